package import ChallengeCore
import Observation

/// What a list shows that is loaded page by page and can be searched. Methods that load return when what they load is there.
///
/// Of several loads at a time the one that began last counts. A cancelled load leaves everything as it was.
@MainActor
@Observable
package final class ListModel<Item: ListItem, Query: ListQuery> {
    package private(set) var state = ListState<Item>.idle
    /// What the list is narrowed down by.
    package private(set) var query = Query()
    /// The newest first.
    package private(set) var recentSearches: [String] = []

    private let getPage: GetPageUseCase<Item, Query>
    private let refreshPage: RefreshPageUseCase<Item, Query>
    private let searchPage: SearchPageUseCase<Item, Query>
    private let searches: RecentSearches
    private let tracker: any ListTrackerContract
    @ObservationIgnored private var loads = 0

    package nonisolated init(
        get getPage: GetPageUseCase<Item, Query>, refresh refreshPage: RefreshPageUseCase<Item, Query>,
        search searchPage: SearchPageUseCase<Item, Query>, recentSearches searches: RecentSearches,
        tracker: any ListTrackerContract
    ) {
        self.getPage = getPage
        self.refreshPage = refreshPage
        self.searchPage = searchPage
        self.searches = searches
        self.tracker = tracker
    }

    /// The work of a first appearance.
    ///
    /// - Parameter isLoading: whether the first page is loaded; false where an intent follows that loads.
    package func appear(loading isLoading: Bool = true) async {
        tracker.track(.viewed)
        await updateRecentSearches()
        if isLoading { await load(query) }
    }

    /// Searches for a text with the other parts of the query in force. An empty text, or one of blanks, ends the search; any
    /// other is remembered, unless the load is cancelled.
    package func search(_ text: String) async {
        var wanted = query
        // An API takes no notice of the blanks around a text; to keep them would be to remember a search twice.
        wanted.text = text.trimmed
        if !wanted.text.isEmpty { tracker.track(.searched(query: wanted.text)) }
        let (before, search) = ((state, query), loads + 1)
        guard await load(wanted), !wanted.text.isEmpty else { return }
        // What was loaded since, because this one was not waited for, stays.
        if await !searches.save.execute(wanted.text), search == loads { (state, query) = before }
        await updateRecentSearches()
    }

    /// Loads what fits a query, which is then in force.
    package func narrow(to query: Query) async { await load(query) }

    /// Loads the first page again with the query in force. Where that fails, throws, and what is shown stays.
    package func refresh() async throws(LoadFailure) {
        tracker.track(.refreshed)
        let (before, load) = (state, loads)
        if state == .idle { state = .loading }
        do throws(LoadFailure) {
            show(try stillWanted(try await freshPage(), by: load))
        } catch {
            // What was loaded since, because this one was not waited for, stays.
            if before == .idle, state == .loading, load == loads { state = before }
            throw error
        }
    }

    /// Loads the next page, if there is one. Where that fails, throws, and what is shown stays.
    package func loadMore() async throws(LoadFailure) {
        guard case .loaded(let loaded) = state, !loaded.current.isLast else { return }
        let (next, load) = (loaded.current.page + 1, loads)
        tracker.track(.loadedMore(page: next))
        state = .loaded(loaded.adding(try stillWanted(try await page(next), by: load)))
    }

    /// Loads the first page again after a failure or an interruption.
    package func retry() async {
        tracker.track(.retried)
        await load(query)
    }

    // MARK: Recent searches

    /// Brings ``recentSearches`` up to date with what other sessions have searched for.
    package func updateRecentSearches() async {
        recentSearches = await searches.get.execute()
    }

    /// - Returns: whether there was such a search.
    package func deleteRecentSearch(_ text: String) async -> Bool {
        let wasThere = await searches.delete.execute(text)
        if wasThere { tracker.track(.recentSearchDeleted) }
        await updateRecentSearches()
        return wasThere
    }

    package func deleteAllRecentSearches() async {
        await searches.delete.executeForAll()
        tracker.track(.recentSearchDeleted)
        await updateRecentSearches()
    }

    // MARK: Loading

    /// Loads the first page of what is wanted, which is then in force.
    ///
    /// - Returns: false when it was cancelled, or another has begun since.
    @discardableResult
    private func load(_ wanted: Query) async -> Bool {
        let before = (state, query)
        state = .loading
        query = wanted
        loads += 1
        let load = loads
        do {
            show(try stillWanted(try await page(1), by: load))
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
    private func stillWanted(_ page: ListPage<Item>, by load: Int) throws(LoadFailure) -> ListPage<Item> {
        if Task.isCancelled || load != loads { throw .cancelled }
        return page
    }

    private func page(_ page: Int) async throws(LoadFailure) -> ListPage<Item> {
        query.isEmpty ? try await getPage.execute(page: page) : try await searchPage.execute(page: page, query: query)
    }

    private func freshPage() async throws(LoadFailure) -> ListPage<Item> {
        guard query.isEmpty else { return try await searchPage.execute(page: 1, query: query) }
        let fetched = try await refreshPage.execute(page: 1)
        if let reason = fetched.fallbackReason { throw reason }
        return fetched.value
    }

    private func show(_ page: ListPage<Item>) {
        state = page.items.isEmpty ? (query.isEmpty ? .empty : .emptySearch) : .loaded(LoadedPages(first: page))
    }
}

/// Something that lists have rows of and details are about.
package protocol ListItem: JSONConvertible, Hashable, Identifiable<Int> {
    /// What it is called, as its source says; may be empty.
    var displayName: String { get }
    /// Where its picture is; empty where there is none.
    var image: String { get }
}

extension ListItem {
    package var image: String { "" }
}

/// What a list is narrowed down by: a text, and whatever else a feature filters by. The empty one fits everything.
package protocol ListQuery: Sendable, Hashable {
    init()
    /// What is searched for.
    var text: String { get set }
    /// Each other part that narrows something down, by its key; nil where there are never any.
    var parts: [Assignment]? { get }
}

extension ListQuery {
    package var parts: [Assignment]? { nil }
    package var isEmpty: Bool { self == Self() }
}

/// What a list is narrowed down by that can only be searched.
package struct TextQuery: ListQuery {
    package var text: String

    package init() {
        self.init("")
    }

    package init(_ text: String) {
        self.text = text
    }
}
