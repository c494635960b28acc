import ChallengeCore
import ChallengeNetworking
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The repository of pages", .limited)
struct CharactersPageRepositoryTests {
    private let remote = ScriptedRemoteDataSource()
    private let memory = CharacterMemoryDataSource()
    private var repository: CharactersPageRepository {
        CharactersPageRepository(remoteDataSource: remote, memoryDataSource: memory, log: ActivityLog())
    }

    @Test("local first, asks the API once for a page and keeps it, with everyone on it")
    func localFirst() async throws {
        remote.setPage(of: [1, 2], count: 80, pages: 4)
        let fetched = try await repository.getCharactersPage(page: 3, cachePolicy: .localFirst)
        let expected = CharactersPage(
            items: [Character(.sample(1)), Character(.sample(2))], page: 3, pages: 4, total: 80)
        #expect(fetched.value == expected)
        #expect(try await repository.getCharactersPage(page: 3, cachePolicy: .localFirst).value == expected)
        #expect(remote.requests == [.page(3, CharacterFilter())])
        #expect(await memory.character(identifier: 2) == Character(.sample(2)))
    }

    @Test("remote first, replaces what is kept")
    func remoteFirst() async throws {
        await memory.save(CharactersPage.sample([9]))
        remote.setPage(of: [1])
        let fetched = try await repository.getCharactersPage(page: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value.items.map(\.identifier) == [1])
        #expect(fetched.fallbackReason == nil)
        #expect(await memory.charactersPage(page: 1) == fetched.value)
    }

    @Test("remote first, falls back on what is kept and says why")
    func fallsBack() async throws {
        await memory.save(CharactersPage.sample([9]))
        remote.setPage(.failure(.status(503)))
        let fetched = try await repository.getCharactersPage(page: 1, cachePolicy: .remoteFirst)
        #expect(fetched.value == .sample([9]))
        #expect(fetched.fallbackReason == .failed(.status(503)))
    }

    @Test("passes on why nothing could be loaded where nothing is kept", arguments: CachePolicy.allCases)
    func failure(policy: CachePolicy) async {
        remote.setPage(.failure(.timeout))
        await #expect(throws: CharactersPageError.failed(.timeout)) {
            try await repository.getCharactersPage(page: 1, cachePolicy: policy)
        }
    }

    @Test("has an empty first page where the API has nothing there")
    func nothing() async throws {
        let fetched = try await repository.getCharactersPage(page: 1, cachePolicy: .localFirst)
        #expect(fetched.value == .none)
        #expect(try await repository.searchCharactersPage(page: 1, filter: CharacterFilter(name: "x")) == .none)
    }

    @Test("has an empty page past the last one, which says where the last one is")
    func pastTheEnd() async throws {
        let page = try await repository.searchCharactersPage(page: 3, filter: CharacterFilter(name: "x"))
        #expect(page.items.isEmpty)
        #expect(page.pages == 2)
        #expect(page.isLast)
    }

    @Test(
        "takes what it sees for more than what the API says of how much there is",
        arguments: [
            // page, count and pages as the API has them, total and pages as they are shown
            (1, 2, 1, 2, 1), (1, -7, -7, 2, 1), (1, 0, 0, 2, 1), (1, 826, 1, 2, 1), (1, .max, .max, .max, .max),
            (3, 41, 3, 41, 3), (3, 1, 2, 2, 3), (3, .min, .min, 2, 3), (2, 30, 9, 30, 9),
        ])
    func contradictions(page: Int, count: Int, pages: Int, total: Int, shownPages: Int) async throws {
        remote.setPage(of: [1, 2], count: count, pages: pages)
        let shown = try await repository.getCharactersPage(page: page, cachePolicy: .noCache).value
        #expect(shown.total == total)
        #expect(shown.pages == shownPages)
    }

    @Test("counts the rows that are left out, and says why they are")
    func leftOut() async throws {
        remote.setPage(.success(PageAnswer(count: 0, pages: 0, rows: [.sample()], leftOut: [.missing("x")])))
        let page = try await repository.getCharactersPage(page: 1, cachePolicy: .localFirst).value
        #expect(page.total == 2)
        #expect(page.leftOut == [.missing("x")])
    }

    @Test("always asks the API for what is searched")
    func searchIsNotKept() async throws {
        remote.setPage(of: [1])
        let filter = CharacterFilter(name: "rick", status: .dead)
        for _ in 1...2 { _ = try await repository.searchCharactersPage(page: 2, filter: filter) }
        #expect(remote.requests == [.page(2, filter), .page(2, filter)])
        #expect(await memory.charactersPage(page: 2) == nil)
    }

    @Test("keeps whom a search has found, for the details")
    func searchKeepsCharacters() async throws {
        remote.setPage(of: [5])
        _ = try await repository.searchCharactersPage(page: 1, filter: CharacterFilter(name: "rick"))
        #expect(await memory.character(identifier: 5) == Character(.sample(5)))
    }

    @Test("passes on why a search failed")
    func searchFailure() async {
        remote.setPage(.failure(.cancelled))
        await #expect(throws: CharactersPageError.failed(.cancelled)) {
            try await repository.searchCharactersPage(page: 1, filter: CharacterFilter(name: "rick"))
        }
    }
}
