import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("An answer without characters", .limited)
struct CharacterFailuresTests {
    private func dataSource(_ error: HTTPError) -> CharacterRemoteDataSource {
        CharacterRemoteDataSource(httpClient: ScriptedHTTPClient { _ in .failure(error) })
    }

    private func notFound(_ body: String) -> HTTPError { .status(404, body: Data(body.utf8)) }

    @Test("means that there is nobody, where the API says so with a 404")
    func nothing() async throws {
        let nobody = dataSource(notFound(#"{"error":"Character not found"}"#))
        #expect(try await nobody.item(9) == nil)
        let nothing = dataSource(notFound(#"{"error":"There is nothing here"}"#))
        let first = CharactersPage(items: [], page: 1, pages: 0, total: 0)
        #expect(try await nothing.page(1, fitting: CharacterFilter()) == first)
        let past = CharactersPage(items: [], page: 9, pages: 8, total: 0)
        #expect(try await nothing.page(9, fitting: CharacterFilter()) == past)
    }

    @Test(
        "is a failure where a 404 says something else: then the address is not that of the API",
        arguments: ["", "Not Found", "<html>", "{}", #"{"error":null}"#, #"{"error":"There is nothing here."}"#])
    func foreignNotFound(body: String) async {
        let dataSource = dataSource(notFound(body))
        await #expect(throws: LoadFailure.request("/api/character/9", .status(404))) {
            try await dataSource.item(9)
        }
        await #expect(throws: LoadFailure.request("/api/character?page=9", .status(404))) {
            try await dataSource.page(9, fitting: CharacterFilter())
        }
    }

    @Test("is a failure where the words that mean nothing come with another status, or are for another resource")
    func otherWords() async {
        let words = Data(#"{"error":"Character not found"}"#.utf8)
        await #expect(throws: LoadFailure.request("/api/character/9", .status(500))) {
            try await dataSource(.status(500, body: words)).item(9)
        }
        await #expect(throws: LoadFailure.request("/api/character/9", .status(404))) {
            try await dataSource(notFound(#"{"error":"Episode not found"}"#)).item(9)
        }
    }

    @Test(
        "says what was asked for, a search among it, and why there is none",
        arguments: [
            (.invalidURL("ftp://x"), .invalidURL("ftp://x")),
            (.connection("no route"), .unreachable("no route")), (.timeout, .timeout),
            (.status(500, body: Data()), .status(500)),
            (.rateLimited(retryAfter: .seconds(9)), .rateLimited(retryAfter: .seconds(9))),
            (.bodyTooLarge(limit: 9), .tooLarge(limit: 9)),
        ] as [(HTTPError, RequestFailure)])
    func failures(error: HTTPError, failure: RequestFailure) async {
        await #expect(throws: LoadFailure.request("/api/character/1", failure)) {
            try await dataSource(error).item(1)
        }
        await #expect(throws: LoadFailure.request("/api/character?page=2&name=a b&status=dead", failure)) {
            try await dataSource(error).page(2, fitting: CharacterFilter(name: "A b", status: .dead))
        }
    }

    @Test("is no failure where nobody wants one any more")
    func cancelled() async {
        await #expect(throws: LoadFailure.cancelled) { try await dataSource(.cancelled).item(1) }
    }
}
