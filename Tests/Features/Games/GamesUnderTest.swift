import ChallengeInjection
import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeGames

/// The feature over an API that the test controls.
typealias GamesUnderTest = FeatureUnderTest<GamesFeature, GamesIncomingNavigation>

extension GamesUnderTest {
    init() {
        self.init(["/api/game": Self.page, "": Self.zelda]) { GamesFeature(httpClient: $0, tracker: $1) }
    }

    nonisolated static let zelda = """
        {"id":7,"title":"The Legend of Zelda","year":1986,"platforms":["NES","Game Boy"],"genre":"Adventure",
        "developer":"Nintendo","image":"https://host/7.jpeg"}
        """
    nonisolated static let page = #"{"info":{"count":21,"pages":2},"results":[\#(zelda),{"id":8}]}"#
}

nonisolated extension Game {
    static let pong = Game(id: 5, title: "Pong", year: nil, platforms: [], genre: "", developer: "", image: "")
}

nonisolated extension ListPage<Game> {
    /// The first of two pages.
    static let pong = ListPage(items: [Game.pong], page: 1, pages: 2, total: 2)
}

/// An API with one game on each page, which records its requests.
nonisolated struct MockAPIClient: APIClientProtocol {
    let requests = Recorder<String>()
    var failure: LoadFailure?

    func item(_ identifier: Int) throws(LoadFailure) -> Game? {
        requests.record("game \(identifier)")
        if let failure { throw failure }
        return identifier == Game.pong.id ? .pong : nil
    }

    func page(_ page: Int, matching filter: GameFilter) throws(LoadFailure) -> ListPage<Game> {
        requests.record("page \(page) of '\(filter.text)'")
        if let failure { throw failure }
        return ListPage(items: [.pong], page: page, pages: 2, total: 2)
    }

    func pageIfCached(_ page: Int) -> ListPage<Game>? { ListPage(items: [.pong], page: page, pages: 1, total: 1) }
}

/// A repository with one game, which records its calls.
nonisolated struct GamesRepositoryMock: GamesRepositoryProtocol {
    let calls = Recorder<String>()

    func getGames(page: Int, cachePolicy: CachePolicy) -> Fetched<ListPage<Game>, LoadFailure> {
        calls.record("games \(page) \(cachePolicy)")
        return Fetched(.pong, fallbackReason: .cancelled)
    }

    func searchGames(_ filter: GameFilter, page: Int) -> ListPage<Game> {
        calls.record("search \(filter.text) \(page)")
        return .pong
    }

    func getGame(identifier: Int, cachePolicy: CachePolicy) -> Fetched<Game, LoadFailure> {
        calls.record("game \(identifier) \(cachePolicy)")
        return Fetched(.pong, fallbackReason: .cancelled)
    }

    func gamesIfCached() -> [Game]? { [.pong] }
}

/// Recent searches that record the changes.
nonisolated struct GameSearchesRepositoryMock: RecentSearchesRepositoryProtocol {
    let calls = Recorder<String>()

    func all() -> [String] { ["pong", "tetris"] }
    func now() -> [String] { ["pong"] }

    func save(_ text: String) -> Bool {
        calls.record("save \(text)")
        return true
    }

    func delete(_ text: String) -> Bool {
        calls.record("delete \(text)")
        return text == "pong"
    }

    func deleteAll() { calls.record("delete all") }
}

/// Registers what the app gives to the feature.
nonisolated func registerDoubles(in container: Container) {
    container.httpClient.register { HTTPClientMock() }
    container.tracker.register { TrackerMock() }
}
