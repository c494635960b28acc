import ChallengeCore
import ChallengeNetworking

nonisolated struct CharacterRepository: CharacterRepositoryContract {
    let remoteDataSource: any CharacterRemoteDataSourceContract
    let memoryDataSource: any CharacterMemoryDataSourceContract
    let log: ActivityLog

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await cachePolicy.fetch(
            "character \(identifier)", log: log,
            local: { await memoryDataSource.character(identifier: identifier) },
            store: { await memoryDataSource.save($0) },
            remote: { () async throws(CharacterError) -> Character in
                let dto: CharacterDTO?
                do throws(LoadFailure) {
                    dto = try await remoteDataSource.character(identifier: identifier)
                } catch {
                    throw .failed(error)
                }
                guard let dto else { throw .notFound(identifier: identifier) }
                return Character(dto)
            })
    }
}
