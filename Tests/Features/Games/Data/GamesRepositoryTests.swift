import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeGames

@Suite("The repository of the games", .limited)
struct GamesRepositoryTests {
    private let client = MockAPIClient()

    @Test(
        "The policy decides whether a second load asks the API again",
        arguments: [(CachePolicy.localFirst, 1), (.remoteFirst, 2), (.noCache, 2)])
    func policies(policy: CachePolicy, count: Int) async throws {
        let sut = GamesRepository(apiClient: client)
        for _ in 0..<2 {
            #expect(try await sut.getGames(page: 2, cachePolicy: policy).value.items == [.pong])
            #expect(try await sut.getGame(identifier: 5, cachePolicy: policy).value == .pong)
        }
        #expect(client.requests.all.count { $0 == "page 2 of ''" } == count)
        // A game of a cached page is cached too.
        #expect(client.requests.all.count { $0 == "game 5" } == (policy == .localFirst ? 0 : 2))
    }

    @Test("A search always asks the API, and its games are cached")
    func search() async throws {
        let sut = GamesRepository(apiClient: client)
        for _ in 0..<2 { _ = try await sut.searchGames(GameFilter(text: "a"), page: 1) }
        #expect(try await sut.getGame(identifier: 5, cachePolicy: .localFirst).value == .pong)
        #expect(client.requests.all == ["page 1 of 'a'", "page 1 of 'a'"])
    }

    @Test("An unknown game is not found, and a failure of the API passes on")
    func failures() async {
        await #expect(throws: LoadFailure.notFound(identifier: 9)) {
            try await GamesRepository(apiClient: client).getGame(identifier: 9, cachePolicy: .remoteFirst)
        }
        await #expect(throws: LoadFailure.cancelled) {
            try await GamesRepository(apiClient: MockAPIClient(failure: .cancelled)).searchGames(GameFilter(), page: 1)
        }
    }

    @Test("All games are known at once if the API has them at once")
    func cached() { #expect(GamesRepository(apiClient: client).gamesIfCached() == [.pong]) }
}
