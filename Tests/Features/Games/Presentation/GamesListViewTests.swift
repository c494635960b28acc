import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeGames

@Suite("The view of the games", .limited)
struct GamesListViewTests {
    private let viewModel = GamesViewModelDouble(.loaded(.sample([1], pages: 2)))
    private var rendering: Rendering { GamesListView(viewModel: viewModel).render() }

    private func render(_ state: GamesViewState, query: String = "") -> Rendering {
        GamesListView(viewModel: GamesViewModelDouble(state, query: query)).render()
    }

    @Test("has the names by which people and programs know it")
    func names() {
        let rendering = render(.idle)
        #expect(rendering.screen == "GamesList")
        #expect(rendering.label == "games")
        #expect(rendering.title == "Games")
    }

    @Test("tells its view model that it has appeared, and nothing when it is only drawn")
    func appear() async {
        _ = rendering
        #expect(viewModel.calls.isEmpty)
        await GamesListView(viewModel: viewModel).appear()
        #expect(viewModel.calls == ["appear"])
    }

    @Test(
        "says what there is in place of a list",
        arguments: [
            (.idle, "idle", ["The games are not loaded.", "Type retry to load them."]),
            (.loading, "loading", ["Loading the games"]),
            (.empty, "empty", ["There are no games."]),
            (.emptySearch, "emptySearch", ["No game fits.", "Type search \"\" to end the search."]),
            (
                .error(.list(.timeout)), "error",
                ["<warning> Cannot load /api/game?page=1: no answer in time.", "Wait a little, then type retry."]
            ),
            (
                .error(.list(.status(404))), "error",
                [
                    "<warning> Cannot load /api/game?page=1: this API has no games (status 404); "
                        + "the program has some, without --live and --base-url.",
                    "Type retry to try again.",
                ]
            ),
        ] as [(GamesViewState, String, [String])])
    func withoutList(state: GamesViewState, name: String, lines: [String]) {
        let rendering = render(state)
        #expect(rendering.state == name)
        #expect(rendering.lines == lines)
        #expect(rendering.summary.isEmpty)
        #expect(rendering.selection?.items.isEmpty == true)
    }

