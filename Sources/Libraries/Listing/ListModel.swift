public import ChallengeCore
import ChallengeShellText
import Observation

/// The state of a list that is loaded page by page and searched. A method that loads returns when its load has ended. Of
/// several loads only the one that began last changes anything, and a cancelled one leaves everything as it was.
@MainActor
public final class ListModel<Item: ListItem, Query: ListQuery> {
    /// What is known of the list now.
    public var state: ListState<Item> { shown.state }
    /// What the list is narrowed down by, from the moment that it begins to load.
    public var query: Query { shown.query }
    @Observed private(set) var shown: Shown {
        didSet { if query.isEmpty, let loaded = shown.state.loaded { everything = loaded } }
    }
    /// What was loaded last of the list as a whole.
    private(set) var everything: LoadedPages<Item>?
    /// All items that can be had at once; else those that are loaded. May be called on any thread.
    public var knownItems: @Sendable () -> [Item] {
        guard !isPreview else { return { [] } }
        return { [getPage, everything, loaded = shown.state.loaded] in
            if let items = getPage.itemsAtHand() { return items }
            var seen: Set<Int> = []
            return [everything, loaded].flatMap { pages in pages?.all.filter { seen.insert($0.id).inserted } ?? [] }
        }
    }
    /// What was searched for lately, the newest first.
    @Observed public private(set) var recentSearches: [String] = []

    private let getPage: GetPageUseCase<Item, Query>
    private let refreshPage: RefreshPageUseCase<Item, Query>
    private let searchPage: SearchPageUseCase<Item, Query>
    let searches: RecentSearches
    private let tracker: any ListTrackerContract
    private var loads = 0
    /// True if made-up items are shown, which nobody is offered.
    private(set) var isPreview = false
    /// What was shown before the loads that are under way: what a cancelled one puts back.
    private var settled: Shown

    struct Shown: Sendable, Equatable {
        var state = ListState<Item>.idle
        var query: Query
    }

    /// A model that has loaded nothing yet, and begins with a query.
    package nonisolated init(
        get getPage: GetPageUseCase<Item, Query>, refresh refreshPage: RefreshPageUseCase<Item, Query>,
        search searchPage: SearchPageUseCase<Item, Query>, recentSearches searches: RecentSearches,
        tracker: any ListTrackerContract, query: Query = Query()
    ) {
        settled = Shown(query: query)
        _shown = Observed(wrappedValue: settled)
        self.getPage = getPage
        self.refreshPage = refreshPage
        self.searchPage = searchPage
        self.searches = searches
        self.tracker = tracker
    }

    /// A model of a repository's items, which has loaded nothing yet, and begins with a query.
    public nonisolated convenience init(
        repository: any RepositoryContract<Item, Query>, recentSearches: RecentSearches,
        tracker: any ListTrackerContract, query: Query = Query()
    ) {
        self.init(
            get: GetPageUseCase(repository: repository), refresh: RefreshPageUseCase(repository: repository),
            search: SearchPageUseCase(repository: repository), recentSearches: recentSearches, tracker: tracker,
            query: query)
    }

    /// The model as a preview has it: made-up items are shown as the first of two pages, and nothing was loaded.
    public func showing(_ items: Item...) -> Self {
        isPreview = true
        shown.state = .loaded(
            LoadedPages(first: ListPage(items: items, page: 1, pages: 2, total: items.count * 2)))
        return self
    }

    /// Tracks that a row is opened.
    public func select(_ identifier: Int) { tracker.track(.selected(identifier: identifier)) }

    /// The work of a first appearance, without the load where an intent follows that loads.
    public func appear(loading isLoading: Bool = true) async {
        tracker.track(.viewed)
        await updateRecentSearches()
        if isLoading { await load(query) }
    }

    /// Searches for a text, with the other parts of the query unchanged. A blank text ends the search; any other is saved
    /// among the recent searches, unless the load is cancelled.
    public func search(_ text: String) async {
        var wanted = query
        // Blanks around a text mean nothing to an API; with them, one search would be saved as two.
        wanted.text = text.trimmed
        if !wanted.text.isEmpty { tracker.track(.searched(query: wanted.text)) }
        let load = loads + 1
        guard await self.load(wanted), !wanted.text.isEmpty else { return }
        // Cancelled while it was saved. The result of a later load stays.
        if await !searches.save(wanted.text), load == loads { shown = settled }
        await updateRecentSearches()
    }

