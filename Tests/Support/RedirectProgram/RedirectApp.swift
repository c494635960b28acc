import ChallengeCore
import ChallengeSystem
import Foundation

/// A start, an end to which many redirects lead, and a photo that is shown as a modal.
@MainActor
struct RedirectApp: AppContainerContract {
    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { Place.start }

    init(tracker: any TrackerContract) {
        features = [RedirectFeature(), SystemFeature(tracker: tracker)]
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
        let routes: [Wish: (name: String, help: String)] = [
            .one: ("six", "more redirects than are followed"),
            .two: ("five", "as many redirects as are followed"),
            .around: ("circle", "redirects without an end"),
            .lost: ("lost", "a redirect to what nobody redirects"),
        ]
        return Wish.allCases.map { Exit($0, route: routes[$0]?.name, help: routes[$0]?.help ?? "") }
    }
}

/// Any place; each can present the photo in either style.
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

    private static let modals: [(description: ActionDescription, style: ModalPresentationStyle)] = [
        (modal("peek", .sheet), .sheet), (modal("stare", .fullScreenCover), .fullScreenCover),
    ]

    private static func modal(_ name: String, _ style: ModalPresentationStyle) -> ActionDescription {
        ActionDescription(name: name, help: "Show the photo", effect: .leads(to: Wish.peek.name, as: style))
    }

    private static func name(of place: Place) -> String { "\(place)".capitalized }

    func render() -> Rendering {
        Rendering(
            screen: Self.name(of: place), label: "\(place)", title: Self.name(of: place), state: .loaded,
            body: .stack([]), snapshot: "\(place)",
            actions: Self.modals.map { modal in
                Action(modal.description) { navigator.present(Wish.peek, style: modal.style) }
            })
    }

    func appear() async {}
}
