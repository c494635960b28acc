import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import ChallengeTestSupport
import InjectionTestSupport
import Synchronization
import TestLimits
import Testing

@testable import ChallengeGames

/// Counts, and answers at once.
private nonisolated final class GetGamesUseCaseSpy: GetGamesUseCaseContract {
    private let calls = Mutex<[Int]>([])
    var pages: [Int] { calls.withLock { $0 } }

    func execute(page: Int) async throws(LoadFailure) -> ListPage<Game> {
        calls.withLock { $0.append(page) }
        return .sample([5])
    }
}

@Suite("The games' view model", .container, .limited)
struct GamesViewModelTests {
    private let games = GamesUnderTest()

    @Test("asks the use case that is registered, once, as it appears")
    func injected() async {
        let spy = GetGamesUseCaseSpy()
        Container.shared.getGamesUseCase.register { spy }
        let viewModel = games.list()
        #expect(viewModel.state == .idle)
        await viewModel.didAppear()
        #expect(spy.pages == [1])
        #expect(viewModel.state == .loaded(LoadedPages(first: .sample([5]))))
        #expect(games.repository.requests.isEmpty)
    }

    @Test("loads what is kept first, and says so to the tracker")
    func appear() async {
        let viewModel = games.list()
        await viewModel.didAppear()
        #expect(games.repository.requests == [.page(1, .localFirst)])
        #expect(games.tracker.events == ["games_list_viewed"])
    }

    @Test("has a state of its own for nothing at all, nothing found and a failure")
    func states() async {
        games.repository.setAnswer { _ in .success(.none) }
        let viewModel = games.list()
        await viewModel.didAppear()
        #expect(viewModel.state == .empty)
        await viewModel.didSearch("zelda")
        #expect(viewModel.state == .emptySearch)
        games.repository.setAnswer { _ in .failure(.list(.timeout)) }
        await viewModel.didRetry()
        #expect(viewModel.state == .error(.list(.timeout)))
    }

    @Test("searches for a title without the blanks around it, and ends the search with nothing or blanks")
    func search() async {
        let viewModel = games.list()
        await viewModel.didSearch("  Zelda ")
        #expect(viewModel.query == "Zelda")
        await viewModel.didSearch("  ")
        #expect(viewModel.query.isEmpty)
        #expect(games.repository.requests == [.search(1, "Zelda"), .page(1, .localFirst)])
        #expect(games.tracker.events == ["games_search_performed query=Zelda"])
    }

    @Test("adds the pages that follow, with the search in force, up to the last")
    func more() async throws {
        games.repository.setAnswer { request in
            guard case .search(let page, _) = request else { return .failure(.cancelled) }
            return .success(.sample([page * 10, page * 10 + 1], page: page, pages: 2, total: 4))
        }
        let viewModel = games.list()
        await viewModel.didSearch("zelda")
        try await viewModel.didLoadMore()
        try await viewModel.didLoadMore()
        guard case .loaded(let loaded) = viewModel.state else { return #expect(Bool(false)) }
        #expect(loaded.all.map(\.id) == [10, 11, 20, 21])
        #expect(loaded.current.page == 2)
        #expect(games.repository.requests == [.search(1, "zelda"), .search(2, "zelda")])
        #expect(games.tracker.events.last == "games_list_more_loaded page=2")
    }

    @Test("refreshes from the source, with the search in force")
    func refresh() async throws {
        let viewModel = games.list()
        await viewModel.didAppear()
        try await viewModel.didRefresh()
        await viewModel.didSearch("zelda")
        try await viewModel.didRefresh()
        #expect(
            games.repository.requests == [
                .page(1, .localFirst), .page(1, .remoteFirst), .search(1, "zelda"), .search(1, "zelda"),
            ])
        #expect(games.tracker.events.filter { $0 == "games_list_refreshed" }.count == 2)
    }

    @Test("says why a refresh has failed and shows what it has shown, whether something was kept or not")
    func failedRefresh() async {
        let viewModel = games.list()
        await viewModel.didAppear()
        let before = viewModel.state
        games.repository.setAnswer { _ in .success(.sample([9])) }
        games.repository.setFallback(.list(.timeout))
        await #expect(throws: LoadFailure.list(.timeout)) { try await viewModel.didRefresh() }
        games.repository.setAnswer { _ in .failure(.list(.status(503))) }
        await #expect(throws: LoadFailure.list(.status(503))) { try await viewModel.didRefresh() }
        #expect(viewModel.state == before)
    }

    @Test("goes to a game's details")
    func select() {
        games.list().didSelect(identifier: 7)
        #expect(games.navigator.calls == [.navigate(AnyNavigation(GamesIncomingNavigation.detail(identifier: 7)))])
        #expect(games.tracker.events == ["game_selected id=7"])
    }
}

@Suite("The games' view model, cancelled", .container, .limited)
struct GamesCancellationTests {
    enum Work: CaseIterable {
        case search, endOfSearch, retry, refresh, more

        @MainActor
        func start(on viewModel: any GamesViewModelContract) async throws(LoadFailure) {
            switch self {
            case .search: await viewModel.didSearch("mario")
            case .endOfSearch: await viewModel.didSearch("")
            case .retry: await viewModel.didRetry()
            case .refresh: try await viewModel.didRefresh()
            case .more: try await viewModel.didLoadMore()
            }
        }
    }

    private let games = GamesUnderTest()
    private let gate = Gate()

    @Test("leaves everything as it was, also where the answer comes although nobody wants it", arguments: Work.allCases)
    func leavesEverything(work: Work) async {
        games.repository.setAnswer { _ in .success(.sample(pages: 2)) }
        let viewModel = games.list()
        await viewModel.didSearch("zelda")
        let before = (viewModel.state, viewModel.query)
        games.repository.setAnswer { [gate] _ in
            await gate.pass()
            return .success(.sample([9]))
        }
        let task = Task { try await work.start(on: viewModel) }
        await gate.waitForArrival()
        task.cancel()
        let result = await task.result
        #expect((viewModel.state, viewModel.query) == before)
        if work == .refresh || work == .more {
            #expect(throws: LoadFailure.cancelled) { try result.get() }
        } else {
            #expect(throws: Never.self) { try result.get() }
        }
    }

    @Test(
        "leaves what was loaded since it began, whatever comes of it",
        arguments: Work.allCases,
        [GamesRepositoryDouble.Answer.failure(.cancelled), .failure(.list(.timeout)), .success(.sample([5]))])
    func overtaken(work: Work, answer: GamesRepositoryDouble.Answer) async {
        games.repository.setAnswer { _ in .success(.sample(pages: 2)) }
        let viewModel = games.list()
        await viewModel.didSearch("doom")
        games.repository.setAnswer { [gate] _ in
            await gate.pass()
            return answer
        }
        let first = Task { try await work.start(on: viewModel) }
        await gate.waitForArrival()
        games.repository.setAnswer { _ in .success(.sample([9])) }
        await viewModel.didSearch("zelda")
        gate.open()
        _ = await first.result
        #expect(viewModel.query == "zelda")
        #expect(viewModel.state == .loaded(LoadedPages(first: .sample([9]))))
    }
}
