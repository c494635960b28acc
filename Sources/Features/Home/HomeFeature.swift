package import ChallengeCore

/// Where the app begins.
package struct HomeFeature: FeatureContract {
    private let container: HomeContainer

    package init(tracker: any TrackerContract) {
        container = HomeContainer(tracker: tracker)
    }

    package let name = "Home"

    package var routes: [Route] {
        [
            Route(
                name: "home", help: "where the app begins", deepLink: "challenge://home",
                to: HomeIncomingNavigation.main),
            Route(
                name: "characters", help: "all in Rick and Morty, with search and filter",
                to: HomeOutgoingNavigation.characters),
            Route(name: "games", help: "games of half a century, with search", to: HomeOutgoingNavigation.games),
        ]
    }

    package let screens = [HomeView.description]

    package var outgoingNavigations: [any OutgoingNavigationContract] { HomeOutgoingNavigation.allCases }

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { HomeDeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(HomeView(viewModel: container.makeHomeViewModel(navigator: navigator)))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? HomeIncomingNavigation else { return nil }
        switch navigation {
        case .main: return makeMainView(navigator: navigator)
        }
    }
}
