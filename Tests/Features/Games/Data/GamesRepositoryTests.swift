import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import InjectionTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The repository of games", .container, .limited)
struct GamesRepositoryTests {
    private let httpClient = ScriptedHTTPClient { _ in .success("{}") }
    private let log = ActivityLog()
    private let repository: any GamesRepositoryContract

    init() {
        let (httpClient, log) = (httpClient, log)
        Container.shared.httpClient.register { httpClient }
        Container.shared.activityLog.register { log }
        repository = Container.shared.gamesRepository()
    }

    private func answer(_ ids: [Int], pages: Int = 2) {
        let rows = ids.map { #"{"id":\#($0),"title":"Game \#($0)"}"# }.joined(separator: ",")
        httpClient.setAnswer { endpoint in
            endpoint.path == "/api/game"
                ? .success(#"{"info":{"count":40,"pages":\#(pages)},"results":[\#(rows)]}"#)
                : .success(#"{"id":7,"title":"fresh"}"#)
        }
    }

    @Test("keeps a page for whoever asks next, and its games, in the memory that the container has")
    func keeps() async throws {
        answer([7, 8])
        let first = try await repository.getGames(page: 1, cachePolicy: .localFirst).value
        let again = try await Container.shared.gamesRepository().getGames(page: 1, cachePolicy: .localFirst).value
        #expect(first.items.map(\.id) == [7, 8])
        #expect(first == again)
        #expect(try await repository.getGame(identifier: 8, cachePolicy: .localFirst).value.title == "Game 8")
        #expect(httpClient.requests.count == 1)
        #expect(
            log.drain() == [
                .cache(.init(key: "games page 1", outcome: .miss)),
                .cache(.init(key: "games page 1", outcome: .stored)),
                .cache(.init(key: "games page 1", outcome: .hit)), .cache(.init(key: "game 8", outcome: .hit)),
            ])
    }

    @Test("asks anew for a refresh, and has what is kept with the reason where that fails")
    func refresh() async throws {
        answer([7])
        _ = try await repository.getGames(page: 1, cachePolicy: .localFirst)
        #expect(try await repository.getGame(identifier: 7, cachePolicy: .remoteFirst).value.title == "fresh")
        httpClient.setAnswer { _ in .failure(.timeout) }
        let page = try await repository.getGames(page: 1, cachePolicy: .remoteFirst)
        #expect(page.value.items.map(\.id) == [7])
        #expect(page.fallbackReason == .list(.timeout))
    }

    @Test("begins the list anew with a new first page")
    func newList() async throws {
        answer([7])
        _ = try await repository.getGames(page: 2, cachePolicy: .localFirst)
        _ = try await repository.getGames(page: 1, cachePolicy: .remoteFirst)
        _ = try await repository.getGames(page: 2, cachePolicy: .localFirst)
        #expect(httpClient.requests.count == 3)
    }

    @Test("asks anew for every search, and keeps the games of it")
    func search() async throws {
        answer([7])
        _ = try await repository.searchGames(page: 1, title: "zelda")
        _ = try await repository.searchGames(page: 1, title: "zelda")
        _ = try await repository.getGame(identifier: 7, cachePolicy: .localFirst)
        #expect(httpClient.requests.count == 2)
    }

    @Test("finds nothing past the last page, and says of a number that it is no game's")
    func nothing() async throws {
        httpClient.setAnswer { endpoint in
            let words = endpoint.path == "/api/game" ? "There is nothing here" : "Game not found"
            return .failure(.status(404, body: Data(#"{"error":"\#(words)"}"#.utf8)))
        }
        #expect(try await repository.searchGames(page: 1, title: "x") == .none)
        await #expect(throws: GameError.notFound(identifier: 9)) {
            try await repository.getGame(identifier: 9, cachePolicy: .noCache)
        }
    }
}
