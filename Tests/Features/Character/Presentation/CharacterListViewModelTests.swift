import ChallengeActions
import ChallengeListing
import ChallengeTestSupport

@testable import ChallengeCharacter

@Suite("The model of the list of characters", .limited)
struct CharacterListViewModelTests {
    private let getPage = GetCharactersPageUseCaseMock()
    private let refreshPage = RefreshCharactersPageUseCaseMock()
    private let searchPage = SearchCharactersPageUseCaseMock()
    private let searches = GetRecentSearchesUseCaseMock()
    private let navigator = CharacterListNavigatorMock()
    private let tracker = CharacterListTrackerMock()
    private let sut: CharacterListViewModel

    init() {
        sut = CharacterListViewModel(
            getCharactersPageUseCase: getPage, refreshCharactersPageUseCase: refreshPage,
            searchCharactersPageUseCase: searchPage, getRecentSearchesUseCase: searches,
            saveRecentSearchUseCase: SaveRecentSearchUseCaseMock(kept: searches),
            deleteRecentSearchUseCase: DeleteRecentSearchUseCaseMock(kept: searches), navigator: navigator,
            tracker: tracker)
    }

    private var shown: [Int]? {
        if case .loaded(let pages) = sut.list.state { pages.current.items.map(\.identifier) } else { nil }
    }

    @Test("The list begins with the first page, and goes on to the next")
    func pages() async throws {
        await sut.list.appear()
        #expect(shown == [1, 2])
        getPage.result = .success(.stub([3], page: 2))
        try await sut.list.loadMore()
        #expect(shown == [3])
        #expect(getPage.pages == [1, 2])
        #expect(tracker.events == ["screenViewed", "moreLoaded 2"])
    }

    @Test("A failed load is shown, and can be repeated")
    func retry() async {
        getPage.result = .failure(.loadFailed(.stub))
        await sut.list.appear()
        #expect(sut.list.state.failure == .stub)
        getPage.result = .success(.stub())
        await sut.list.retry()
        #expect(shown == [1, 2])
        #expect(tracker.events == ["screenViewed", "retried"])
    }

    @Test("A refresh that falls back to the cache tells why, and keeps what is shown")
    func refresh() async throws {
        await sut.list.appear()
        refreshPage.result = .success(Fetched(.stub([3])))
        try await sut.list.refresh()
        #expect(shown == [3])
        refreshPage.result = .success(Fetched(.stub([4]), fallbackReason: .loadFailed(.stub)))
        await #expect(throws: LoadFailure.stub) { try await sut.list.refresh() }
        refreshPage.result = .failure(.loadFailed(.cancelled))
        await #expect(throws: LoadFailure.cancelled) { try await sut.list.refresh() }
        #expect(shown == [3])
        #expect(tracker.events == ["screenViewed", "refreshed", "refreshed", "refreshed"])
    }

    @Test("A search is saved, and can be deleted")
    func search() async {
        searchPage.result = .success(.stub([5]))
        await sut.list.search("rick")
        #expect(shown == [5])
        #expect(searchPage.filters == [CharacterFilter(name: "rick")])
        #expect(sut.list.recentSearches == ["rick"])
        #expect(await sut.list.deleteRecentSearch("rick"))
        #expect(await !sut.list.deleteRecentSearch("rick"))
        searches.searches = ["beth"]
        await sut.list.deleteAllRecentSearches()
        #expect(sut.list.recentSearches.isEmpty)
        #expect(tracker.events == ["searchPerformed rick", "recentSearchDeleted", "recentSearchDeleted"])
        searchPage.result = .failure(.loadFailed(.stub))
        await sut.list.search("morty")
        #expect(sut.list.state.failure == .stub)
    }

    @Test("A selected row is tracked, and its details open")
    func select() {
        sut.didSelectCharacter(identifier: 5)
        #expect(navigator.details == [5])
        #expect(tracker.events == ["characterSelected 5"])
    }

    @Test("The advanced search edits the filter of the list, which keeps its search")
    func filter() async {
        await sut.list.search("rick")
        sut.didSelectAdvancedSearch()
        #expect(navigator.delegate === sut)
        await sut.didApply(CharacterFilter(name: "morty", status: .dead))
        #expect(sut.filter == CharacterFilter(name: "rick", status: .dead))
        #expect(searchPage.filters.last == sut.filter)
        #expect(tracker.events == ["searchPerformed rick", "advancedSearchSelected", "filterApplied"])
        #expect(tracker.filters == [CharacterFilter(status: .dead)])
    }

    @Test("All characters are known if they are available at once, otherwise the loaded ones")
    func known() async {
        await sut.list.appear()
        #expect(sut.knownCharacters().map(\.identifier) == [1, 2])
        getPage.cached = [.stub(9)]
        #expect(sut.knownCharacters().map(\.identifier) == [9])
    }
}
