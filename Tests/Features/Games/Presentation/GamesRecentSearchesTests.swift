import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import InjectionTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The games' view model, remembering searches", .container, .limited)
struct GamesRecentSearchesTests {
    private let source = SlowRecentSearches()
    private let games: GamesUnderTest

    init() {
        games = GamesUnderTest(recentSearches: source)
    }

    @Test("remembers what was searched for, the newest first, also where it failed or found nothing")
    func saves() async {
        let viewModel = games.list()
        await viewModel.didSearch(" zelda ")
        games.repository.setAnswer { _ in .success(.none) }
        await viewModel.didSearch("mario")
        games.repository.setAnswer { _ in .failure(.list(.timeout)) }
        await viewModel.didSearch("Zelda")
        #expect(viewModel.recentSearches == ["Zelda", "mario"])
        #expect(await source.load() == ["Zelda", "mario"])
    }

    @Test("remembers nothing where a search ends", arguments: ["", "  \t"])
    func end(text: String) async {
        let viewModel = games.list()
        await viewModel.didSearch("zelda")
        await viewModel.didSearch(text)
        #expect(viewModel.recentSearches == ["zelda"])
    }

    @Test("knows them when it appears, before the games are there, and asks for those of others")
    func appears() async {
        await source.update { _ in ["zelda"] }
        let viewModel = games.list()
        games.repository.setAnswer { @MainActor _ in
            #expect(viewModel.recentSearches == ["zelda"])
            return .success(.sample())
        }
        await viewModel.didAppear()
        await source.update { ["mario"] + $0 }
        await viewModel.didAskForRecentSearches()
        #expect(viewModel.recentSearches == ["mario", "zelda"])
    }

    @Test("forgets one, or all, says whether there was such a one, and counts it then")
    func deletes() async {
        let viewModel = games.list()
        for text in ["zelda", "mario", "doom"] { await viewModel.didSearch(text) }
        #expect(await viewModel.didDeleteRecentSearch("MARIO"))
        #expect(viewModel.recentSearches == ["doom", "zelda"])
        #expect(await !viewModel.didDeleteRecentSearch("tetris"))
        #expect(viewModel.recentSearches == ["doom", "zelda"])
        await viewModel.didDeleteAllRecentSearches()
        #expect(viewModel.recentSearches.isEmpty)
        #expect(games.tracker.events.suffix(2) == ["recent_game_search_deleted", "recent_game_search_deleted"])
        #expect(games.tracker.events.count == 5)
    }

    @Test(
        "keeps nothing of a search that is cancelled as it loads, whether the page comes or not",
        arguments: [true, false])
    func cancelledLoad(comes: Bool) async {
        let viewModel = games.list()
        await viewModel.didSearch("zelda")
        let gate = Gate()
        games.repository.setAnswer { _ in
            await gate.pass()
            return comes ? .success(.sample([9])) : .failure(.cancelled)
        }
        let search = Task { await viewModel.didSearch("mario") }
        await gate.waitForArrival()
        search.cancel()
        await search.value
        #expect(viewModel.recentSearches == ["zelda"])
        #expect(await source.load() == ["zelda"])
    }

    @Test("takes back a search that is cancelled while it is being kept", arguments: ["zelda", "tetris"])
    func cancelledKeeping(text: String) async {
        let viewModel = games.list()
        for search in ["zelda", "mario", "doom"] { await viewModel.didSearch(search) }
        games.repository.setAnswer { _ in .success(.sample([9])) }
        let before = (viewModel.state, viewModel.query)
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await viewModel.didSearch(text) }
        await gate.waitForArrival()
        search.cancel()
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect((viewModel.state, viewModel.query) == before)
        #expect(viewModel.recentSearches == ["doom", "mario", "zelda"])
        #expect(await source.load() == ["doom", "mario", "zelda"])
    }

    @Test("takes nothing back that was loaded while such a search was being kept")
    func loadedSince() async throws {
        let viewModel = games.list()
        let gate = DeafGate()
        await source.setGate(gate)
        let search = Task { await viewModel.didSearch("zelda") }
        await gate.waitForArrival()
        search.cancel()
        games.repository.setAnswer { _ in .success(.sample([9])) }
        await viewModel.didSearch("")
        await source.setGate(nil)
        await gate.open()
        await search.value
        #expect(viewModel.query.isEmpty)
        #expect(viewModel.state == .loaded(LoadedPages(first: .sample([9]))))
        #expect(await source.load().isEmpty)
    }
}
