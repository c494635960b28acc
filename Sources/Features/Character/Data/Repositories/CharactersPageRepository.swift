import ChallengeCore

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
        await memoryDataSource.save(found.characters)
        return found
    }

    /// Nothing there means: nobody on page 1, and that the pages end before any other.
    private func load(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        do throws(LoadFailure) {
            let dto = try await remoteDataSource.charactersPage(page: page, filter: filter)
            return dto.map { CharactersPage($0, page: page) }
                ?? CharactersPage(characters: [], page: page, pages: page - 1, total: 0)
        } catch {
            throw .failed(error)
        }
    }
}

extension CharactersPage {
    /// Where what the API says of how many there are contradicts what it sends, what it sends counts: there are at least
    /// this page and its rows, and on an only page is everyone.
    fileprivate nonisolated init(_ dto: CharactersPageDTO, page: Int) {
        let rowCount = dto.results.count + dto.leftOut.count
        let pages = max(dto.info.pages, page)
        self.init(
            characters: dto.results.map { Character($0) }, page: page, pages: pages,
            total: pages == 1 ? rowCount : max(dto.info.count, rowCount), leftOut: dto.leftOut)
    }
}
