import ChallengeAppKit
import ChallengeCore
import ChallengeSystem
import Foundation

/// A start, an end to which many redirects lead, and a photo that is shown as a modal.
@MainActor
struct RedirectApp: AppContainerContract {
    private let system: SystemFeature
    private let own = RedirectFeature()

    init(tracker: any TrackerContract) {
        system = SystemFeature(tracker: tracker)
    }

    var features: [any FeatureContract] { [own, system] }
    var rootNavigation: any NavigationContract { Place.start }

    func makeRootView(navigator: any NavigatorContract) -> ResolvedView {
        ResolvedView(feature: own.name, view: own.makeMainView(navigator: navigator))
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> ResolvedView {
        for feature in features {
            if let view = feature.resolve(navigation, navigator: navigator) {
                return ResolvedView(feature: feature.name, view: view)
            }
        }
        let reason = NotFoundReason.unresolved(navigation: navigation.fullName)
        return ResolvedView(
            feature: system.name, view: system.makeNotFoundView(reason: reason, navigator: navigator))
    }
}

@MainActor
struct RedirectFeature: FeatureContract {
    let name = "Redirects"
    let screens = Place.allCases.filter { $0 != .unshown }.map { place in
        ScreenDescription(
            name: PlaceView.name(of: place), navigation: place.name, actions: PlaceView.modals.map(\.description))
    }

    var routes: [Route] {
        [
            Route(name: "six", help: "more redirects than are followed", to: Wish.one),
            Route(name: "five", help: "as many redirects as are followed", to: Wish.two),
            Route(name: "circle", help: "redirects without an end", to: Wish.around),
            Route(name: "lost", help: "a redirect to what nobody redirects", to: Wish.lost),
            Route(name: "unshown", help: "what nobody shows", to: Place.unshown),
        ]
    }

    var outgoingNavigations: [any OutgoingNavigationContract] { Wish.allCases }

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(PlaceView(place: .start, navigator: navigator))
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let place = navigation as? Place, place != .unshown else { return nil }
        return AnyView(PlaceView(place: place, navigator: navigator))
    }
}

/// Any place; each can present the photo in either style.
struct PlaceView: View {
    let place: Place
    let navigator: any NavigatorContract

    static let modals: [(description: ActionDescription, style: ModalPresentationStyle)] = [
        (modal("peek", .sheet), .sheet), (modal("stare", .fullScreenCover), .fullScreenCover),
    ]

    private static func modal(_ name: String, _ style: ModalPresentationStyle) -> ActionDescription {
        ActionDescription(name: name, help: "Show the photo", effect: .leads(to: Wish.peek.name, as: style))
    }

    nonisolated static func name(of place: Place) -> String { "\(place)".capitalized }

    func render() -> Rendering {
        Rendering(
            screen: Self.name(of: place), label: "\(place)", title: Self.name(of: place), state: "loaded",
            body: .stack([]), snapshot: "\(place)",
            actions: Self.modals.map { modal in
                Action(modal.description) { navigator.present(Wish.peek, style: modal.style) }
            })
    }

    func appear() async {}
}
