import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

struct HomeViewModel {
    let navigator: HomeNavigator
    let tracker: HomeTracker

    func didAppear() { tracker.trackScreenViewed() }

    func didSelect(_ destination: HomeOutgoingNavigation) {
        tracker.trackSelected(destination)
        navigator.navigate(to: destination)
    }

    func didSelectAbout() {
        tracker.trackAboutSelected()
        navigator.presentAbout()
    }
}

struct HomeView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "HomeIncomingNavigation.main", HomeIncomingNavigation.main,
        route: .init("home", help: "where the app begins"),
        links: ["challenge://home", "challenge://home/main"],
        actions: HomeOutgoingNavigation.allCases.map(\.action) + [about],
        contents: [
            .init("Where the app begins.", in: .loaded, schema: .object(["destinations": .array(of: .string)]))
        ],
        events: ["home_viewed", "home_about_selected"]
            + HomeOutgoingNavigation.allCases.map { .init(HomeTracker.selected($0), keys: []) })

    /// An intent, so that it can be asked for on every screen.
    nonisolated static let about = ActionDescription(
        name: "about", help: "Show the app's version, data and licence",
        effect: .leads(to: "HomeIncomingNavigation.about", as: .sheet), isIntent: true)

    let viewModel: HomeViewModel

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "home", title: "Home", state: .loaded,
            body: .stack([
                .paragraph([Span("Rick and Morty, and games, one screen at a time.")]),
                .blank,
                .infoRows(
                    HomeOutgoingNavigation.allCases.map { (label: $0.rawValue, value: [Span($0.help)]) }
                        + [(label: Self.about.name, value: [Span("this app, its data and its licence")])]),
            ]),
            snapshot: ["destinations": HomeOutgoingNavigation.allCases.map(\.rawValue)] as JSON,
            actions: HomeOutgoingNavigation.allCases.map { destination in
                Action(destination.action) { viewModel.didSelect(destination) }
            } + [Action(Self.about) { viewModel.didSelectAbout() }])
    }

    func appear() async { viewModel.didAppear() }
}

struct HomeNavigator {
    let navigator: any NavigatorContract

    func navigate(to destination: HomeOutgoingNavigation) { navigator.navigate(to: destination) }
    func presentAbout() { navigator.present(HomeIncomingNavigation.about, style: .sheet) }
}

struct HomeTracker {
    let tracker: any TrackerContract

    func trackScreenViewed() { tracker.track(TrackingEvent("home_viewed")) }
    func trackSelected(_ destination: HomeOutgoingNavigation) {
        tracker.track(TrackingEvent(Self.selected(destination)))
    }
    func trackAboutSelected() { tracker.track(TrackingEvent("home_about_selected")) }

    nonisolated static func selected(_ destination: HomeOutgoingNavigation) -> String {
        "home_\(destination.rawValue)_selected"
    }
}
