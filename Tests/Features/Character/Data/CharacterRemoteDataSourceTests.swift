import ChallengeTestSupport
import Foundation

@testable import ChallengeCharacter

@Suite("The requests to the API", .limited)
struct CharacterRequestsTests {
    private let client = HTTPClientMock { _ in .failure(.timeout) }
    private var dataSource: CharacterRemoteDataSource { CharacterRemoteDataSource(httpClient: client) }

    @Test("A request is for one character by number, or for a page by its number alone without a filter")
    func character() async {
        await #expect(throws: LoadFailure.request("/api/character/42", .timeout)) {
            try await dataSource.fetchCharacter(identifier: 42)
        }
        _ = try? await dataSource.fetchCharactersPage(page: 3, filter: CharacterFilter())
        #expect(client.asked == ["/api/character/42", "/api/character?page=3"])
    }

    @Test("A request has every set part of a filter, in lower case and plain text, and its failure names them")
    func filter() async {
        let filter = CharacterFilter(
            name: "Rick & Morty’s", status: .unknown, species: "Human?", type: "Ünknown", gender: .genderless)
        _ = try? await dataSource.fetchCharactersPage(page: 1, filter: filter)
        await #expect(throws: LoadFailure.request("/api/character?page=2&name=a b&status=dead", .timeout)) {
            try await dataSource.fetchCharactersPage(page: 2, filter: CharacterFilter(name: "A b", status: .dead))
        }
        #expect(
            client.requests.map(\.query) == [
                [
                    .init("page", "1"), .init("name", "rick & morty’s"), .init("status", "unknown"),
                    .init("species", "human?"), .init("type", "ünknown"), .init("gender", "genderless"),
                ],
                [.init("page", "2"), .init("name", "a b"), .init("status", "dead")],
            ])
    }

    @Test("A character is missing if the API says so in its own words")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Character not found")) }
        await #expect(throws: LoadFailure.notFound(identifier: 9)) {
            try await dataSource.fetchCharacter(identifier: 9)
        }
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = CharactersPageDTO(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.fetchCharactersPage(page: 9, filter: CharacterFilter()) == past)
    }
}
