public import ChallengeCore

/// The loads of a list and its recent searches, as a ``ListModel`` needs them: the use cases of a feature, or a
/// ``RepositorySource``. May be used from any task.
public protocol ListSource<Item, Query>: Sendable {
    /// The items of the list.
    associatedtype Item: ListItem
    /// The conditions that narrow the list down.
    associatedtype Query: ListQuery

    /// Returns a page of the whole list, from the cache if it is there.
    func page(_ page: Int) async throws(LoadFailure) -> ListPage<Item>
    /// Returns a page of the whole list from its source. If the source fails, returns the cached page with the reason.
    func freshPage(_ page: Int) async throws(LoadFailure) -> Fetched<ListPage<Item>, LoadFailure>
    /// Returns a page of the matches, always from the source.
    func matches(_ query: Query, page: Int) async throws(LoadFailure) -> ListPage<Item>
    /// Returns all items if they are available without waiting. Called on any thread.
    func itemsIfCached() -> [Item]?

    /// Waits for all current changes and returns the recent searches, newest first.
    func recentSearches() async -> [String]
    /// Returns the present recent searches, without waiting for a current change. Called on any thread.
    func presentRecentSearches() -> [String]
    /// Saves a search. If the task is or becomes cancelled, returns false and changes nothing.
    func saveRecentSearch(_ text: String) async -> Bool
    /// Deletes a search, ignoring case. Returns false without such a search.
    func deleteRecentSearch(_ text: String) async -> Bool
    /// Deletes all searches.
    func deleteAllRecentSearches() async
}

/// The loads of an item's details, as a ``DetailModel`` needs them: the use cases of a feature, or a
/// ``RepositorySource``. May be used from any task.
public protocol DetailSource<Item>: Sendable {
    /// The item that the details show.
    associatedtype Item: ListItem

    /// Returns an item, from the cache if it is there. Throws `notFound` if no item has this identifier.
    func item(_ identifier: Int) async throws(LoadFailure) -> Item
    /// Returns an item from its source. If the source fails, returns the cached item with the reason.
    func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<Item, LoadFailure>
}

/// A repository and recent searches as the source of a list and of its details.
public struct RepositorySource<Item: ListItem, Query: ListQuery>: ListSource, DetailSource {
    private let repository: any RepositoryContract<Item, Query>
    private let searches: RecentSearches

    /// Creates a source.
    public init(_ repository: any RepositoryContract<Item, Query>, recentSearches searches: RecentSearches) {
        (self.repository, self.searches) = (repository, searches)
    }

    public func page(_ page: Int) async throws(LoadFailure) -> ListPage<Item> {
        try await repository.page(page, cachePolicy: .localFirst).value
    }

    public func freshPage(_ page: Int) async throws(LoadFailure) -> Fetched<ListPage<Item>, LoadFailure> {
        try await repository.page(page, cachePolicy: .remoteFirst)
    }

    public func matches(_ query: Query, page: Int) async throws(LoadFailure) -> ListPage<Item> {
        try await repository.search(query, page: page)
    }

    public func itemsIfCached() -> [Item]? { repository.itemsIfCached() }

    public func item(_ identifier: Int) async throws(LoadFailure) -> Item {
        try await repository.item(identifier, cachePolicy: .localFirst).value
    }

    public func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<Item, LoadFailure> {
        try await repository.item(identifier, cachePolicy: .remoteFirst)
    }

    public func recentSearches() async -> [String] { await searches.all() }
    public func presentRecentSearches() -> [String] { searches.now() }
    public func saveRecentSearch(_ text: String) async -> Bool { await searches.save(text) }
    public func deleteRecentSearch(_ text: String) async -> Bool { await searches.delete(text) }
    public func deleteAllRecentSearches() async { await searches.deleteAll() }
}

/// A source without items, for models that show made-up items in previews.
public struct PreviewSource<Item: ListItem, Query: ListQuery>: ListSource, DetailSource {
    /// Creates a source.
    public init() {}

    public func page(_ page: Int) async -> ListPage<Item> { ListPage(items: [], page: page, pages: 0, total: 0) }
    public func freshPage(_ page: Int) async -> Fetched<ListPage<Item>, LoadFailure> { Fetched(await self.page(page)) }
    public func matches(_ query: Query, page: Int) async -> ListPage<Item> { await self.page(page) }
    public func itemsIfCached() -> [Item]? { nil }
    public func item(_ identifier: Int) async throws(LoadFailure) -> Item { throw .notFound(identifier: identifier) }
    public func freshItem(_ identifier: Int) async throws(LoadFailure) -> Fetched<Item, LoadFailure> {
        Fetched(try await item(identifier))
    }
    public func recentSearches() async -> [String] { [] }
    public func presentRecentSearches() -> [String] { [] }
    public func saveRecentSearch(_ text: String) async -> Bool { false }
    public func deleteRecentSearch(_ text: String) async -> Bool { false }
    public func deleteAllRecentSearches() async {}
}
