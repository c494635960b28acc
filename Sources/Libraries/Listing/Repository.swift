public import ChallengeCore
import Synchronization

/// Requests items from a feature's source, such as an API.
public protocol RemoteDataSourceContract<Item, Query>: Sendable {
    /// The items of the source.
    associatedtype Item: ListItem
    /// The conditions that the source can check.
    associatedtype Query: ListQuery

    /// Returns an item; nil if no item has this identifier.
    func item(_ identifier: Int) async throws(LoadFailure) -> Item?
    /// Returns a page of the matches. The page is empty without matches or past the last page.
    func page(_ page: Int, matching query: Query) async throws(LoadFailure) -> ListPage<Item>
    /// Returns a page of all items if that page is available without waiting. The default is nil. Called on any thread.
    func pageIfCached(_ page: Int) -> ListPage<Item>?
    /// Adds the content that only details show. On failure the result has the reason. The default returns the item
    /// unchanged.
    func details(of item: Item) async -> Fetched<Item, LoadFailure>
}

extension RemoteDataSourceContract {
    public func pageIfCached(_ page: Int) -> ListPage<Item>? { nil }
    public func details(of item: Item) async -> Fetched<Item, LoadFailure> { Fetched(item) }
}

/// Caches items, and pages of the whole list. May be used from any task.
public final class MemoryDataSource<Item: ListItem>: Sendable {
    private let limit: Int
    private let cached = Mutex<(items: [Int: Item], pages: [Int: ListPage<Item>])>(([:], [:]))

    /// Creates an empty cache. A cache with `limit` items forgets everything before it caches more.
    public init(limit: Int = 10_000) { self.limit = limit }

    /// Returns the cached item with this identifier, if any.
    public func item(_ identifier: Int) -> Item? { cached.withLock { $0.items[identifier] } }

    /// Caches each item and replaces an older item with the same identifier.
    public func save(_ items: [Item]) {
        cached.withLock { cached in
            if cached.items.count >= limit { cached = ([:], [:]) }
            for item in items { cached.items[item.id] = item }
        }
    }

    /// Returns the cached page of this number, if any.
    public func page(_ page: Int) -> ListPage<Item>? { cached.withLock { $0.pages[page] } }

    /// Caches a page and each item on it. A first page removes the other pages, so that no old page follows a new page.
    public func save(_ page: ListPage<Item>) {
        save(page.items)
        cached.withLock { cached in
            if page.page == 1 { cached.pages = [:] }
            cached.pages[page.page] = page
        }
    }
}

/// The items of a feature, singly and in pages, from memory or from their source.
public protocol RepositoryContract<Item, Query>: Sendable {
    /// The items that the feature shows.
    associatedtype Item: ListItem
    /// The conditions that narrow the feature's list down.
    associatedtype Query: ListQuery

    /// Returns an item. Throws ``ChallengeCore/LoadFailure/notFound(identifier:)`` if no item has this identifier.
    func item(_ identifier: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<Item, LoadFailure>
    /// Returns a page of all items.
    func page(_ page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Item>, LoadFailure>
    /// Returns a page of matches, always from the source. The items are cached, the page is not.
    func search(_ query: Query, page: Int) async throws(LoadFailure) -> ListPage<Item>
    /// Returns all items if they are available without waiting. The default is nil. Called on any thread.
    func itemsIfCached() -> [Item]?
}

extension RepositoryContract {
    public func itemsIfCached() -> [Item]? { nil }
}

/// Requests items from a source and caches them. An activity log records each use of the cache.
public struct Repository<Item: ListItem, Query: ListQuery>: RepositoryContract {
    private let remote: any RemoteDataSourceContract<Item, Query>
    private let memory: MemoryDataSource<Item>
    private let nouns: ListNouns
    private let log: ActivityLog
    private let matches = FilteredPages<Item, Query>()

    /// Creates a repository. The nouns form the cache's keys in the log: `character 5`, `characters page 2`.
    public init(
        of nouns: ListNouns, remoteDataSource: any RemoteDataSourceContract<Item, Query>,
        memoryDataSource: MemoryDataSource<Item> = MemoryDataSource(),
        log: ActivityLog = AppEnvironment.current.activity
    ) {
        self.nouns = nouns
        remote = remoteDataSource
        memory = memoryDataSource
        self.log = log
    }

    public func item(
        _ identifier: Int, cachePolicy: CachePolicy
    ) async throws(LoadFailure) -> Fetched<Item, LoadFailure> {
        let fetched = try await cachePolicy.fetch(
            "\(nouns.singular) \(identifier)", log: log, local: { memory.item(identifier) },
            store: { memory.save([$0]) },
            remote: { () async throws(LoadFailure) -> Item in
                guard let item = try await remote.item(identifier) else { throw .notFound(identifier: identifier) }
                return item
            })
        let whole = await remote.details(of: fetched.value)
        if whole.value != fetched.value, whole.fallbackReason == nil, cachePolicy != .noCache {
            memory.save([whole.value])
        }
        return Fetched(whole.value, fallbackReason: fetched.fallbackReason ?? whole.fallbackReason)
    }

    public func page(
        _ page: Int, cachePolicy: CachePolicy
    ) async throws(LoadFailure) -> Fetched<ListPage<Item>, LoadFailure> {
        try await cachePolicy.fetch(
            "\(nouns.plural) page \(page)", log: log, local: { memory.page(page) },
            store: { memory.save($0) },
            remote: { () async throws(LoadFailure) -> ListPage<Item> in try await remote.page(page, matching: Query()) }
        )
    }

    public func search(_ query: Query, page: Int) async throws(LoadFailure) -> ListPage<Item> {
        try await matches.page(page, matching: query) { (page) async throws(LoadFailure) in
            let found = try await remote.page(page, matching: query)
            memory.save(found.items)
            return found
        }
    }

    public func itemsIfCached() -> [Item]? {
        guard let first = remote.pageIfCached(1) else { return nil }
        return (1..<max(1, first.pages)).reduce(into: first.items) { items, page in
            items += remote.pageIfCached(page + 1)?.items ?? []
        }
    }
}
