import ChallengeCore
import ChallengeInjection
import ChallengeListing
import ChallengeNetworking

/// The registrations of the Games feature. Only objects that are shared or have state get a scope.
nonisolated extension Container {
    // MARK: Data

    /// The feature registers the client that the app gives it.
    var httpClient: Factory<any HTTPClientContract> { .promised(by: self) }

    var apiClient: Factory<any APIClientProtocol> {
        Factory(self) { APIClient() }.singleton
    }

    var gamesRepository: Factory<any GamesRepositoryProtocol> {
        Factory(self) { GamesRepository(apiClient: self.apiClient()) }.cached
    }

    var recentSearchesRepository: Factory<any RecentSearchesRepositoryProtocol> {
        Factory(self) { RecentSearches(localDataSource: RecentSearchesLocalDataSource(list: "games")) }.cached
    }

    // MARK: Use cases

    var getGamesUseCase: Factory<any GetGamesUseCaseProtocol> {
        Factory(self) { GetGamesUseCase(repository: self.gamesRepository()) }
    }

    var refreshGamesUseCase: Factory<any RefreshGamesUseCaseProtocol> {
        Factory(self) { RefreshGamesUseCase(repository: self.gamesRepository()) }
    }

    var searchGamesUseCase: Factory<any SearchGamesUseCaseProtocol> {
        Factory(self) { SearchGamesUseCase(repository: self.gamesRepository()) }
    }

    var getGameUseCase: Factory<any GetGameUseCaseProtocol> {
        Factory(self) { GetGameUseCase(repository: self.gamesRepository()) }
    }

    var refreshGameUseCase: Factory<any RefreshGameUseCaseProtocol> {
        Factory(self) { RefreshGameUseCase(repository: self.gamesRepository()) }
    }

    var getRecentSearchesUseCase: Factory<any GetRecentSearchesUseCaseProtocol> {
        Factory(self) { GetRecentSearchesUseCase(repository: self.recentSearchesRepository()) }
    }

    var saveRecentSearchUseCase: Factory<any SaveRecentSearchUseCaseProtocol> {
        Factory(self) { SaveRecentSearchUseCase(repository: self.recentSearchesRepository()) }
    }

    var deleteRecentSearchUseCase: Factory<any DeleteRecentSearchUseCaseProtocol> {
        Factory(self) { DeleteRecentSearchUseCase(repository: self.recentSearchesRepository()) }
    }

    // MARK: Presentation

    var gamesListTracker: Factory<any GamesListTrackerProtocol> {
        Factory(self) { GamesListTracker(tracker: self.tracker()) }
    }

    var gameDetailTracker: Factory<any GameDetailTrackerProtocol> {
        Factory(self) { GameDetailTracker(tracker: self.tracker()) }
    }

    var gamesViewModel: Factory<GamesViewModel> {
        Factory(self) { GamesViewModel() }
    }

    // The identifier of a game and the navigator of a stack are known only when a screen opens, so they are arguments.

    func gameDetailViewModel(identifier: Int) -> Factory<GameDetailViewModel> {
        Factory(self) { GameDetailViewModel(identifier: identifier) }
    }

    func gamesNavigator(_ navigator: any NavigatorContract) -> Factory<GamesNavigator> {
        Factory(self) { GamesNavigator(navigator: navigator) }
    }
}
