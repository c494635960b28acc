import ChallengeCore

nonisolated protocol RefreshGameUseCaseProtocol: Sendable {
    /// Returns a game from the API. If the API fails, returns the cached game with the reason.
    func execute(identifier: Int) async throws(LoadFailure) -> Fetched<Game, LoadFailure>
}

nonisolated struct RefreshGameUseCase: RefreshGameUseCaseProtocol {
    let repository: any GamesRepositoryProtocol

    func execute(identifier: Int) async throws(LoadFailure) -> Fetched<Game, LoadFailure> {
        try await repository.getGame(identifier: identifier, cachePolicy: .remoteFirst)
    }
}
