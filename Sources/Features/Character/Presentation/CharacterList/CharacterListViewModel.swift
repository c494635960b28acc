import ChallengeCore
import ChallengeNetworking
import Observation

/// What the list shows.
typealias CharacterListViewState = ListState<Character, CharactersPageError>

/// What the list's view asks of its view model. Methods that load return when what they load is there.
protocol CharacterListViewModelContract: RecentSearchesViewModelContract {
    var state: CharacterListViewState { get }
    /// The text searched for and the filter, together.
    var filter: CharacterFilter { get }

    func didAppear() async
    func didSelect(identifier: Int)
    func didSelectAdvancedSearch()
    /// Loads the first page again with the search and the filter in force. Where that fails, throws, and what is
    /// shown stays.
    func didRefresh() async throws(CharactersPageError)
    /// Loads the next page. Where that fails, throws, and what is shown stays.
    func didLoadMore() async throws(CharactersPageError)
    func didRetry() async
}

@Observable
final class CharacterListViewModel: CharacterListViewModelContract {
    private(set) var state = CharacterListViewState.idle
    private(set) var filter = CharacterFilter()
    private(set) var recentSearches: [String] = []

    private let getCharactersPageUseCase: any GetCharactersPageUseCaseContract
    private let refreshCharactersPageUseCase: any RefreshCharactersPageUseCaseContract
    private let searchCharactersPageUseCase: any SearchCharactersPageUseCaseContract
    private let getRecentSearchesUseCase: any GetRecentSearchesUseCaseContract
    private let saveRecentSearchUseCase: any SaveRecentSearchUseCaseContract
    private let deleteRecentSearchUseCase: any DeleteRecentSearchUseCaseContract
    private let navigator: any CharacterListNavigatorContract
    private let tracker: any CharacterListTrackerContract
    @ObservationIgnored private var loads = 0

    init(
        getCharactersPageUseCase: any GetCharactersPageUseCaseContract,
        refreshCharactersPageUseCase: any RefreshCharactersPageUseCaseContract,
        searchCharactersPageUseCase: any SearchCharactersPageUseCaseContract,
        getRecentSearchesUseCase: any GetRecentSearchesUseCaseContract,
        saveRecentSearchUseCase: any SaveRecentSearchUseCaseContract,
        deleteRecentSearchUseCase: any DeleteRecentSearchUseCaseContract,
        navigator: any CharacterListNavigatorContract,
        tracker: any CharacterListTrackerContract
    ) {
        self.getCharactersPageUseCase = getCharactersPageUseCase
        self.refreshCharactersPageUseCase = refreshCharactersPageUseCase
        self.searchCharactersPageUseCase = searchCharactersPageUseCase
        self.getRecentSearchesUseCase = getRecentSearchesUseCase
        self.saveRecentSearchUseCase = saveRecentSearchUseCase
        self.deleteRecentSearchUseCase = deleteRecentSearchUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.trackScreenViewed()
        recentSearches = await getRecentSearchesUseCase.execute()
        await load()
    }

    func didSelect(identifier: Int) {
        tracker.trackCharacterSelected(identifier: identifier)
        navigator.navigateToDetail(identifier: identifier)
    }

    func didSelectAdvancedSearch() {
        tracker.trackAdvancedSearchSelected()
        navigator.presentAdvancedSearch(delegate: self)
    }

    func didSearch(_ text: String) async {
        var wanted = filter
        // The API takes no notice of the blanks around a name; to keep them would be to remember a search twice.
        wanted.name = text.trimmed
        if !wanted.name.isEmpty { tracker.trackSearchPerformed(query: wanted.name) }
        let (before, search) = ((state, filter), loads + 1)
        guard await load(wanted), !wanted.name.isEmpty else { return }
        // What was loaded since, because this one was not waited for, stays.
        if await !saveRecentSearchUseCase.execute(wanted.name), search == loads { (state, filter) = before }
        recentSearches = await getRecentSearchesUseCase.execute()
    }

    func didAskForRecentSearches() async {
        recentSearches = await getRecentSearchesUseCase.execute()
    }

    func didDeleteRecentSearch(_ text: String) async -> Bool {
        let wasThere = await deleteRecentSearchUseCase.execute(text)
        if wasThere { tracker.trackRecentSearchDeleted() }
        recentSearches = await getRecentSearchesUseCase.execute()
        return wasThere
    }

    func didDeleteAllRecentSearches() async {
        await deleteRecentSearchUseCase.executeForAll()
        tracker.trackRecentSearchDeleted()
        recentSearches = await getRecentSearchesUseCase.execute()
    }

    func didRefresh() async throws(CharactersPageError) {
        tracker.trackRefreshed()
        let load = loads
        if filter.isEmpty {
            let fetched = try await refreshCharactersPageUseCase.execute(page: 1)
            if let reason = fetched.fallbackReason { throw reason }
            show(try stillWanted(fetched.value, by: load))
        } else {
            let found = try await searchCharactersPageUseCase.execute(page: 1, filter: filter)
            show(try stillWanted(found, by: load))
        }
    }

    func didLoadMore() async throws(CharactersPageError) {
        guard case .loaded(let loaded) = state, !loaded.current.isLast else { return }
        let (next, load) = (loaded.current.page + 1, loads)
        tracker.trackLoadedMore(page: next)
        state = .loaded(loaded.adding(try stillWanted(try await page(next, filter), by: load)))
    }

    func didRetry() async {
        tracker.trackRetried()
        await load()
    }

    /// Loads the first page, by the filter in force or by another one, which is then in force. A cancelled load
    /// leaves everything as it was.
    ///
    /// - Returns: false when it was cancelled, or another has begun since.
    @discardableResult
    private func load(_ wanted: CharacterFilter? = nil) async -> Bool {
        let before = (state, filter)
        state = .loading
        filter = wanted ?? filter
        loads += 1
        let load = loads
        do {
            show(try stillWanted(try await page(1, filter), by: load))
        } catch let error where error.isCancellation || Task.isCancelled {
            // What was loaded since, because this one was not waited for, stays.
            if load == loads { (state, filter) = before }
            return false
        } catch {
            guard load == loads else { return false }
            state = .error(error)
        }
        return true
    }

    /// What was loaded, unless the task was cancelled as it came, or the list was loaded anew meanwhile.
    ///
    /// - Parameter load: which load of the list it belongs to.
    private func stillWanted(
        _ page: CharactersPage, by load: Int
    ) throws(CharactersPageError) -> CharactersPage {
        if Task.isCancelled || load != loads { throw .failed(.cancelled) }
        return page
    }

    private func page(_ page: Int, _ filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        filter.isEmpty
            ? try await getCharactersPageUseCase.execute(page: page)
            : try await searchCharactersPageUseCase.execute(page: page, filter: filter)
    }

    private func show(_ page: CharactersPage) {
        state =
            page.items.isEmpty
            ? (filter.isEmpty ? .empty : .emptySearch) : .loaded(LoadedPages(first: page))
    }
}

extension CharacterListViewModel: CharacterFilterDelegate {
    func didApply(_ applied: CharacterFilter) async {
        var wanted = applied
        wanted.name = filter.name
        tracker.trackFilterApplied(wanted.withoutName)
        await load(wanted)
    }
}
