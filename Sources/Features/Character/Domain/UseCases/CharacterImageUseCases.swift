import ChallengeCore

/// Gets the picture of a character.
nonisolated protocol GetCharacterImageUseCaseContract: Sendable {
    func execute(_ character: Character) async throws(ImageError) -> Picture
}

nonisolated struct GetCharacterImageUseCase: GetCharacterImageUseCaseContract {
    let imageLoader: any ImageLoaderContract

    func execute(_ character: Character) async throws(ImageError) -> Picture {
        try await imageLoader.image(at: character.image)
    }
}
