import ChallengeCore
import ChallengeCoreInjection
import ChallengeInjection
import ChallengeListing
import ChallengeNetworking

/// The registrations of the Games feature. Only objects that are shared or have state get a scope.
nonisolated extension Container {
    // MARK: Data

    var httpClient: Factory<any HTTPClientContract> { .promised(by: self) }

    /// The recent searches in the list of games.
    var recentSearchesDataSource: Factory<any RecentSearchesLocalDataSourceContract> { .promised(by: self).cached }

    var apiClient: Factory<any RemoteDataSourceContract<Game, GameFilter>> {
        Factory(self) { APIClient(httpClient: self.httpClient(), logger: self.logger()) }.singleton
    }

    var gamesRepository: Factory<any RepositoryContract<Game, GameFilter>> {
        Factory(self) {
            GamesRepository(of: GamesListView.words, remoteDataSource: self.apiClient(), log: self.activityLog())
        }.cached
    }

    // MARK: Use cases

    var getGamesUseCase: Factory<GetGamesUseCase> { Factory(self) { .init(repository: self.gamesRepository()) } }
    var refreshGamesUseCase: Factory<RefreshGamesUseCase> {
        Factory(self) { .init(repository: self.gamesRepository()) }
    }
    var searchGamesUseCase: Factory<SearchGamesUseCase> { Factory(self) { .init(repository: self.gamesRepository()) } }
    var getGameUseCase: Factory<GetGameUseCase> { Factory(self) { .init(repository: self.gamesRepository()) } }
    var refreshGameUseCase: Factory<RefreshGameUseCase> { Factory(self) { .init(repository: self.gamesRepository()) } }
    var getImageUseCase: Factory<GetImageUseCase> { Factory(self) { .init(imageLoader: self.imageCache()) } }

    var recentSearches: Factory<RecentSearches> {
        Factory(self) { .init(localDataSource: self.recentSearchesDataSource()) }
    }

    // MARK: Presentation

    var gamesTracker: Factory<any ListTrackerContract> { Factory(self) { GamesTracker(tracker: self.tracker()) } }

    var gameDetailTracker: Factory<any DetailTrackerContract> {
        Factory(self) { GameDetailTracker(tracker: self.tracker()) }
    }

    var gamesViewModel: Factory<GamesViewModel> { Factory(self) { GamesViewModel() } }

    // The identifier of a game is known only when its screen opens, so the identifier cannot be registered.

    func gameDetailViewModel(identifier: Int) -> Factory<GameDetailViewModel> {
        Factory(self) { GameDetailViewModel(identifier: identifier) }
    }
}