    /// Filters by some parts of the query, after all are taken out if `resetting`. An empty value, and ``Condition/any``,
    /// takes a part out.
    public func filter(by parts: [Assignment], resetting: Bool) async where Query: FilterQuery {
        var wanted = query
        if resetting { wanted.values = [:] }
        for part in parts {
            let value = part.value.trimmed
            wanted.values[part.key] = value.isEmpty || value.lowercased() == Condition.any ? nil : value
        }
        tracker.track(.filtered(by: wanted.values))
        await load(wanted)
    }

    /// Applies a query, and loads the first page of what fits it.
    public func narrow(to query: Query) async { await load(query) }

    /// Loads the first page again with the same query. Where that fails, throws, and what is shown stays.
    public func refresh() async throws(LoadFailure) {
        tracker.track(.refreshed)
        let (load, wanted) = (beginLoad(), query)
        if state == .idle { await showLoading(wanted) }
        do throws(LoadFailure) {
            show(try stillWanted(try await freshPage(fitting: wanted), by: load))
        } catch {
            if load == loads, state == .loading { shown = settled }
            throw error
        }
    }

    /// Shows the next page, or so many, or all that are left if there are fewer. Those that are not loaded yet are. Where
    /// that fails, throws, and those that came are shown.
    public func loadMore(pages count: Int = 1) async throws(LoadFailure) {
        guard let before = state.loaded else { return }
        var loaded = before
        let (load, query) = (beginLoad(), query)
        for _ in 0..<count {
            if loaded.isLast { break }
            if let next = loaded.next {
                loaded = next
                continue
            }
            let next = loaded.current.page + 1
            tracker.track(.loadedMore(page: next))
            do throws(LoadFailure) {
                loaded = loaded.adding(try stillWanted(try await page(next, fitting: query), by: load))
            } catch {
                if error != .cancelled, !Task.isCancelled, load == loads {
                    shown.state = .loaded(loaded.showing(after: before))
                }
                throw error
            }
        }
        shown.state = .loaded(loaded.showing(after: before))
    }

    /// Shows the page before those that are shown, without loading it, if there is one. A load under way changes nothing more.
    public func showPrevious() {
        guard let before = state.loaded?.previous else { return }
        _ = beginLoad()
        shown.state = .loaded(before)
    }

    /// Loads the first page again after a failure or an interruption.
    public func retry() async {
        tracker.track(.retried)
        await load(query)
    }

    // MARK: Recent searches

    /// Brings ``recentSearches`` up to date with what other sessions have searched for.
    public func updateRecentSearches() async { recentSearches = await searches.all() }

    /// Deletes one of the recent searches, whatever its case; false if there is none.
    public func deleteRecentSearch(_ text: String) async -> Bool {
        let wasThere = await searches.delete(text)
        if wasThere { tracker.track(.recentSearchDeleted) }
        await updateRecentSearches()
        return wasThere
    }

    /// Deletes all recent searches.
    public func deleteAllRecentSearches() async {
        await searches.deleteAll()
        tracker.track(.recentSearchDeleted)
        await updateRecentSearches()
    }

    // MARK: Loading

    /// - Returns: the number of a new load, which overtakes those under way.
    private func beginLoad() -> Int {
        if state != .loading { settled = shown }
        loads += 1
        return loads
    }

    /// Applies a query, and loads its first page. Returns false when it was cancelled or overtaken.
    @discardableResult
    private func load(_ wanted: Query) async -> Bool {
        let load = beginLoad()
        await showLoading(wanted)
        do {
            show(try stillWanted(try await page(1, fitting: wanted), by: load))
        } catch {
            guard load == loads else { return false }
            if error == .cancelled || Task.isCancelled {
                shown = settled
                return false
            }
            shown.state = .error(error)
        }
        return true
    }

    /// Shows that a load is under way, for a turn of the main actor at least, so that whoever observes the state sees it.
    private func showLoading(_ query: Query) async {
        shown = Shown(state: .loading, query: query)
        await Task.yield()
    }

    /// A page that has come, unless its load was cancelled or overtaken meanwhile.
    private func stillWanted(_ page: ListPage<Item>, by load: Int) throws(LoadFailure) -> ListPage<Item> {
        if Task.isCancelled || load != loads { throw .cancelled }
        return page
    }

