import ChallengeCore
import ChallengeActions
import ChallengeDesignSystem
import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames

@Suite("The list of games", .container, .limited)
struct GamesListTests {
    private let games = GamesUnderTest()

    private func render() async -> Rendering {
        let view = games.list()
        await view.appear()
        return view.render()
    }

    @Test("A row has the title, the year and the genre, for people and for programs")
    func rows() async throws {
        let rendering = await render()
        #expect(rendering.label == "games")
        #expect(
            rendering.page == [
                "Games", "21 games, page 1 of 2", "7 | The Legend of Zelda | 1986 | Adventure", "8 | (no title) |  | ",
            ])
        #expect(
            try rendering.content == [
                "total": 21, "page": 1, "pages": 2, "query": "", "filter": [:],
                "games": [
                    [
                        "id": 7, "title": "The Legend of Zelda", "year": 1986, "platforms": ["NES", "Game Boy"],
                        "genre": "Adventure", "developer": "Nintendo",
                    ],
                    ["id": 8, "title": "", "platforms": [], "genre": "", "developer": ""],
                ],
            ])
    }

    @Test("The list drops genres and then years before it cuts titles, and aligns numbers by their last digit")
    func columns() {
        let columns = Table([GamesListView.row(.preview)]).columns
        #expect(columns.map(\.rank) == [0, 0, 1, 2])
        #expect(columns.map(\.alignment) == [.trailing, .leading, .trailing, .leading])
    }

    @Test("The list shows its search if no game matches")
    func noGameFits() async throws {
        games.client.setAnswer { _ in .failure(.nothingHere) }
        let view = games.list()
        try await view.render().perform("search", Arguments(["TEXT": .text("Zelda")]))
        #expect(
            view.render().lines == [
                "  [search: Zelda]", "No matches.",
                "Type search \"\" to end the search, or filter clear to end the filter.",
            ])
        #expect(games.client.asked == ["/api/game?page=1&title=zelda"])
    }

    @Test("The list shows the failure, and says for an API without games that the program has some")
    func failures() async {
        games.client.setAnswer { _ in .failure(.timeout) }
        #expect(
            await render().lines == [
                "<warning> Cannot load /api/game?page=1: no response in time.", "Wait a little, then type retry.",
            ])
        games.client.setAnswer { _ in .failure(.status(404, body: Data())) }
        #expect(
            await render().lines == [
                "<warning> Cannot load /api/game?page=1: this API has no games (status 404); "
                    + "leave out --live and --base-url.",
                "Type retry to try again.",
            ])
    }

    @Test("The list leads to the details, and each event has a name")
    func events() {
        games.list().render().selection?.open(77)
        #expect(games.navigator.calls == [.navigate(to: GamesIncomingNavigation.detail(identifier: 77))])
        #expect(games.tracker.events == ["game_selected id=77"])
        #expect(
            GamesListView.declaration.description.events.map(\.name) == [
                "games_list_viewed", "game_selected", "games_search_performed", "recent_game_search_deleted",
                "games_list_refreshed", "games_list_more_loaded", "games_list_retried", "games_list_filtered",
            ])
    }
}

/// The container of a test in place of the app: an API that the test controls, and recorders for the rest.
struct GamesUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/game" ? .success(page) : .success(zelda)
    }
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()

    /// Registers the parts in the container of the test.
    init() {
        let (client, tracker) = (client, tracker)
        Container.shared.httpClient.register { client }
        Container.shared.tracker.register { tracker }
        Container.shared.imageLoader.register { ScriptedImageLoader() }
        Container.shared.activityLog.register { ActivityLog() }
        Container.shared.recentSearchesDataSource.register {
            RecentSearchesLocalDataSource(file: RecentSearchesFile(), list: "")
        }
    }

    func list() -> AnyView {
        GamesListView.declaration.shown { _, _ in
            GamesListView(viewModel: Container.shared.gamesViewModel())
        }.view(of: GamesIncomingNavigation.list, in: navigator)
    }

    func detail(_ identifier: Int = 7) -> AnyView {
        GameDetailView.declaration.shown { identifier, _ in
            GameDetailView(viewModel: Container.shared.gameDetailViewModel(identifier: identifier)())
        } preview: { _ in
            []
        }.view(of: GamesIncomingNavigation.detail(identifier: identifier), in: navigator)
    }

    nonisolated static let zelda = """
        {"id":7,"title":"The Legend of Zelda","year":1986,"platforms":["NES","Game Boy"],"genre":"Adventure",
        "developer":"Nintendo","image":"https://host/7.jpeg"}
        """
    nonisolated static let page = #"{"info":{"count":21,"pages":2},"results":[\#(zelda),{"id":8}]}"#
}
