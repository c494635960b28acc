import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The repository of the pages of characters", .limited)
struct CharactersPageRepositoryTests {
    private let remote = CharacterRemoteDataSourceMock()
    private let memory = CharacterMemoryDataSourceMock()
    private let activity = ActivityLog()
    private let sut: CharactersPageRepository

    init() {
        let (remote, memory) = (remote, memory)
        sut = activity.making { CharactersPageRepository(remoteDataSource: remote, memoryDataSource: memory) }
    }

    @Test("A cached page is used first, if there is one")
    func localFirst() async throws {
        #expect(try await sut.getCharactersPage(page: 2, cachePolicy: .localFirst).value == .stub(page: 2))
        #expect(memory.savedPages == [.stub(page: 2)])
        memory.page = .stub([7])
        #expect(try await sut.getCharactersPage(page: 2, cachePolicy: .localFirst).value == .stub([7]))
        #expect(remote.calls == ["page 2"])
        #expect(
            activity.drain().map(\.activity) == [
                .cache(.miss, key: "characters page 2"),
                .cache(.stored, key: "characters page 2"),
                .cache(.hit, key: "characters page 2"),
            ])
    }

    @Test("A refresh asks the API, and falls back to the cache with the reason")
    func remoteFirst() async throws {
        memory.page = .stub([7])
        #expect(try await sut.getCharactersPage(page: 1, cachePolicy: .remoteFirst).value == .stub())
        remote.pageResults[1] = .failure(.stub)
        let fetched = try await sut.getCharactersPage(page: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value == .stub([7]))
        #expect(fetched.fallbackReason == .loadFailed(.stub))
    }

    @Test("Without a cache the API alone is asked, and nothing is kept")
    func noCache() async throws {
        memory.page = .stub([7])
        #expect(try await sut.getCharactersPage(page: 1, cachePolicy: .noCache).value == .stub())
        #expect(memory.savedPages.isEmpty)
    }

    @Test("A failure without a cached page is thrown")
    func failures() async {
        remote.pageResults[1] = .failure(.stub)
        for policy in CachePolicy.allCases {
            await #expect(throws: CharactersPageError.loadFailed(.stub)) {
                try await sut.getCharactersPage(page: 1, cachePolicy: policy)
            }
        }
        await #expect(throws: CharactersPageError.loadFailed(.stub)) {
            try await sut.searchCharactersPage(page: 1, filter: CharacterFilter(name: "rick"))
        }
    }

    @Test("A search always asks the API, and keeps the characters but not the page")
    func search() async throws {
        memory.page = .stub([7])
        let found = try await sut.searchCharactersPage(page: 2, filter: CharacterFilter(name: "rick"))
        #expect(found == .stub(page: 2))
        #expect(remote.calls == ["rick page 2"])
        #expect(memory.savedCharacters == [.stub(1), .stub(2)])
        #expect(memory.savedPages.isEmpty)
    }

    @Test("A filter that the API does not know is applied to all of its pages")
    func ownFilter() async throws {
        remote.pageResults = [1: .success(.stub(Array(1...20), pages: 2)), 2: .success(.stub([30], page: 2, pages: 2))]
        let filter = CharacterFilter(name: "rick", origin: "earth")
        let found = try await sut.searchCharactersPage(page: 1, filter: filter)
        #expect(found.characters.map(\.identifier) == Array(1...20))
        #expect((found.pages, found.total) == (2, 21))
        #expect(try await sut.searchCharactersPage(page: 2, filter: filter).characters.map(\.identifier) == [30])
        #expect(remote.calls == ["rick page 1", "rick page 2"])
        let none = CharacterFilter(location: "nowhere")
        #expect(try await sut.searchCharactersPage(page: 1, filter: none).characters.isEmpty)
    }

    @Test("All characters are known at once if the data source has all pages")
    func cached() {
        #expect(sut.getCharactersIfCached() == nil)
        remote.cachedPages = [1: .stub(), 2: .stub([3], page: 2), 3: .stub([4], page: 3)]
        #expect(sut.getCharactersIfCached()?.map(\.identifier) == [1, 2, 3, 4])
    }
}
