import ChallengeCore

nonisolated protocol CharacterRepositoryContract: Sendable {
    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError>
}

/// Gets a character quickly: what is kept, if anything is.
nonisolated protocol GetCharacterUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(CharacterError) -> Character
}

nonisolated struct GetCharacterUseCase: GetCharacterUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(identifier: Int) async throws(CharacterError) -> Character {
        try await repository.getCharacter(identifier: identifier, cachePolicy: .localFirst).value
    }
}

/// Gets a character anew; what is kept, with the reason, where that fails.
nonisolated protocol RefreshCharacterUseCaseContract: Sendable {
    func execute(identifier: Int) async throws(CharacterError) -> Fetched<Character, CharacterError>
}

nonisolated struct RefreshCharacterUseCase: RefreshCharacterUseCaseContract {
    let repository: any CharacterRepositoryContract

    func execute(identifier: Int) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await repository.getCharacter(identifier: identifier, cachePolicy: .remoteFirst)
    }
}
