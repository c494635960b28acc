import ChallengeCore

/// Gets a game quickly: what is kept, if anything is.
nonisolated protocol GetGameUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(GameError) -> Game
}

nonisolated struct GetGameUseCase: GetGameUseCaseContract {
    let repository: any GamesRepositoryContract

    func execute(identifier: Int) async throws(GameError) -> Game {
        try await repository.getGame(identifier: identifier, cachePolicy: .localFirst).value
    }
}

/// Gets a game anew; what is kept, with the reason, where that fails.
nonisolated protocol RefreshGameUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(GameError) -> Fetched<Game, GameError>
}

nonisolated struct RefreshGameUseCase: RefreshGameUseCaseContract {
    let repository: any GamesRepositoryContract

    func execute(identifier: Int) async throws(GameError) -> Fetched<Game, GameError> {
        try await repository.getGame(identifier: identifier, cachePolicy: .remoteFirst)
    }
}
