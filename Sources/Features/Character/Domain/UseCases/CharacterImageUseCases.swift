import ChallengeCore

nonisolated protocol CharacterImageRepositoryContract: Sendable {
    /// The picture at an address, which came from the API and may be anything.
    func getImage(at address: String) async throws(CharacterImageError) -> Picture
}

/// Gets the picture of a character.
nonisolated protocol GetCharacterImageUseCaseContract: Sendable {
    func execute(_ character: Character) async throws(CharacterImageError) -> Picture
}

nonisolated struct GetCharacterImageUseCase: GetCharacterImageUseCaseContract {
    let repository: any CharacterImageRepositoryContract

    func execute(_ character: Character) async throws(CharacterImageError) -> Picture {
        guard !character.image.isEmpty else { throw .missing }
        return try await repository.getImage(at: character.image)
    }
}
