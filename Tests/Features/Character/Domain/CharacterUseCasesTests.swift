import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The use cases of the characters", .limited)
struct CharacterUseCasesTests {
    private let characters = CharacterRepositoryMock()
    private let pages = CharactersPageRepositoryMock()
    private let searches = RecentSearchesRepositoryMock()

    @Test("A character comes from the cache first, and a refreshed one from the API, with the reason of a fallback")
    func character() async throws {
        characters.fallbackReason = .loadFailed(.stub)
        #expect(try await GetCharacterUseCase(repository: characters).execute(identifier: 5) == .stub())
        let fetched = try await RefreshCharacterUseCase(repository: characters).execute(identifier: 6)
        #expect(fetched.value == .stub())
        #expect(fetched.fallbackReason == .loadFailed(.stub))
        #expect(characters.calls == ["character 5, localFirst", "character 6, remoteFirst"])
    }

    @Test("A page comes from the cache first, and a refreshed one from the API, with the reason of a fallback")
    func page() async throws {
        pages.charactersResult = .success(.stub())
        pages.fallbackReason = .loadFailed(.stub)
        let result = try await GetCharactersPageUseCase(repository: pages).execute(page: 1)
        #expect(result.characters.count == 2)
        let fetched = try await RefreshCharactersPageUseCase(repository: pages).execute(page: 2)
        #expect(fetched.value == .stub())
        #expect(fetched.fallbackReason == .loadFailed(.stub))
        #expect(pages.calls == ["page 1, localFirst", "page 2, remoteFirst"])
    }

    @Test("A search passes its filter and its page on")
    func search() async throws {
        let sut = SearchCharactersPageUseCase(repository: pages)
        #expect(try await sut.execute(page: 3, filter: CharacterFilter(name: "rick")) == .stub())
        #expect(pages.calls == ["rick page 3"])
    }

    @Test("All characters are known at once only if the repository has them")
    func cached() {
        let sut = GetCharactersPageUseCase(repository: pages)
        #expect(sut.executeIfCached() == nil)
        pages.cached = [.stub(9)]
        #expect(sut.executeIfCached() == [.stub(9)])
    }

    @Test("An error of the repository is the use case's")
    func failures() async {
        characters.characterResult = .failure(.characterNotFound(identifier: 5))
        pages.charactersResult = .failure(.loadFailed(.stub))
        await #expect(throws: CharacterError.characterNotFound(identifier: 5)) {
            try await GetCharacterUseCase(repository: characters).execute(identifier: 5)
        }
        await #expect(throws: CharactersPageError.loadFailed(.stub)) {
            try await GetCharactersPageUseCase(repository: pages).execute(page: 1)
        }
    }

    @Test("The recent searches are read, saved and deleted in their repository", arguments: [true, false])
    func recentSearches(isDone: Bool) async {
        searches.isDone = isDone
        let get = GetRecentSearchesUseCase(repository: searches)
        #expect(await get.execute() == ["rick"])
        #expect(get.executeNow() == ["beth"])
        #expect(await SaveRecentSearchUseCase(repository: searches).execute(query: "morty") == isDone)
        let delete = DeleteRecentSearchUseCase(repository: searches)
        #expect(await delete.execute(query: "rick") == isDone)
        await delete.executeForAll()
        #expect(searches.calls == ["save morty", "delete rick", "delete all"])
    }
}
