import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// A destination on Home: an action, a row of the screen and a route.
nonisolated struct HomeEntry: Sendable {
    /// One word in lower case, by which it is asked for.
    let name: String
    /// What is found there.
    let help: String
    let navigation: HomeOutgoingNavigation

    /// In the order in which they are shown.
    static let all = [
        HomeEntry(
            name: "characters", help: "all in Rick and Morty, with search and filter", navigation: .characters),
        HomeEntry(name: "games", help: "games of half a century, with search", navigation: .games),
    ]

    var action: ActionDescription {
        ActionDescription(name: name, help: "Go to the \(name)", effect: .leads(to: navigation.name))
    }
}

final class HomeViewModel {
    private let navigator: HomeNavigator
    private let tracker: HomeTracker

    init(navigator: HomeNavigator, tracker: HomeTracker) {
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.trackScreenViewed() }

    func didSelect(_ entry: HomeEntry) {
        tracker.trackSelected(entry)
        navigator.navigate(to: entry)
    }
}

struct HomeView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Home", title: "Home", navigation: "HomeIncomingNavigation.main", HomeIncomingNavigation.main,
        route: .init("home", help: "where the app begins"),
        links: ["challenge://home", "challenge://home/main"], actions: HomeEntry.all.map(\.action),
        contents: [
            .init("Where the app begins.", in: .loaded, schema: .object(["destinations": .array(of: .string)]))
        ])

    let viewModel: HomeViewModel

    func render() -> Rendering {
        Rendering(
            screen: Self.declaration.description.name, label: "home", title: "Home", state: .loaded,
            body: .stack([
                .paragraph([Span("Characters and games, one screen at a time.")]),
                .blank,
                .infoRows(HomeEntry.all.map { (label: $0.name, value: [Span($0.help)]) }),
            ]),
            snapshot: ["destinations": HomeEntry.all.map(\.name)] as JSON,
            actions: HomeEntry.all.map { entry in Action(entry.action) { viewModel.didSelect(entry) } })
    }

    func appear() async { viewModel.didAppear() }
}

/// Where one can go from Home.
struct HomeNavigator {
    let navigator: any NavigatorContract

    func navigate(to entry: HomeEntry) { navigator.navigate(to: entry.navigation) }
}

/// Tracks the events of Home.
struct HomeTracker {
    let tracker: any TrackerContract

    func trackScreenViewed() { tracker.track(TrackingEvent("home_viewed")) }
    func trackSelected(_ entry: HomeEntry) { tracker.track(TrackingEvent("home_\(entry.name)_selected")) }
}
