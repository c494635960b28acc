import ChallengeCore

nonisolated protocol SearchGamesUseCaseProtocol: Sendable {
    /// Returns a page of the games that match a filter, always from the API.
    func execute(filter: GameFilter, page: Int) async throws(LoadFailure) -> ListPage<Game>
}

nonisolated struct SearchGamesUseCase: SearchGamesUseCaseProtocol {
    let repository: any GamesRepositoryProtocol

    func execute(filter: GameFilter, page: Int) async throws(LoadFailure) -> ListPage<Game> {
        try await repository.searchGames(filter, page: page)
    }
}
