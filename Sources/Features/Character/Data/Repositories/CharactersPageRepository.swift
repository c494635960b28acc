import ChallengeCore
import ChallengeNetworking

nonisolated struct CharactersPageRepository: CharactersPageRepositoryContract {
    let remoteDataSource: any CharacterRemoteDataSourceContract
    let memoryDataSource: any CharacterMemoryDataSourceContract
    let log: ActivityLog

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try await cachePolicy.fetch(
            "characters page \(page)", log: log,
            local: { await memoryDataSource.charactersPage(page: page) },
            store: { await memoryDataSource.save($0) },
            remote: { () async throws(CharactersPageError) -> CharactersPage in
                try await load(page: page, filter: CharacterFilter())
            })
    }

    func searchCharactersPage(
        page: Int, filter: CharacterFilter
    ) async throws(CharactersPageError) -> CharactersPage {
        let found = try await load(page: page, filter: filter)
        await memoryDataSource.save(found.items)
        return found
    }

    private func load(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        do throws(LoadFailure) {
            let answer = try await remoteDataSource.charactersPage(page: page, filter: filter)
            return CharactersPage(answer, page: page) { Character($0) }
        } catch {
            throw .failed(error)
        }
    }
}