    private func page(_ page: Int, fitting query: Query) async throws(LoadFailure) -> ListPage<Item> {
        query.isEmpty ? try await getPage.execute(page: page) : try await searchPage.execute(page: page, query: query)
    }

    private func freshPage(fitting query: Query) async throws(LoadFailure) -> ListPage<Item> {
        guard query.isEmpty else { return try await searchPage.execute(page: 1, query: query) }
        let fetched = try await refreshPage.execute(page: 1)
        if let reason = fetched.fallbackReason { throw reason }
        return fetched.value
    }

    private func show(_ page: ListPage<Item>) {
        shown.state = page.items.isEmpty ? (query.isEmpty ? .empty : .emptySearch) : .loaded(LoadedPages(first: page))
    }
}

/// What a list has in its rows, each of which has details. Its `id` is a positive number.
public protocol ListItem: Sendable, Hashable, Identifiable<Int> {
    /// What it is called, as its source says; may be empty.
    var displayName: String { get }
    /// Where its picture is; empty, which is the default, where there is none.
    var image: String { get }
    /// The values by which a list is filtered under a key; by default none.
    func values(of key: String) -> [String]
}

extension ListItem {
    /// None.
    public var image: String { "" }
    /// None.
    public func values(of key: String) -> [String] { [] }
}

/// What a list is narrowed down by: a text, and whatever else a feature filters by. The empty one fits everything.
public protocol ListQuery: Sendable, Hashable {
    /// The empty query.
    init()
    /// What is searched for.
    var text: String { get set }
    /// Each other part that narrows something down, by its key; nil where there are never any.
    var parts: [Assignment]? { get }
    /// The form of the ``parts`` as an object; nil if there are never any.
    static var partsSchema: ContentSchema? { get }
    /// The keys of those ``parts`` for which the source of the items cannot look itself; by default none.
    static var keysUnknownToSource: Set<String> { get }
}

extension ListQuery {
    /// None.
    public var parts: [Assignment]? { nil }
    /// None.
    public static var partsSchema: ContentSchema? { nil }
    /// None.
    public static var keysUnknownToSource: Set<String> { [] }
    /// True if everything fits.
    public var isEmpty: Bool { self == Self() }
    /// What an API is asked for: each part that is not empty, in lower case, the text first, by a key of its own. A part for
    /// which it cannot look is not among them.
    public func conditions(textKey: String) -> [Assignment] {
        let own = ownConditions.map(\.key)
        return ([Assignment(key: textKey, value: text)] + (parts ?? []).filter { !own.contains($0.key) })
            .filter { !$0.value.isEmpty }
            .map { Assignment(key: $0.key, value: $0.value.lowercased()) }
    }
}

/// The query of a list that is also filtered by a text for each of some keys, which ``PagedList`` does by the command `filter`.
public protocol FilterQuery: ListQuery {
    /// In the order in which they are shown.
    static var keys: [String] { get }
    /// None of them empty.
    var values: [String: String] { get set }
}

extension FilterQuery {
    /// The values by their keys, in the keys' order.
    public var parts: [Assignment]? {
        Self.keys.compactMap { key in values[key].map { Assignment(key: key, value: $0) } }
    }
}

/// The query of a list that can be searched and has no filter.
public struct TextQuery: ListQuery {
    /// What is searched for.
    public var text = ""

    /// The query that everything fits.
    public init() {}
}

/// An observable property of a generic class.
///
/// `@Observable` makes the key paths of a generic class anew at each access, which takes longer than rendering what is
/// accessed. Observers of this property observe a class that is not generic.
@MainActor
@propertyWrapper
public final class Observed<Value: Sendable> {
    private var value: Value
    private let isEqual: @Sendable (Value, Value) -> Bool
    private let registrar = ObservationRegistrar()

    /// A property with its first value.
    public nonisolated init(wrappedValue: Value) where Value: Equatable {
        value = wrappedValue
        isEqual = { $0 == $1 }
    }

    /// The property's value; setting an equal one notifies nobody.
    public var wrappedValue: Value {
        get {
            registrar.access(ObservedProperty(), keyPath: \.value)
            return value
        }
        set {
            guard !isEqual(newValue, value) else { return }
            registrar.withMutation(of: ObservedProperty(), keyPath: \.value) { value = newValue }
        }
    }
}

/// Stands for the property of any ``Observed`` among its observers.
private struct ObservedProperty: Observable {
    var value: Void { () }
}
