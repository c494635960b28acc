import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The cache of the characters")
struct CharacterMemoryDataSourceTests {
    private let sut = CharacterMemoryDataSource()

    @Test("A character is kept alone or with its page, and the newest one counts")
    func characters() {
        #expect(sut.getCharacter(identifier: 1) == nil)
        sut.saveCharactersPage(.stub([1, 2]))
        sut.saveCharacters([.stub(2, name: "Beth")])
        #expect(sut.getCharacter(identifier: 1) == .stub(1))
        #expect(sut.getCharacter(identifier: 2)?.name == "Beth")
    }

    @Test("A new first page removes the other pages")
    func pages() {
        sut.saveCharactersPage(.stub())
        sut.saveCharactersPage(.stub([3], page: 2))
        #expect(sut.getCharactersPage(page: 2) == .stub([3], page: 2))
        sut.saveCharactersPage(.stub([4]))
        #expect(sut.getCharactersPage(page: 1) == .stub([4]))
        #expect(sut.getCharactersPage(page: 2) == nil)
    }
}
