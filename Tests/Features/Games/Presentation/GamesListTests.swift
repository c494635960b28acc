import ChallengeCore
import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Foundation

@testable import ChallengeGames
import SwiftUI

@Suite("The list of games", .container, .limited)
struct GamesListTests {
    private let games = GamesUnderTest()

    private func render() async -> Rendering {
        let view = games.list()
        await view.appear()
        return view.render()
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
}

/// The container of a test in place of the app: an API that the test controls, and recorders for the rest.
struct GamesUnderTest {
    let client = HTTPClientMock { endpoint in
        endpoint.path == "/api/game" ? .success(page) : .success(zelda)
    }
    let navigator = NavigatorMock()
    let tracker = TrackerMock()

    /// Registers the parts in the container of the test.
    init() {
        let (client, tracker) = (client, tracker)
        Container.shared.httpClient.register { client }
        Container.shared.tracker.register { tracker }
        Container.shared.activityLog.register { ActivityLog() }
        Container.shared.recentSearchesDataSource.register {
            RecentSearchesLocalDataSource(list: "", file: RecentSearchesFile())
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
