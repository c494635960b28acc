import ChallengeCore

/// Gets a character for its first display: the cached one, if any.
nonisolated protocol GetCharacterUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(CharacterError) -> Character
}

nonisolated struct GetCharacterUseCase: GetCharacterUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(identifier: Int) async throws(CharacterError) -> Character {
        try await repository.getCharacter(identifier: identifier, cachePolicy: .localFirst).value
    }
}
