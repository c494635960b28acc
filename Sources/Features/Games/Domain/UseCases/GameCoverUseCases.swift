import ChallengeCore

/// Gets the picture of a game's cover.
nonisolated protocol GetGameCoverUseCaseContract: Sendable {
    func execute(_ game: Game) async throws(ImageError) -> Picture
}

nonisolated struct GetGameCoverUseCase: GetGameCoverUseCaseContract {
    let imageCache: any ImageLoaderContract

    func execute(_ game: Game) async throws(ImageError) -> Picture {
        try await imageCache.image(at: game.image)
    }
}
