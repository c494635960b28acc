import ChallengeCore
import ChallengeShellCommand
import ChallengeSystem
import Foundation

/// An app with redirects of every kind, which the Challenge app does not have: a start, an end to which redirects lead,
/// and a photo that is presented as a modal.
@main
struct RedirectApp: ShellApp {
    static let information = AppInformation(
        name: "Redirects", command: "redirects", version: "1.0", summary: "Follow redirects.")

    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { Place.start }
    var redirector: (any NavigationRedirectContract)? { PlaceRedirect() }

    init(_ context: AppContext, options: NoOptions) {
        features = [RedirectFeature(), SystemFeature(tracker: context.tracker)]
    }
}

@MainActor
struct RedirectFeature: FeatureContract {
    let name = "Redirects"

    var screens: [Screen] {
        Place.allCases.map { place in
            let declaration = PlaceView.declaration(of: place)
            guard place != .unshown else { return Screen(description: declaration.description) { _, _ in nil } }
            return declaration.shown { PlaceView(place: place, navigator: $1) }
        }
    }

    var exits: [Exit] {
        let routes: [Outgoing: (name: String, help: String)] = [
            .one: ("six", "more redirects than are followed"),
            .two: ("five", "as many redirects as are followed"),
            .around: ("circle", "redirects without an end"),
            .lost: ("lost", "a redirect to what nobody redirects"),
        ]
        return Outgoing.allCases.map { Exit($0, route: routes[$0]?.name, help: routes[$0]?.help ?? "") }
    }
}

/// A screen for each place; each can present the photo in either style.
struct PlaceView: View {
    let place: Place
    let navigator: any NavigatorContract

    static func declaration(of place: Place) -> ScreenDeclaration<Void> {
        let isShown = place != .unshown
        return ScreenDeclaration(
            name(of: place), title: name(of: place), navigation: place.name, place,
            route: isShown ? nil : .init("unshown", help: "what nobody shows"),
            actions: isShown ? modals.map(\.description) : [])
    }

    private nonisolated static let modals: [(description: ActionDescription, style: ModalPresentationStyle)] = [
        (modal("peek", .sheet), .sheet), (modal("stare", .fullScreenCover), .fullScreenCover),
    ]

    private nonisolated static func modal(_ name: String, _ style: ModalPresentationStyle) -> ActionDescription {
        ActionDescription(name: name, help: "Show the photo", effect: .leads(to: Outgoing.peek.name, as: style))
    }

    private static func name(of place: Place) -> String { "\(place)".capitalized }

    func render() -> Rendering {
        Rendering(
            screen: Self.name(of: place), label: "\(place)", title: Self.name(of: place), state: .loaded,
            body: .stack([]), snapshot: "\(place)",
            actions: Self.modals.map { modal in
                Action(modal.description) { navigator.present(Outgoing.peek, style: modal.style) }
            })
    }

    func appear() async {}
}

/// The app's screens; no feature shows the last.
nonisolated enum Place: IncomingNavigationContract, CaseIterable {
    case start
    case end
    case photo
    case unshown

    var navigationName: NavigationName { NavigationName("Place.\(self)") }
}

/// Outgoing navigations that are redirected to each other, to a place, or not at all.
nonisolated enum Outgoing: OutgoingNavigationContract, CaseIterable {
    /// A chain of six redirects; a chain of five begins at the second.
    case one, two, three, four, five, six
    /// A circle.
    case around, and, again
    /// A chain whose second navigation is not redirected.
    case lost, gone
    case peek

    var navigationName: NavigationName { NavigationName("Outgoing.\(self)") }
}

struct PlaceRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation as? Outgoing {
        case .one: Outgoing.two
        case .two: Outgoing.three
        case .three: Outgoing.four
        case .four: Outgoing.five
        case .five: Outgoing.six
        case .six: Place.end
        case .around: Outgoing.and
        case .and: Outgoing.again
        case .again: Outgoing.around
        case .lost: Outgoing.gone
        case .peek: Place.photo
        case .gone, nil: nil
        }
    }
}
