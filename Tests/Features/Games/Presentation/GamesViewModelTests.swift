import ChallengeActions
import ChallengeInjection
import ChallengeTestSupport
import ChallengeViews

@testable import ChallengeGames
@testable import ChallengeListing

private nonisolated struct RefreshGamesUseCaseSpy: RefreshGamesUseCaseProtocol {
    let calls: Recorder<String>

    func execute(page: Int) -> Fetched<ListPage<Game>, LoadFailure> {
        calls.record("refresh \(page)")
        return Fetched(.pong)
    }
}

private nonisolated struct SearchGamesUseCaseSpy: SearchGamesUseCaseProtocol {
    let calls: Recorder<String>

    func execute(filter: GameFilter, page: Int) -> ListPage<Game> {
        calls.record("search \(filter.text)\(filter.values["genre"] ?? "") \(page)")
        return .pong
    }
}

private nonisolated struct GamesListTrackerSpy: GamesListTrackerProtocol {
    let events = Recorder<GamesListEvent>()

    func track(_ event: GamesListEvent) { events.record(event) }
}

private final class GamesListNavigatorMock: GamesListNavigatorProtocol {
    private(set) var identifiers: [Int] = []

    func navigateToDetail(identifier: Int) { identifiers.append(identifier) }
}

@Suite("The view model of the games", .container(registerDoubles), .limited)
struct GamesViewModelTests {
    struct Step: Sendable {
        let perform: @MainActor @Sendable (GamesViewModel) async throws -> Void
        let calls: [String]
        let events: [GamesListEvent]
    }

    @Test("Fetching the games calls the injected use case once")
    func fetchGames() async {
        let spy = GetGamesUseCaseSpy()
        Container.shared.getGamesUseCase.register { spy }
        let sut = Container.shared.gamesViewModel()

        await sut.fetchGames()

        #expect(spy.executeCallCount == 1)
        #expect(sut.list.state.loaded?.current == .pong)
    }

    @Test(
        "Each of the user's steps calls its use case, and is tracked",
        arguments: [
            .init(perform: { await $0.didAppear(loading: true) }, calls: ["get 1"], events: [.screenViewed]),
            .init(perform: { await $0.didAppear(loading: false) }, calls: [], events: [.screenViewed]),
            .init(perform: { try await $0.list.refresh() }, calls: ["refresh 1"], events: [.refreshed]),
            .init(perform: { await $0.list.retry() }, calls: ["get 1"], events: [.retried]),
            .init(
                perform: { await $0.list.search("a") }, calls: ["search a 1", "save a"],
                events: [.searchPerformed(query: "a")]),
            .init(
                perform: { await $0.list.filter(by: [Assignment(key: "genre", value: "b")], resetting: false) },
                calls: ["search b 1"], events: [.filtered(by: ["genre": "b"])]),
            .init(
                perform: {
                    await $0.fetchGames()
                    try await $0.list.loadMore()
                }, calls: ["get 1", "get 2"], events: [.moreLoaded(page: 2)]),
            .init(
                perform: { _ = await $0.list.deleteRecentSearch("pong") }, calls: ["delete pong"],
                events: [.recentSearchDeleted]),
            .init(
                perform: { await $0.list.deleteAllRecentSearches() }, calls: ["delete all"],
                events: [.recentSearchDeleted]),
            .init(perform: { $0.didSelect(5) }, calls: [], events: [.gameSelected(identifier: 5)]),
        ] as [Step])
    func steps(step: Step) async throws {
        let (searches, tracker) = (GameSearchesRepositoryMock(), GamesListTrackerSpy())
        let made = searches.calls
        Container.shared.getGamesUseCase.register { GetGamesUseCaseSpy(calls: made) }
        Container.shared.refreshGamesUseCase.register { RefreshGamesUseCaseSpy(calls: made) }
        Container.shared.searchGamesUseCase.register { SearchGamesUseCaseSpy(calls: made) }
        Container.shared.recentSearchesRepository.register { searches }
        Container.shared.gamesListTracker.register { tracker }
        try await step.perform(Container.shared.gamesViewModel())
        #expect(made.all == step.calls)
        #expect(tracker.events.all == step.events)
    }

    @Test("A chosen game opens its details in the stack of the view")
    func select() {
        let (sut, navigator) = (Container.shared.gamesViewModel(), GamesListNavigatorMock())
        sut.navigator = navigator
        sut.didSelect(5)
        #expect(navigator.identifiers == [5])
    }

    @Test("The recent searches come from their use case, also before the list appears")
    func recentSearches() async {
        Container.shared.recentSearchesRepository.register { GameSearchesRepositoryMock() }
        let sut = Container.shared.gamesViewModel()
        #expect(sut.list.source.presentRecentSearches() == ["pong"])
        await sut.didAppear(loading: false)
        #expect(sut.list.recentSearches == ["pong", "tetris"])
    }
}

@Suite("The navigator and the tracker of the list of games", .limited)
struct GamesListNavigatorTests {
    @Test("The navigator opens the details of a game")
    func navigate() {
        let navigator = NavigatorMock()
        GamesListNavigator(navigator: navigator).navigateToDetail(identifier: 5)
        #expect(navigator.calls == [.navigate(to: GamesIncomingNavigation.detail(identifier: 5))])
    }

    @Test("The tracker passes on each event under its declared name")
    func events() {
        let tracker = TrackerMock()
        let events: [GamesListEvent] = [
            .screenViewed, .gameSelected(identifier: 5), .searchPerformed(query: "a"), .recentSearchDeleted, .refreshed,
            .moreLoaded(page: 2), .retried, .filtered(by: ["platform": "", "year": "", "genre": "b", "developer": ""]),
        ]
        for event in events { GamesListTracker(tracker: tracker).track(event) }
        #expect(
            tracker.events == [
                "games_list_viewed", "game_selected id=5", "games_search_performed query=a",
                "recent_game_search_deleted", "games_list_refreshed", "games_list_more_loaded page=2",
                "games_list_retried", "games_list_filtered developer= genre=b platform= year=",
            ])
        let declared = GamesListView.declaration.description.events
        #expect(declared == events.map { EventDescription($0.name, keys: $0.properties.keys.sorted()) })
    }
}
