import ChallengeCore

nonisolated protocol GetGamesUseCaseProtocol: Sendable {
    /// Returns a page of all games, from the cache if the page is there.
    func execute(page: Int) async throws(LoadFailure) -> ListPage<Game>
    /// Returns all games if they are available without waiting. Called on any thread.
    func executeIfCached() -> [Game]?
}

nonisolated struct GetGamesUseCase: GetGamesUseCaseProtocol {
    let repository: any GamesRepositoryProtocol

    func execute(page: Int) async throws(LoadFailure) -> ListPage<Game> {
        try await repository.getGames(page: page, cachePolicy: .localFirst).value
    }

    func executeIfCached() -> [Game]? { repository.gamesIfCached() }
}
