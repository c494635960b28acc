import ChallengeCore

nonisolated protocol GetGameUseCaseProtocol: Sendable {
    /// Returns a game, from the cache if it is there. Throws `notFound` if no game has this identifier.
    func execute(identifier: Int) async throws(LoadFailure) -> Game
}

nonisolated struct GetGameUseCase: GetGameUseCaseProtocol {
    let repository: any GamesRepositoryProtocol

    func execute(identifier: Int) async throws(LoadFailure) -> Game {
        try await repository.getGame(identifier: identifier, cachePolicy: .localFirst).value
    }
}
