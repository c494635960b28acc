package import ChallengeCore
import ChallengeInjection
package import ChallengeNetworking

/// Video games: a list with search, and each one's details. Wired by registrations: see `docs/wiring.md`.
package struct GamesFeature: FeatureContract {
    /// The feature's own, so that several apps in one process do not meet in it.
    let container = Container()

    /// - Parameters:
    ///   - recentSearchesFile: where recent searches are kept, of games alone; nil keeps them for the session only.
    ///   - log: told what becomes of what is kept in memory.
    ///   - warn: told, once, when that file cannot be used.
    package init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        recentSearchesFile: String? = nil, log: ActivityLog = ActivityLog(),
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        container.httpClient.register { httpClient }
        container.imageCache.register { imageLoader }
        container.tracker.register { tracker }
        container.activityLog.register { log }
        container.recentSearchesDataSource.register {
            RecentSearchesLocalDataSource(path: recentSearchesFile, warn: warn)
        }
    }

    package let name = "Games"

    package let screens = [GamesListView.description, GameDetailView.description]

    package var deepLinkHandler: (any DeepLinkHandlerContract)? { GamesDeepLinkHandler() }

    package func makeMainView(navigator: any NavigatorContract) -> AnyView {
        AnyView(GamesListView(viewModel: container.gamesViewModel(in: navigator)()))
    }

    package func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        guard let navigation = navigation as? GamesIncomingNavigation else { return nil }
        switch navigation {
        case .list:
            return makeMainView(navigator: navigator)
        case .detail(let identifier):
            return AnyView(
                GameDetailView(viewModel: container.gameDetailViewModel(identifier: identifier, in: navigator)()))
        }
    }
}
