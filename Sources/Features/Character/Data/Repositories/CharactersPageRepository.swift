import ChallengeCore
import ChallengeListing

nonisolated protocol CharactersPageRepositoryContract: Sendable {
    /// Returns a page of all characters, with the reason if a cached page replaces a fresh one.
    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError>
    /// Returns a page of the matches, always from the API. The characters are cached, the page is not.
    func searchCharactersPage(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage
    /// Returns all characters if they are available without waiting. Called on any thread.
    func getCharactersIfCached() -> [Character]?
}

nonisolated struct CharactersPageRepository: CharactersPageRepositoryContract {
    private let remoteDataSource: any CharacterRemoteDataSourceContract
    private let memoryDataSource: any CharacterMemoryDataSourceContract
    private let mapper = CharactersPageMapper()
    private let errorMapper = CharactersPageErrorMapper()
    private let matches = FilteredPages<Character, CharacterFilter>()
    private let log = AppEnvironment.current.activity

    init(
        remoteDataSource: any CharacterRemoteDataSourceContract,
        memoryDataSource: any CharacterMemoryDataSourceContract
    ) {
        self.remoteDataSource = remoteDataSource
        self.memoryDataSource = memoryDataSource
    }

    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try await cachePolicy.fetch(
            "characters page \(page)", log: log,
            local: { memoryDataSource.getCharactersPage(page: page) },
            store: { memoryDataSource.saveCharactersPage($0) },
            remote: { () async throws(CharactersPageError) -> CharactersPage in
                do throws(LoadFailure) {
                    return try await fetch(page: page, filter: CharacterFilter())
                } catch {
                    throw errorMapper.map(error)
                }
            })
    }

    func searchCharactersPage(
        page: Int, filter: CharacterFilter
    ) async throws(CharactersPageError) -> CharactersPage {
        do throws(LoadFailure) {
            let found = try await matches.page(page, matching: filter) { (page) async throws(LoadFailure) in
                let found = try await fetch(page: page, filter: filter)
                memoryDataSource.saveCharacters(found.characters)
                return found.listPage
            }
            return CharactersPage(found)
        } catch {
            throw errorMapper.map(error)
        }
    }

    func getCharactersIfCached() -> [Character]? {
        func page(_ page: Int) -> CharactersPage? {
            remoteDataSource.charactersPageIfCached(page: page).map(mapper.map)
        }
        guard let first = page(1) else { return nil }
        return (1..<max(1, first.pages)).reduce(into: first.characters) { characters, number in
            characters += page(number + 1)?.characters ?? []
        }
    }

    private func fetch(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPage {
        mapper.map(try await remoteDataSource.fetchCharactersPage(page: page, filter: filter))
    }
}
