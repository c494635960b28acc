package import ChallengeCore
import ChallengeInjection
import ChallengeListing
package import ChallengeNetworking

/// Video games: a list with search, and the details of each game. Registrations wire the feature: see `docs/wiring.md`.
package struct GamesFeature: FeatureContract {
    /// The container of this feature. Each app in a process has its own container.
    @Lazy var container: Container

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        let environment = AppEnvironment.current
        _container = Lazy {
            let container = Container()
            container.httpClient.register { httpClient }
            container.tracker.register { tracker }
            container.activityLog.register { environment.activity }
            container.recentSearchesDataSource.register {
                RecentSearchesLocalDataSource(list: "games", file: RecentSearchesFile(in: environment))
            }
            return container
        }
    }

    package let name = "Games"

    package var screens: [Screen] {
        [
            GamesListView.declaration.shown { _, _ in
                GamesListView(viewModel: container.gamesViewModel())
            } preview: { _ in
                let viewModel = container.gamesViewModel()
                _ = viewModel.list.showing(.preview)
                return [GamesListView(viewModel: viewModel)]
            },
            GameDetailView.declaration.shown { identifier, _ in
                GameDetailView(viewModel: container.gameDetailViewModel(identifier: identifier)())
            } preview: { _ in
                let viewModel = container.gameDetailViewModel(identifier: 1)()
                _ = viewModel.detail.showing(.preview)
                return [GameDetailView(viewModel: viewModel)]
            },
        ]
    }
}
