import ChallengeNetworking
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("What is kept of characters in memory", .limited)
struct CharacterMemoryDataSourceTests {
    private let dataSource = CharacterMemoryDataSource()

    @Test("is nothing to begin with")
    func empty() async {
        #expect(await dataSource.character(identifier: 1) == nil)
        #expect(await dataSource.charactersPage(page: 1) == nil)
    }

    @Test("is a page by its number, and each character on it")
    func page() async {
        let page = CharactersPage.sample([3, 4], page: 2, pages: 2)
        await dataSource.save(page)
        #expect(await dataSource.charactersPage(page: 2) == page)
        #expect(await dataSource.charactersPage(page: 1) == nil)
        #expect(await dataSource.character(identifier: 3) == .sample(3))
        #expect(await dataSource.character(identifier: 4) == .sample(4))
    }

    @Test("is no page after a first one that was saved later")
    func newList() async {
        await dataSource.save(CharactersPage.sample([3, 4], page: 2, pages: 2))
        await dataSource.save(CharactersPage.sample([1, 2], page: 1, pages: 2))
        #expect(await dataSource.charactersPage(page: 2) == nil)
        #expect(await dataSource.character(identifier: 3) == .sample(3))
    }

    @Test("is each character that was found, and no page")
    func characters() async {
        await dataSource.save([.sample(5), .sample(6)])
        #expect(await dataSource.character(identifier: 5) == .sample(5))
        #expect(await dataSource.character(identifier: 6) == .sample(6))
        #expect(await dataSource.charactersPage(page: 1) == nil)
    }

    @Test("is what was saved last")
    func replaces() async {
        await dataSource.save(.sample(1, name: "Old"))
        await dataSource.save(.sample(1, name: "New"))
        #expect(await dataSource.character(identifier: 1)?.name == "New")
        await dataSource.save(CharactersPage.sample([1]))
        await dataSource.save(CharactersPage.sample([2]))
        #expect(await dataSource.charactersPage(page: 1) == .sample([2]))
    }
}
