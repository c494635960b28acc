import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("What the API is asked for", .limited)
struct CharacterRequestsTests {
    private let client = ScriptedHTTPClient { _ in .failure(.timeout) }
    private var dataSource: CharacterRemoteDataSource { CharacterRemoteDataSource(httpClient: client) }

    @Test("is one character by the number")
    func character() async {
        _ = try? await dataSource.item(42)
        #expect(client.requests == [Endpoint(path: "/api/character/42")])
    }

    @Test("is a page by its number alone where everyone is wanted")
    func page() async {
        _ = try? await dataSource.page(3, fitting: CharacterFilter())
        #expect(client.requests == [Endpoint(path: "/api/character", query: [.init("page", "3")])])
    }

    @Test("is every part of a filter that is set, in lower case and as plain text")
    func filter() async {
        let filter = CharacterFilter(
            name: "Rick & Morty’s", status: .unknown, species: "Human?", type: "Ünknown", gender: .genderless)
        _ = try? await dataSource.page(1, fitting: filter)
        _ = try? await dataSource.page(2, fitting: CharacterFilter(species: "alien"))
        #expect(
            client.requests.map(\.query) == [
                [
                    .init("page", "1"), .init("name", "rick & morty’s"), .init("status", "unknown"),
                    .init("species", "human?"), .init("type", "ünknown"), .init("gender", "genderless"),
                ],
                [.init("page", "2"), .init("species", "alien")],
            ])
    }
}
