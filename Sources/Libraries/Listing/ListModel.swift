public import ChallengeActions
public import ChallengeCore
public import ChallengeText
public import Observation

/// The state of a list that is loaded page by page and can be searched. A method that loads returns when its load has
/// ended. If loads overlap, only the latest load has an effect. A cancelled load restores the previous state.
@MainActor
public final class ListModel<Item: ListItem, Query: ListQuery>: Observable {
    /// The loading state.
    public var state: ListState<Item> { shown.state }
    /// The query that narrows the list down. The query changes when its load begins.
    public var query: Query { shown.query }
    @Observed private(set) var shown: Shown {
        didSet { if query.isEmpty, let loaded = shown.state.loaded { everything = loaded } }
    }
    /// The last loaded pages of the whole list.
    private(set) var everything: LoadedPages<Item>?
    /// Returns all items if they are available at once, otherwise the loaded items. May be called on any thread.
    public var knownItems: @Sendable () -> [Item] {
        guard !isPreview else { return { [] } }
        return { [source, everything, loaded = shown.state.loaded] in
            if let items = source.itemsIfCached() { return items }
            var seen: Set<Int> = []
            return [everything, loaded].flatMap { pages in pages?.all.filter { seen.insert($0.id).inserted } ?? [] }
        }
    }
    /// The recent searches, newest first.
    @Observed public private(set) var recentSearches: [String] = []

    let source: any ListSource<Item, Query>
    private let track: @MainActor (ListEvent) -> Void
    private var loads = 0
    /// True if made-up items are shown, which are never suggested.
    private(set) var isPreview = false
    /// The state before the current loads, which a cancelled load restores.
    private var settled: Shown

    struct Shown: Sendable, Equatable {
        var state = ListState<Item>.idle
        var query: Query
    }

    /// Creates a model with an initial query. The model has loaded nothing yet.
    ///
    /// - Parameters:
    ///   - source: loads the pages, and keeps the recent searches.
    ///   - query: the query of the first load.
    ///   - track: called with each event, before its work.
    public nonisolated init(
        _ source: any ListSource<Item, Query>, query: Query = Query(), track: @escaping @MainActor (ListEvent) -> Void
    ) {
        settled = Shown(query: query)
        _shown = Observed(wrappedValue: settled)
        self.source = source
        self.track = track
    }

    /// Shows made-up items in a preview, as the first of two pages, without loading anything.
    public func showing(_ items: Item...) -> Self {
        isPreview = true
        shown.state = .loaded(
            LoadedPages(first: ListPage(items: items, page: 1, pages: 2, total: items.count * 2)))
        return self
    }

    /// Tracks that a row is opened.
    public func select(_ identifier: Int) { track(.selected(identifier: identifier)) }

    /// Tracks the first appearance and loads the list, unless the following intent loads it.
    public func appear(loading isLoading: Bool = true) async {
        track(.viewed)
        await updateRecentSearches()
        if isLoading { await load(query) }
    }

    /// Searches for a text and keeps the other parts of the query. A blank text ends the search. Any other text is saved
    /// as a recent search, unless the load is cancelled.
    public func search(_ text: String) async {
        var wanted = query
        // Blanks around a text mean nothing to an API. With the blanks, the same search could be saved twice.
        wanted.text = text.trimmed
        if !wanted.text.isEmpty { track(.searched(query: wanted.text)) }
        let load = loads + 1
        guard await self.load(wanted), !wanted.text.isEmpty else { return }
        // The search was cancelled while it was saved. The result of a later load stays.
        if await !source.saveRecentSearch(wanted.text), load == loads { shown = settled }
        await updateRecentSearches()
    }

    /// Filters by some parts of the query, after removing all parts if `resetting`. An empty value or ``Condition/any``
    /// removes a part.
    public func filter(by parts: [Assignment], resetting: Bool) async where Query: FilterQuery {
        var wanted = query
        if resetting { wanted.values = [:] }
        for part in parts {
            let value = part.value.trimmed
            wanted.values[part.key] = value.isEmpty || value.lowercased() == Condition.any ? nil : value
        }
        track(.filtered(by: wanted.values))
        await load(wanted)
    }

