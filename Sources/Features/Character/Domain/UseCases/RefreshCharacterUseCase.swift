import ChallengeCore

/// Gets a character from the API. If that fails, gets the cached character with the reason.
nonisolated protocol RefreshCharacterUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(CharacterError) -> Fetched<Character, CharacterError>
}

nonisolated struct RefreshCharacterUseCase: RefreshCharacterUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(identifier: Int) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await repository.getCharacter(identifier: identifier, cachePolicy: .remoteFirst)
    }
}
