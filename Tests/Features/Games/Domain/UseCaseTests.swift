import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeGames

@Suite("The use cases of the games", .limited)
struct UseCaseTests {
    private let games = GamesRepositoryMock()
    private let searches = GameSearchesRepositoryMock()

    @Test("A get use case asks the cache first")
    func get() async throws {
        let sut = GetGamesUseCase(repository: games)
        #expect(try await sut.execute(page: 3) == .pong)
        #expect(sut.executeIfCached() == [.pong])
        #expect(try await GetGameUseCase(repository: games).execute(identifier: 5) == .pong)
        #expect(games.calls.all == ["games 3 localFirst", "game 5 localFirst"])
    }

    @Test("A refresh use case asks the API first, and passes the reason for a cached value on")
    func refresh() async throws {
        let page = try await RefreshGamesUseCase(repository: games).execute(page: 1)
        #expect(page.value == .pong && page.fallbackReason == .cancelled)
        let game = try await RefreshGameUseCase(repository: games).execute(identifier: 5)
        #expect(game.value == .pong && game.fallbackReason == .cancelled)
        #expect(games.calls.all == ["games 1 remoteFirst", "game 5 remoteFirst"])
    }

    @Test("The search passes its filter and its page on")
    func search() async throws {
        #expect(
            try await SearchGamesUseCase(repository: games).execute(filter: GameFilter(text: "a"), page: 2) == .pong)
        #expect(games.calls.all == ["search a 2"])
    }

    @Test("Recent searches are read, saved and deleted")
    func recentSearches() async {
        let get = GetRecentSearchesUseCase(repository: searches)
        #expect(await get.execute() == ["pong", "tetris"])
        #expect(get.executeNow() == ["pong"])
        #expect(await SaveRecentSearchUseCase(repository: searches).execute("zelda"))
        let delete = DeleteRecentSearchUseCase(repository: searches)
        #expect(await delete.execute("pong"))
        #expect(await !delete.execute("none"))
        await delete.executeForAll()
        #expect(searches.calls.all == ["save zelda", "delete pong", "delete none", "delete all"])
    }
}
