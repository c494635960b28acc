import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import Testing

@testable import Challenge__Feature__

@Suite("The list of __nouns__", .limited)
struct __Feature__ListTests {
    private let tracker = TrackerMock()
    private let navigator = NavigatorMock()

    private func viewModel(_ useCases: __Feature__UseCasesMock) -> __Feature__ListViewModel {
        __Feature__ListViewModel(
            get__Features__UseCase: useCases, refresh__Features__UseCase: useCases,
            search__Features__UseCase: useCases,
            recentSearches: RecentSearches(
                localDataSource: RecentSearchesLocalDataSource(list: "", file: RecentSearchesFile())),
            navigator: __Feature__ListNavigator(navigator: navigator), tracker: __Feature__ListTracker(tracker: tracker)
        )
    }

    @Test("Each load uses its use case, and each event is tracked")
    func loads() async throws {
        let useCases = __Feature__UseCasesMock()
        let sut = viewModel(useCases)
        await sut.list.appear()
        #expect(sut.list.state.loaded?.current == .sample)
        try await sut.list.refresh()
        try await sut.list.loadMore()
        await sut.list.search("first")
        #expect(await sut.list.deleteRecentSearch("first"))
        await sut.list.retry()
        sut.didSelect(identifier: 3)
        #expect(
            useCases.calls.all == [
                "get page 1", "refresh page 1", "get page 2", "search page 1 first", "search page 1 first",
            ])
        #expect(
            tracker.events == [
                "__event___list_viewed", "__event___list_refreshed", "__event___list_more_loaded page=2",
                "__event___search_performed query=first", "recent___event___search_deleted", "__event___list_retried",
                "__event___selected id=3",
            ])
        #expect(navigator.calls == [.navigate(to: __Feature__IncomingNavigation.detail(identifier: 3))])
    }

    @Test("A use case's error is the list's failure")
    func failure() async {
        let failure = LoadFailure.request("__path__", .timeout)
        let sut = viewModel(__Feature__UseCasesMock(failure: .loadFailed(failure)))
        await sut.list.appear()
        #expect(sut.list.state == .error(failure))
        await #expect(throws: failure) { try await sut.list.refresh() }
        await sut.list.search("first")
        #expect(sut.list.state == .error(failure))
    }

    @Test("The list cuts names before numbers, and aligns numbers at the right")
    func columns() {
        let columns = ChallengeDesignSystem.Table([__Feature__ListView.row(.sample)]).columns
        #expect(columns.map(\.shrinks) == [false, true])
        #expect(columns.map(\.alignment) == [.trailing, .leading])
    }
}
