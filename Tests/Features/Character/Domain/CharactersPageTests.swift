import Testing

@testable import ChallengeCharacter

@Suite("A page of characters")
struct CharactersPageTests {
    @Test(
        "is the last one when no page is after it",
        arguments: [(1, 2, false), (2, 2, true), (3, 2, true), (1, 0, true)])
    func isLast(page: Int, pages: Int, isLast: Bool) {
        #expect(CharactersPage.sample(page: page, pages: pages).isLast == isLast)
    }
}
