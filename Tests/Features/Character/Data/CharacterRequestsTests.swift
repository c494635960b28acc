import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("What the API is asked for", .limited)
struct CharacterRequestsTests {
    private let client = ScriptedHTTPClient { _ in .failure(.timeout) }
    private var dataSource: CharacterRemoteDataSource { CharacterRemoteDataSource(httpClient: client) }

    @Test("is one character by the number")
    func character() async {
        await #expect(throws: LoadFailure.request("/api/character/42", .timeout)) { try await dataSource.item(42) }
        #expect(client.requests == [Endpoint(path: "/api/character/42")])
    }

    @Test("is a page by its number alone where everyone is wanted")
    func page() async {
        _ = try? await dataSource.page(3, fitting: CharacterFilter())
        #expect(client.requests == [Endpoint(path: "/api/character", query: [.init("page", "3")])])
    }

    @Test("is every part of a filter that is set, in lower case and as plain text, and said where it fails")
    func filter() async {
        let filter = CharacterFilter(
            name: "Rick & Morty’s", status: .unknown, species: "Human?", type: "Ünknown", gender: .genderless)
        _ = try? await dataSource.page(1, fitting: filter)
        await #expect(throws: LoadFailure.request("/api/character?page=2&name=a b&status=dead", .timeout)) {
            try await dataSource.page(2, fitting: CharacterFilter(name: "A b", status: .dead))
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

    private func answerNotFound(_ words: String) {
        client.setAnswer { _ in .failure(.status(404, body: Data(#"{"error":"\#(words)"}"#.utf8))) }
    }

    @Test("is not there where the API says so in its words for that, and not in those for something else")
    func nothing() async throws {
        answerNotFound("Character not found")
        #expect(try await dataSource.item(9) == nil)
        await #expect(throws: LoadFailure.request("/api/character?page=9", .status(404))) {
            try await dataSource.page(9, fitting: CharacterFilter())
        }
        answerNotFound("There is nothing here")
        let past = ListPage<Character>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, fitting: CharacterFilter()) == past)
        await #expect(throws: LoadFailure.request("/api/character/9", .status(404))) { try await dataSource.item(9) }
    }
}
