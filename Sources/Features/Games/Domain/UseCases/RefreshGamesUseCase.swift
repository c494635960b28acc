import ChallengeCore

nonisolated protocol RefreshGamesUseCaseProtocol: Sendable {
    /// Returns a page of all games from the API. If the API fails, returns the cached page with the reason.
    func execute(page: Int) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>
}

nonisolated struct RefreshGamesUseCase: RefreshGamesUseCaseProtocol {
    let repository: any GamesRepositoryProtocol

    func execute(page: Int) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure> {
        try await repository.getGames(page: page, cachePolicy: .remoteFirst)
    }
}
