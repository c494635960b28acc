import ChallengeCore
import ChallengeInjection

/// What the feature is built of. Everything is new each time, but for what remembers something.
nonisolated extension Container {
    // MARK: Data

    var gamesMemory: Factory<any GamesMemoryDataSourceContract> {
        Factory(self) { GamesMemoryDataSource() }.cached
    }

    var gamesRepository: Factory<any GamesRepositoryContract> {
        Factory(self) {
            GamesRepository(apiClient: self.apiClient(), memory: self.gamesMemory(), log: self.activityLog())
        }
    }

    var recentSearchesRepository: Factory<any RecentSearchesRepositoryContract> {
        Factory(self) { RecentSearchesRepository(localDataSource: self.recentSearchesDataSource()) }
    }

    // MARK: Use cases

    var getGamesUseCase: Factory<any GetGamesUseCaseContract> {
        Factory(self) { GetGamesUseCase(repository: self.gamesRepository()) }
    }

    var refreshGamesUseCase: Factory<any RefreshGamesUseCaseContract> {
        Factory(self) { RefreshGamesUseCase(repository: self.gamesRepository()) }
    }

    var searchGamesUseCase: Factory<any SearchGamesUseCaseContract> {
        Factory(self) { SearchGamesUseCase(repository: self.gamesRepository()) }
    }

    var getGameUseCase: Factory<any GetGameUseCaseContract> {
        Factory(self) { GetGameUseCase(repository: self.gamesRepository()) }
    }

    var refreshGameUseCase: Factory<any RefreshGameUseCaseContract> {
        Factory(self) { RefreshGameUseCase(repository: self.gamesRepository()) }
    }

    var getGameCoverUseCase: Factory<any GetGameCoverUseCaseContract> {
        Factory(self) { GetGameCoverUseCase(imageCache: self.imageCache()) }
    }

    var getRecentSearchesUseCase: Factory<any GetRecentSearchesUseCaseContract> {
        Factory(self) { GetRecentSearchesUseCase(repository: self.recentSearchesRepository()) }
    }

    var saveRecentSearchUseCase: Factory<any SaveRecentSearchUseCaseContract> {
        Factory(self) { SaveRecentSearchUseCase(repository: self.recentSearchesRepository()) }
    }

    var deleteRecentSearchUseCase: Factory<any DeleteRecentSearchUseCaseContract> {
        Factory(self) { DeleteRecentSearchUseCase(repository: self.recentSearchesRepository()) }
    }

    // MARK: Presentation

    var gamesTracker: Factory<any GamesTrackerContract> {
        Factory(self) { GamesTracker(tracker: self.tracker()) }
    }

    var gameDetailTracker: Factory<any GameDetailTrackerContract> {
        Factory(self) { GameDetailTracker(tracker: self.tracker()) }
    }

    // What is known only as a screen opens cannot be registered: the stack that the screen is in, and which game it shows.

    func gamesNavigator(in navigator: any NavigatorContract) -> Factory<any GamesNavigatorContract> {
        Factory(self) { GamesNavigator(navigator: navigator) }
    }

    func gamesViewModel(in navigator: any NavigatorContract) -> Factory<any GamesViewModelContract> {
        Factory(self) { GamesViewModel(navigator: self.gamesNavigator(in: navigator)()) }
    }

    func gameDetailViewModel(
        identifier: Int, in navigator: any NavigatorContract
    ) -> Factory<any GameDetailViewModelContract> {
        Factory(self) {
            GameDetailViewModel(identifier: identifier, navigator: self.gamesNavigator(in: navigator)())
        }
    }
}
