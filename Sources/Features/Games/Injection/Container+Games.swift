import ChallengeCore
import ChallengeInjection
import ChallengeListing
import ChallengeNetworking
import Logging

/// The registrations of the Games feature. Only objects that are shared or have state get a scope.
nonisolated extension Container {
    // MARK: The app's objects, which the feature registers

    var tracker: Factory<any TrackerContract> { .promised(by: self) }
    var activityLog: Factory<ActivityLog> { .promised(by: self) }
    var httpClient: Factory<any HTTPClientContract> { .promised(by: self) }

    var logger: Factory<any LoggerContract> { Factory(self) { Logger(label: "challenge") }.singleton }

    // MARK: Data

    /// The recent searches in the list of games.
    var recentSearchesDataSource: Factory<any RecentSearchesLocalDataSourceContract> { .promised(by: self).cached }

    var apiClient: Factory<any RemoteDataSourceContract<Game, GameFilter>> {
        Factory(self) { APIClient(httpClient: self.httpClient(), logger: self.logger()) }.singleton
    }

    var gamesRepository: Factory<any RepositoryContract<Game, GameFilter>> {
        Factory(self) {
            GamesRepository(of: GamesListView.nouns, remoteDataSource: self.apiClient(), log: self.activityLog())
        }.cached
    }

    var gamesSource: Factory<RepositorySource<Game, GameFilter>> {
        Factory(self) {
            .init(
                self.gamesRepository(),
                recentSearches: RecentSearches(localDataSource: self.recentSearchesDataSource()))
        }
    }

    // MARK: Presentation

    var gamesViewModel: Factory<GamesViewModel> { Factory(self) { GamesViewModel() } }

    // The identifier of a game is known only when its screen opens, so the identifier cannot be registered.

    func gameDetailViewModel(identifier: Int) -> Factory<GameDetailViewModel> {
        Factory(self) { GameDetailViewModel(identifier: identifier) }
    }
}

nonisolated protocol LoggerContract: Sendable {
    /// - Parameter text: a sentence without a full stop, which may contain untrusted text from an API.
    func note(_ text: String)
}

/// Writes notes at the level `debug`.
nonisolated extension Logger: LoggerContract {
    func note(_ text: String) { debug("\(text)") }
}
