import ChallengeCore
import ChallengeInjection
import ChallengeNetworking
import Observation

/// What the list shows.
typealias GamesViewState = ListState<Game, LoadFailure>

/// What the list's view asks of its view model. Methods that load return when what they load is there.
protocol GamesViewModelContract: RecentSearchesViewModelContract, Sendable {
    var state: GamesViewState { get }
    /// The text searched for; empty where all are wanted.
    var query: String { get }

    func didAppear() async
    func didSelect(identifier: Int)
    /// Loads the first page again with the search in force. Where that fails, throws, and what is shown stays.
    func didRefresh() async throws(LoadFailure)
    /// Loads the next page. Where that fails, throws, and what is shown stays.
    func didLoadMore() async throws(LoadFailure)
    func didRetry() async
}

@Observable
final class GamesViewModel: GamesViewModelContract {
    private(set) var state = GamesViewState.idle
    private(set) var query = ""
    private(set) var recentSearches: [String] = []

    @ObservationIgnored @Injected(\.getGamesUseCase) private var getGamesUseCase
    @ObservationIgnored @Injected(\.refreshGamesUseCase) private var refreshGamesUseCase
    @ObservationIgnored @Injected(\.searchGamesUseCase) private var searchGamesUseCase
    @ObservationIgnored @Injected(\.getRecentSearchesUseCase) private var getRecentSearchesUseCase
    @ObservationIgnored @Injected(\.saveRecentSearchUseCase) private var saveRecentSearchUseCase
    @ObservationIgnored @Injected(\.deleteRecentSearchUseCase) private var deleteRecentSearchUseCase
    @ObservationIgnored @Injected(\.gamesTracker) private var tracker
    private let navigator: any GamesNavigatorContract
    @ObservationIgnored private var loads = 0

    nonisolated init(navigator: any GamesNavigatorContract) {
        self.navigator = navigator
    }

    func didAppear() async {
        tracker.trackScreenViewed()
        recentSearches = await getRecentSearchesUseCase.execute()
        await load(query)
    }

    func didSelect(identifier: Int) {
        tracker.trackGameSelected(identifier: identifier)
        navigator.navigateToDetail(identifier: identifier)
    }

    func didSearch(_ text: String) async {
        // The API takes no notice of the blanks around a title.
        let wanted = text.trimmed
        if !wanted.isEmpty { tracker.trackSearchPerformed(query: wanted) }
        let (before, search) = ((state, query), loads + 1)
        guard await load(wanted), !wanted.isEmpty else { return }
        // What was loaded since, because this one was not waited for, stays.
        if await !saveRecentSearchUseCase.execute(wanted), search == loads { (state, query) = before }
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

    func didRefresh() async throws(LoadFailure) {
        tracker.trackRefreshed()
        let load = loads
        if query.isEmpty {
            let fetched = try await refreshGamesUseCase.execute(page: 1)
            if let reason = fetched.fallbackReason { throw reason }
            show(try stillWanted(fetched.value, by: load))
        } else {
            show(try stillWanted(try await searchGamesUseCase.execute(page: 1, title: query), by: load))
        }
    }

    func didLoadMore() async throws(LoadFailure) {
        guard case .loaded(let loaded) = state, !loaded.current.isLast else { return }
        let (next, load) = (loaded.current.page + 1, loads)
        tracker.trackLoadedMore(page: next)
        state = .loaded(loaded.adding(try stillWanted(try await page(next, query), by: load)))
    }

    func didRetry() async {
        tracker.trackRetried()
        await load(query)
    }

    /// Loads the first page of what is wanted, which is then in force. A cancelled load leaves everything as it was.
    ///
    /// - Returns: false when it was cancelled, or another has begun since.
    @discardableResult
    private func load(_ wanted: String) async -> Bool {
        let before = (state, query)
        state = .loading
        query = wanted
        loads += 1
        let load = loads
        do {
            show(try stillWanted(try await page(1, query), by: load))
        } catch let error where error == .cancelled || Task.isCancelled {
            // What was loaded since, because this one was not waited for, stays.
            if load == loads { (state, query) = before }
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
    private func stillWanted(_ page: ListPage<Game>, by load: Int) throws(LoadFailure) -> ListPage<Game> {
        if Task.isCancelled || load != loads { throw .cancelled }
        return page
    }

    private func page(_ page: Int, _ query: String) async throws(LoadFailure) -> ListPage<Game> {
        query.isEmpty
            ? try await getGamesUseCase.execute(page: page)
            : try await searchGamesUseCase.execute(page: page, title: query)
    }

    private func show(_ page: ListPage<Game>) {
        state = page.items.isEmpty ? (query.isEmpty ? .empty : .emptySearch) : .loaded(LoadedPages(first: page))
    }
}
