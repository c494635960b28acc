import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import Foundation

@testable import ChallengeGames

nonisolated extension Recorder<String>: LoggerProtocol { package func note(_ text: String) { record(text) } }

@Suite("The API client of the games", .container, .limited)
struct APIClientTests {
    private let httpClient = HTTPClientMock { _ in .success("{}") }
    private let logger = Recorder<String>()
    private let client: any APIClientProtocol

    init() {
        let (httpClient, logger) = (httpClient, logger)
        Container.shared.httpClient.register { httpClient }
        Container.shared.logger.register { logger }
        client = Container.shared.apiClient()
    }

    @Test("The client requests a page of all games, or of those with a text in the title or in other parts")
    func requests() async throws {
        httpClient.setAnswer { _ in .success(GamesUnderTest.page) }
        let all = try await client.page(2, matching: GameFilter())
        var query = GameFilter()
        query.text = "Zelda & Link"
        _ = try await client.page(1, matching: query)
        query.values = ["genre": "Role-Playing", "platform": "NES", "year": "1985"]
        _ = try await client.page(1, matching: query)
        let search = "/api/game?page=1&title=zelda & link"
        #expect(
            httpClient.asked == ["/api/game?page=2", search, search + "&platform=nes&year=1985&genre=role-playing"])
        let games = [
            Game(
                id: 7, title: "The Legend of Zelda", year: 1986, platforms: ["NES", "Game Boy"], genre: "Adventure",
                developer: "Nintendo", image: "https://host/7.jpeg"),
            Game(id: 8, title: "", year: nil, platforms: [], genre: "", developer: "", image: ""),
        ]
        #expect(all == ListPage(items: games, page: 2, pages: 2, total: 21))
    }

    @Test("The client requests one game, must get that one, and knows the API's words for a missing game")
    func game() async throws {
        httpClient.setAnswer { _ in .success(#"{"id":7,"title":"A"}"#) }
        #expect(try await client.item(7)?.title == "A")
        #expect(httpClient.asked == ["/api/game/7"])
        await #expect(throws: LoadFailure.request("/api/game/8", .unreadable(.otherRecord(7)))) {
            try await client.item(8)
        }
        httpClient.setAnswer { _ in .failure(.nothingHere) }
        let nothing = ListPage<Game>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await client.page(9, matching: GameFilter()) == nothing)
        httpClient.setAnswer { _ in .failure(.notFound("Game not found")) }
        #expect(try await client.item(9) == nil)
    }

    @Test(
        "A game with fields of another type is refused",
        arguments: [
            (#"{"title":"A"}"#, ResponseFault.missing("id")), (#"{"id":0}"#, .impossible("id")),
            (#"{"id":7,"year":"1986"}"#, .wrongType("year")),
            (#"{"id":7,"platforms":[1]}"#, .wrongType("platforms[0]")), ("null", .otherJSON),
        ])
    func unreadable(answer: String, fault: ResponseFault) async {
        httpClient.setAnswer { _ in .success(answer) }
        await #expect(throws: LoadFailure.request("/api/game/7", .unreadable(fault))) { try await client.item(7) }
    }

    @Test("The client logs failures, and no cancellations")
    func notes() async {
        httpClient.setAnswer { _ in .failure(.timeout) }
        await #expect(throws: LoadFailure.request("/api/game?page=1", .timeout)) {
            try await client.page(1, matching: GameFilter())
        }
        httpClient.setAnswer { _ in .failure(.cancelled) }
        await #expect(throws: LoadFailure.cancelled) { try await client.page(1, matching: GameFilter()) }
        #expect(logger.all == ["/api/game?page=1 has failed: no response in time"])
    }
}
