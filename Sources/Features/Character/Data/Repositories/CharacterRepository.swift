import ChallengeCore

nonisolated protocol CharacterRepositoryContract: Sendable {
    /// Returns a character, with the reason if a cached one replaces a fresh one.
    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError>
}

nonisolated struct CharacterRepository: CharacterRepositoryContract {
    private let remoteDataSource: any CharacterRemoteDataSourceContract
    private let memoryDataSource: any CharacterMemoryDataSourceContract
    private let mapper = CharacterMapper()
    private let errorMapper = CharacterErrorMapper()
    private let log = AppEnvironment.current.activity

    init(
        remoteDataSource: any CharacterRemoteDataSourceContract,
        memoryDataSource: any CharacterMemoryDataSourceContract
    ) {
        self.remoteDataSource = remoteDataSource
        self.memoryDataSource = memoryDataSource
    }

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await cachePolicy.fetch(
            "character \(identifier)", log: log,
            local: { memoryDataSource.getCharacter(identifier: identifier) },
            store: { memoryDataSource.saveCharacters([$0]) },
            remote: { () async throws(CharacterError) -> Character in
                do throws(LoadFailure) {
                    return mapper.map(try await remoteDataSource.fetchCharacter(identifier: identifier))
                } catch {
                    throw errorMapper.map(error)
                }
            })
    }
}
