package import ChallengeCore

/// The first screen of the app, and the information about the app.
package struct HomeFeature: FeatureContract {
    private let tracker: any TrackerContract
    private let environment = AppEnvironment.current

    package init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    package let name = "Home"

    package var screens: [Screen] {
        [
            HomeView.declaration.shown { _, _ in
                makeHome()
            } preview: { _ in
                [makeHome()]
            },
            AboutView.declaration.shown {
                makeAbout(navigator: $1)
            } preview: {
                [makeAbout(navigator: $0)]
            },
        ]
    }

    private func makeHome() -> HomeView { HomeView(viewModel: HomeViewModel(tracker: HomeTracker(tracker: tracker))) }

    private func makeAbout(navigator: any NavigatorContract) -> AboutView {
        AboutView(
            viewModel: AboutViewModel(
                about: About(environment), navigator: AboutNavigator(navigator: navigator), tracker: AboutTracker(tracker: tracker)
            ))
    }

    package var exits: [Exit] { HomeOutgoingNavigation.allCases.map { Exit($0, route: $0.rawValue, help: $0.help) } }
}

package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
    case main, about

    package var navigationName: NavigationName {
        switch self {
        case .main: HomeView.declaration.navigationName
        case .about: AboutView.declaration.navigationName
        }
    }
}

/// The destinations of Home, in their order on the screen. The raw value names a destination's action, row and route.
package nonisolated enum HomeOutgoingNavigation: String, OutgoingNavigationContract, CaseIterable {
    case characters, games, locations, episodes

    package var navigationName: NavigationName { NavigationName("HomeOutgoingNavigation.\(rawValue)") }

    /// A few words about the destination's contents.
    var help: String {
        switch self {
        case .characters: "everyone in Rick and Morty, with search and filter"
        case .games: "games from half a century, with search and filter"
        case .locations: "the places of the show, with search and filter"
        case .episodes: "all seasons, with search by name and code"
        }
    }
}