    @Test("has a row for each game of the page in view, and says below why others are left out")
    func rows() {
        let page = ListPage(
            items: [Game.sample(7, title: "The Legend of Zelda"), .sample(8, title: " ", year: nil, genre: "")],
            page: 1, pages: 1, total: 3, leftOut: [.missing("results[0].id")])
        let rendering = render(.loaded(page), query: "zelda")
        #expect(
            rendering.lines == [
                "  [search: zelda]", "7 | The Legend of Zelda | 1986 | Adventure",
                "8 | (no title) |  | ", "  <warning> A row is left out: 'results[0].id' is missing.",
            ])
        #expect(rendering.summary == "3 games")
    }

    @Test(
        "sums up how many there are, and which page of them is in view",
        arguments: [
            (ListPage<Game>.sample([1]), "1 game"),
            (ListPage<Game>.sample([1], page: 2, pages: 3, total: 41), "41 games, page 2 of 3"),
        ])
    func summary(page: ListPage<Game>, summary: String) {
        #expect(render(.loaded(page)).summary == summary)
    }

    @Test("lets every game loaded so far be opened, by title or by number")
    func selection() throws {
        viewModel.state = .loaded(LoadedPages(first: .sample([1], pages: 2)).adding(.sample([2], page: 2, pages: 2)))
        let selection = try #require(rendering.selection)
        #expect(selection.noun == "game")
        #expect(selection.shownCount == 1 && !selection.hasMore)
        #expect(render(.loaded(.sample([1], pages: 2))).selection?.hasMore == true)
        #expect(selection.items.map(\.name) == ["Game 1", "Game 2"])
        selection.open(77)
        #expect(viewModel.calls == ["select 77"])
    }

    @Test("has for programs how much there is, what was searched for, and the games of the page in view")
    func snapshot() throws {
        let page = ListPage(items: [Game.sample(7, image: "i")], page: 2, pages: 2, total: 21)
        #expect(
            try render(.loaded(page), query: "game").content == [
                "total": 21, "page": 2, "pages": 2, "query": "game",
                "games": [
                    [
                        "id": 7, "title": "Game 7", "year": 1986, "platforms": ["NES"], "genre": "Adventure",
                        "developer": "Nintendo",
                    ]
                ],
            ])
        let nothing: JSONValue = ["total": 0, "page": 1, "pages": 0, "query": "x", "games": []]
        #expect(try render(.emptySearch, query: "x").content == nothing)
        #expect(
            try render(.error(.list(.timeout))).content == [
                "message": "Cannot load /api/game?page=1: no answer in time.", "canRetry": true,
            ])
        let left = ListPage(items: [Game.sample()], page: 1, pages: 1, total: 2, leftOut: [.missing("results[1].id")])
        #expect(try render(.loaded(left)).content["leftOut"] == ["'results[1].id' is missing"])
    }

    // MARK: What can be done

    @Test("offers the same in every state, so that help does not change while something loads")
    func actions() {
        for state: GamesViewState in [.idle, .loading, .empty, .emptySearch, .error(.list(.timeout))] {
            #expect(render(state).actionNames == ["search", "refresh", "more", "retry", "recent"])
        }
        #expect(GamesListView.description.actions.map(\.name) == rendering.actionNames)
    }

    @Test("searches, also for nothing", arguments: ["zelda", ""])
    func search(text: String) async throws {
        #expect(try await rendering.perform("search", Arguments(["TEXT": text])).isDone)
        #expect(viewModel.calls == ["search '\(text)'"])
    }

    private func suggestions(_ action: String) throws -> [String] {
        let description = try #require(rendering.actions.first { $0.description.name == action }?.description)
        return try #require(description.forms[1].last).suggest().map(\.text)
    }

    @Test("offers the recent searches to be searched for, and then the titles that are loaded")
    func suggestions() throws {
        viewModel.recentSearches = ["zelda"]
        #expect(try suggestions("search") == ["zelda", "Game 1"])
        #expect(try suggestions("recent") == ["zelda"])
        viewModel.state = .loading
        #expect(try suggestions("search") == ["zelda"])
        #expect(rendering.actions.first?.description.help == "Find by title; alone, show recent searches")
    }

    @Test("shows the recent searches as they are now, by search alone or by recent", arguments: ["search", "recent"])
    func recentSearches(action: String) async throws {
        #expect(try await rendering.perform(action).answer == ["No recent searches."])
        viewModel.recentSearches = ["zelda", "mario"]
        let answer = try await rendering.perform(action).answer
        #expect(answer == ["Recent searches", "  <bullet> zelda", "  <bullet> mario"])
        #expect(viewModel.calls == ["ask for recent searches", "ask for recent searches"])
    }

    @Test("deletes one recent search, or all, and shows what is left")
    func deleteRecentSearch() async throws {
        viewModel.recentSearches = ["zelda", "mario"]
        let delete = Arguments(["delete": "delete", "TEXT": "zelda"])
        #expect(try await rendering.perform("recent", delete).answer == ["Recent searches", "  <bullet> mario"])
        await #expect(throws: ActionError("'zelda' is not among the recent searches")) {
            try await rendering.perform("recent", delete)
        }
        #expect(try await rendering.perform("recent", Arguments(["clear": "clear"])).answer == ["No recent searches."])
        #expect(
            viewModel.calls.filter { $0.hasPrefix("delete") } == ["delete 'zelda'", "delete 'zelda'", "delete all"])
    }

    @Test(
        "refreshes and loads more; a failure is told, and where it would have replaced what is shown, what that is",
        arguments: [("refresh", "; what is shown was loaded before"), ("more", "")])
    func load(action: String, note: String) async throws {
        #expect(try await rendering.perform(action).isDone)
        viewModel.failure = .list(.status(500))
        let message = "cannot load /api/game?page=1: the API answered with status 500; wait a little" + note
        await #expect(throws: ActionError(message)) { try await rendering.perform(action) }
        #expect(viewModel.calls == [action, action])
    }

    @Test("loads no more after the last page, or where there is no list")
    func noMore() async {
        viewModel.state = .loaded(.sample([3], page: 2, pages: 2))
        await #expect(throws: ActionError("page 2 is the last one")) { try await rendering.perform("more") }
        viewModel.state = .emptySearch
        await #expect(throws: ActionError("there is no list to go on with")) { try await rendering.perform("more") }
        #expect(viewModel.calls.isEmpty)
    }

    @Test("tries again where nothing is loaded, after an error or an interruption, and at no other time")
    func retry() async throws {
        let nothing = ActionError("nothing has failed here; 'refresh' loads the list anew")
        await #expect(throws: nothing) { try await rendering.perform("retry") }
        viewModel.stateAfterRetry = .empty
        for state in [GamesViewState.error(.list(.timeout)), .idle] {
            viewModel.state = state
            #expect(try await rendering.perform("retry").isDone)
        }
        viewModel.state = .error(.list(.timeout))
        viewModel.stateAfterRetry = nil
        await #expect(throws: ActionError("cannot load /api/game?page=1: no answer in time; wait a little")) {
            try await rendering.perform("retry")
        }
        #expect(viewModel.calls == ["retry", "retry", "retry"])
    }
}

extension GamesViewState {
    /// The first page of a list, loaded.
    fileprivate static func loaded(_ page: ListPage<Game>) -> Self { .loaded(LoadedPages(first: page)) }
}
