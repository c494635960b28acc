import ChallengeCore
import ChallengeNetworking

nonisolated protocol GamesRepositoryContract: Sendable {
    func getGame(identifier: Int, cachePolicy: CachePolicy) async throws(GameError) -> Fetched<Game, GameError>

    func getGames(page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>

    /// Always asks the API: what a search finds is not kept as a page.
    func searchGames(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game>
}

/// Gets a page of all games quickly: what is kept, if anything is.
nonisolated protocol GetGamesUseCaseContract: Sendable {
    func execute(page: Int) async throws(LoadFailure) -> ListPage<Game>
}

nonisolated struct GetGamesUseCase: GetGamesUseCaseContract {
    let repository: any GamesRepositoryContract

    func execute(page: Int) async throws(LoadFailure) -> ListPage<Game> {
        try await repository.getGames(page: page, cachePolicy: .localFirst).value
    }
}

/// Gets a page of all games anew; what is kept, with the reason, where that fails.
nonisolated protocol RefreshGamesUseCaseContract: Sendable {
    func execute(page: Int) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>
}

nonisolated struct RefreshGamesUseCase: RefreshGamesUseCaseContract {
    let repository: any GamesRepositoryContract

    func execute(page: Int) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure> {
        try await repository.getGames(page: page, cachePolicy: .remoteFirst)
    }
}

/// Gets a page of the games with a text in their titles, always anew.
nonisolated protocol SearchGamesUseCaseContract: Sendable {
    func execute(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game>
}

nonisolated struct SearchGamesUseCase: SearchGamesUseCaseContract {
    let repository: any GamesRepositoryContract

    func execute(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game> {
        try await repository.searchGames(page: page, title: title)
    }
}
