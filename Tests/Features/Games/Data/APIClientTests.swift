import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import InjectionTestSupport
import Synchronization
import TestLimits
import Testing

@testable import ChallengeGames

private nonisolated final class LoggerDouble: LoggerContract {
    private let taken = Mutex<[String]>([])
    var notes: [String] { taken.withLock { $0 } }
    func note(_ text: String) { taken.withLock { $0.append(text) } }
}

@Suite("The API client of the games", .container, .limited)
struct APIClientTests {
    private let httpClient = ScriptedHTTPClient { _ in .success("{}") }
    private let logger = LoggerDouble()
    private let client: any APIClientContract

    init() {
        let (httpClient, logger) = (httpClient, logger)
        Container.shared.httpClient.register { httpClient }
        Container.shared.logger.register { logger }
        client = Container.shared.apiClient()
    }

    private let page = """
        {"info":{"count":21,"pages":2},"results":[
        {"id":7,"title":"A","year":1986,"platforms":["NES","SNES"],"genre":"G","developer":"D","image":"I"},
        {"id":8}]}
        """

    @Test("asks for a page of all games, and of those with a text in the title")
    func requests() async throws {
        httpClient.setAnswer { [page] _ in .success(page) }
        let all = try #require(try await client.gamesPage(page: 2, title: ""))
        _ = try await client.gamesPage(page: 1, title: "Zelda & Link")
        #expect(httpClient.requests.map(\.description) == ["/api/game?page=2", "/api/game?page=1&title=zelda & link"])
        #expect(
            all.rows.map { Game($0) } == [
                .sample(7, title: "A", platforms: ["NES", "SNES"], genre: "G", developer: "D", image: "I"),
                .sample(8, title: "", year: nil, platforms: [], genre: "", developer: ""),
            ])
    }

    @Test("asks for one game, which must be that one")
    func game() async throws {
        httpClient.setAnswer { _ in .success(#"{"id":7,"title":"A"}"#) }
        #expect(try await client.game(identifier: 7)?.title == "A")
        #expect(httpClient.requests.map(\.description) == ["/api/game/7"])
        await #expect(throws: LoadFailure.request("/api/game/8", .unreadable(.otherRecord(7)))) {
            try await client.game(identifier: 8)
        }
    }

    @Test("knows by the API's words that there is nothing, and takes no other 404 for that")
    func nothing() async throws {
        httpClient.setAnswer { _ in .failure(.status(404, body: Data(#"{"error":"There is nothing here"}"#.utf8))) }
        #expect(try await client.gamesPage(page: 9, title: "") == nil)
        await #expect(throws: LoadFailure.request("/api/game/9", .status(404))) { try await client.game(identifier: 9) }
        httpClient.setAnswer { _ in .failure(.status(404, body: Data(#"{"error":"Game not found"}"#.utf8))) }
        #expect(try await client.game(identifier: 9) == nil)
        await #expect(throws: LoadFailure.request("/api/game?page=9", .status(404))) {
            try await client.gamesPage(page: 9, title: "")
        }
    }

    @Test(
        "takes nothing for a game whose parts are of another kind",
        arguments: [
            (#"{"title":"A"}"#, AnswerFault.missing("id")), (#"{"id":0}"#, .impossible("id")),
            (#"{"id":7,"year":"1986"}"#, .wrongType("year")),
            (#"{"id":7,"platforms":[1]}"#, .wrongType("platforms[0]")),
            ("null", .otherJSON), ("<p>", .webPage),
        ])
    func unreadable(answer: String, fault: AnswerFault) async {
        httpClient.setAnswer { _ in .success(answer) }
        await #expect(throws: LoadFailure.request("/api/game/7", .unreadable(fault))) {
            try await client.game(identifier: 7)
        }
    }

    @Test("notes what has failed, and no cancellation")
    func notes() async {
        httpClient.setAnswer { _ in .failure(.timeout) }
        await #expect(throws: LoadFailure.list(.timeout)) { try await client.gamesPage(page: 1, title: "") }
        httpClient.setAnswer { _ in .failure(.cancelled) }
        await #expect(throws: LoadFailure.cancelled) { try await client.gamesPage(page: 1, title: "") }
        #expect(logger.notes == ["/api/game?page=1 has failed: no answer in time"])
    }
}
