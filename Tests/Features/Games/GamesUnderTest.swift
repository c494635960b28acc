import ChallengeCore
import ChallengeCoreInjection
import ChallengeInjection
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport

@testable import ChallengeGames

/// What the container of a test has in place of the app: an API that the test decides on, and what remembers the rest.
struct GamesUnderTest {
    let client = ScriptedHTTPClient { endpoint in
        endpoint.path == "/api/game" ? .success(page) : .success(zelda)
    }
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()

    /// Registers in the container of the test.
    init() {
        let (client, tracker) = (client, tracker)
        Container.shared.httpClient.register { client }
        Container.shared.tracker.register { tracker }
        Container.shared.imageCache.register { ScriptedImageLoader() }
        Container.shared.activityLog.register { ActivityLog() }
        Container.shared.recentSearchesDataSource.register {
            RecentSearchesLocalDataSource(path: nil, list: "") { _ in }
        }
    }

    func list() -> GamesListView { Container.shared.gamesNavigator(in: navigator)().makeGamesListView() }

    func detail(_ identifier: Int = 7) -> GameDetailView {
        GameDetailView(viewModel: Container.shared.gameDetailViewModel(identifier: identifier, in: navigator)())
    }

    nonisolated static let zelda = """
        {"id":7,"title":"The Legend of Zelda","year":1986,"platforms":["NES","Game Boy"],"genre":"Adventure",
        "developer":"Nintendo","image":"https://host/7.jpeg"}
        """
    nonisolated static let page = #"{"info":{"count":21,"pages":2},"results":[\#(zelda),{"id":8}]}"#
}
