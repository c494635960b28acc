package import ChallengeCore

/// Where the app begins.
package struct HomeFeature: FeatureContract {
    private let container: HomeContainer

    package init(tracker: any TrackerContract) {
        container = HomeContainer(tracker: tracker)
    }

    package let name = "Home"

    package var screens: [Screen] {
        [HomeView.declaration.shown { HomeView(viewModel: container.makeHomeViewModel(navigator: $1)) }]
    }

    package var exits: [Exit] { HomeEntry.all.map { Exit($0.navigation, route: $0.name, help: $0.help) } }
}

/// Wires the Home feature.
struct HomeContainer {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func makeHomeViewModel(navigator: any NavigatorContract) -> HomeViewModel {
        HomeViewModel(navigator: HomeNavigator(navigator: navigator), tracker: HomeTracker(tracker: tracker))
    }
}

/// The destinations that Home shows.
package nonisolated enum HomeIncomingNavigation: IncomingNavigationContract {
    case main

    package var navigationName: NavigationName { HomeView.declaration.navigationName }
}

/// Where Home leads without knowing who shows it.
package nonisolated enum HomeOutgoingNavigation: String, OutgoingNavigationContract, CaseIterable {
    case characters = "HomeOutgoingNavigation.characters"
    case games = "HomeOutgoingNavigation.games"

    package var navigationName: NavigationName { NavigationName(rawValue) }
}
