import ChallengeCore

nonisolated struct CharacterRepository: CharacterRepositoryContract {
    let remoteDataSource: any CharacterRemoteDataSourceContract
    let memoryDataSource: any CharacterMemoryDataSourceContract

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await cachePolicy.fetch(
            local: { await memoryDataSource.character(identifier: identifier) },
            store: { await memoryDataSource.save($0) },
            remote: { () async throws(CharacterError) -> Character in
                do throws(LoadFailure) {
                    guard let dto = try await remoteDataSource.character(identifier: identifier) else {
                        throw LoadFailure.status(404)
                    }
                    return Character(dto)
                } catch .status(404) {
                    throw .notFound(identifier: identifier)
                } catch {
                    throw .failed(error)
                }
            })
    }
}