    /// Applies a query and loads the first page of its matches.
    public func narrow(to query: Query) async { await load(query) }

    /// Loads the first page again with the same query. If that fails, throws and keeps the shown pages.
    public func refresh() async throws(LoadFailure) {
        track(.refreshed)
        let (load, wanted) = (beginLoad(), query)
        if state == .idle { await showLoading(wanted) }
        do throws(LoadFailure) {
            show(try stillWanted(try await freshPage(matching: wanted), by: load))
        } catch {
            if load == loads, state == .loading { shown = settled }
            throw error
        }
    }

    /// Shows the next `count` pages, or all remaining pages if there are fewer. Missing pages are loaded. If a load
    /// fails, throws and shows the pages loaded so far.
    public func loadMore(pages count: Int = 1) async throws(LoadFailure) {
        try await loadMore(pages: count, showsAll: false)
    }

    /// Loads all missing pages, and shows all pages. If a load fails, throws and changes nothing.
    public func showAll() async throws(LoadFailure) { try await loadMore(pages: .max, showsAll: true) }

    private func loadMore(pages count: Int, showsAll: Bool) async throws(LoadFailure) {
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
            track(.loadedMore(page: next))
            do throws(LoadFailure) {
                loaded = loaded.adding(try stillWanted(try await page(next, matching: query), by: load))
            } catch {
                if !showsAll, error != .cancelled, !Task.isCancelled, load == loads {
                    shown.state = .loaded(loaded.showing(after: before))
                }
                throw error
            }
        }
        shown.state = .loaded(showsAll ? loaded.showingAll : loaded.showing(after: before))
    }

    /// Shows the previous page, if any, without loading it. A current load has no effect any more.
    public func showPrevious() {
        guard let before = state.loaded?.previous else { return }
        _ = beginLoad()
        shown.state = .loaded(before)
    }

    /// Loads the first page again after a failure or an interruption.
    public func retry() async {
        track(.retried)
        await load(query)
    }

    // MARK: Recent searches

    /// Updates ``recentSearches`` with the searches of other sessions.
    public func updateRecentSearches() async { recentSearches = await source.recentSearches() }

    /// Deletes a recent search, ignoring case. Returns false without such a search.
    public func deleteRecentSearch(_ text: String) async -> Bool {
        let wasThere = await source.deleteRecentSearch(text)
        if wasThere { track(.recentSearchDeleted) }
        await updateRecentSearches()
        return wasThere
    }

    /// Deletes all recent searches.
    public func deleteAllRecentSearches() async {
        await source.deleteAllRecentSearches()
        track(.recentSearchDeleted)
        await updateRecentSearches()
    }

    // MARK: Loading

    /// - Returns: the number of a new load, which supersedes the current loads.
    private func beginLoad() -> Int {
        if state != .loading { settled = shown }
        loads += 1
        return loads
    }

    /// Applies a query and loads its first page. Returns false if the load was cancelled or superseded.
    @discardableResult
    private func load(_ wanted: Query) async -> Bool {
        let load = beginLoad()
        await showLoading(wanted)
        do {
            show(try stillWanted(try await page(1, matching: wanted), by: load))
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

    /// Shows the loading state for at least one turn of the main actor, so that observers see it.
    private func showLoading(_ query: Query) async {
        shown = Shown(state: .loading, query: query)
        await Task.yield()
    }

    /// Returns the page, unless its load was cancelled or superseded meanwhile.
    private func stillWanted(_ page: ListPage<Item>, by load: Int) throws(LoadFailure) -> ListPage<Item> {
        if Task.isCancelled || load != loads { throw .cancelled }
        return page
    }

    /// Returns a page of the items that match a query, and changes nothing.
    func page(_ page: Int, matching query: Query) async throws(LoadFailure) -> ListPage<Item> {
        query.isEmpty ? try await source.page(page) : try await source.matches(query, page: page)
    }

    private func freshPage(matching query: Query) async throws(LoadFailure) -> ListPage<Item> {
        guard query.isEmpty else { return try await source.matches(query, page: 1) }
        let fetched = try await source.freshPage(1)
        if let reason = fetched.fallbackReason { throw reason }
        return fetched.value
    }

    private func show(_ page: ListPage<Item>) {
        shown.state = page.items.isEmpty ? (query.isEmpty ? .empty : .emptySearch) : .loaded(LoadedPages(first: page))
    }
}

/// The item in a row of a list, with details of its own. Its `id` is a positive number.
public protocol ListItem: Sendable, Hashable, Identifiable<Int> {
    /// The name in the source; may be empty.
    var displayName: String { get }
    /// The texts that a search examines; by default the name.
    var names: [String] { get }
    /// The address of the picture; empty by default, and for an item without a picture.
    var image: String { get }
    /// Returns the item's values under a key of a filter; none by default.
    func values(of key: String) -> [String]
}

extension ListItem {
    /// The name.
    public var names: [String] { [displayName] }
    /// None.
    public var image: String { "" }
    /// None.
    public func values(of key: String) -> [String] { [] }
}

/// The conditions that narrow a list down: a text, and the feature's other conditions. The empty query matches
/// everything.
public protocol ListQuery: Sendable, Hashable {
    /// The empty query.
    init()
    /// The searched text.
    var text: String { get set }
    /// The other conditions by key; nil if the query never has any.
    var parts: [Assignment]? { get }
    /// The schema of the ``parts`` as an object; nil if the query never has any.
    static var partsSchema: ContentSchema? { get }
    /// Returns the query without the part under a key; by default, the same query.
    func removing(_ key: String) -> Self
    /// The keys of the ``parts`` that the source of the items cannot check itself; none by default.
    static var keysUnknownToSource: Set<String> { get }
}

extension ListQuery {
    /// None.
    public var parts: [Assignment]? { nil }
    /// None.
    public static var partsSchema: ContentSchema? { nil }
    /// Returns the same query.
    public func removing(_ key: String) -> Self { self }
    /// None.
    public static var keysUnknownToSource: Set<String> { [] }
    /// True if the query matches everything.
    public var isEmpty: Bool { self == Self() }
    /// Returns the conditions for an API: first the text under `textKey`, then each part with a value, in lower case.
    /// Parts that the API cannot check are left out.
    public func conditions(textKey: String) -> [Assignment] {
        let own = ownConditions.map(\.key)
        return ([Assignment(key: textKey, value: text)] + (parts ?? []).filter { !own.contains($0.key) })
            .filter { !$0.value.isEmpty }
            .map { Assignment(key: $0.key, value: $0.value.lowercased()) }
    }
}

/// The query of a list with a filter by text for some keys. ``PagedList`` offers it as the command `filter`.
public protocol FilterQuery: ListQuery {
    /// The keys in display order.
    static var keys: [String] { get }
    /// The values by key. No value is empty.
    var values: [String: String] { get set }
}

extension FilterQuery {
    /// The values in the order of the keys.
    public var parts: [Assignment]? {
        Self.keys.compactMap { key in values[key].map { Assignment(key: key, value: $0) } }
    }

    /// Returns the query without the value under a key.
    public func removing(_ key: String) -> Self {
        var query = self
        query.values[key] = nil
        return query
    }
}

/// The query of a list with a search and no filter.
public struct TextQuery: ListQuery {
    /// The searched text.
    public var text = ""

    /// Creates a query that matches everything.
    public init() {}
}

/// An observable property of a generic class.
///
/// `@Observable` creates the key paths of a generic class at each access, which takes longer than rendering the value.
/// Observers of this property observe a class that is not generic.
@MainActor
@propertyWrapper
public final class Observed<Value: Sendable>: Observable {
    private var value: Value
    private let isEqual: @Sendable (Value, Value) -> Bool
    private let registrar = ObservationRegistrar()

    /// Creates a property with its first value.
    public nonisolated init(wrappedValue: Value) where Value: Equatable {
        value = wrappedValue
        isEqual = { $0 == $1 }
    }

    /// The property's value. Setting an equal value sends no notification.
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

/// The property that the observers of any ``Observed`` observe.
private struct ObservedProperty: Observable {
    var value: Void { () }
}
