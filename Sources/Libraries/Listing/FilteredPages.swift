public import ChallengeCore
import Synchronization

/// The matches of a query. If the source cannot check the query itself, its matches are kept from one page to the next.
public final class FilteredPages<Item: ListItem, Query: ListQuery>: Sendable {
    private let last = Mutex<(query: Query, all: ListPage<Item>)?>(nil)
    private static var pageSize: Int { 20 }

    /// Creates the matches of queries that were not made yet.
    public init() {}

    /// Returns a page of the matches.
    ///
    /// - Parameters:
    ///   - number: the number of the page, from 1.
    ///   - query: the conditions of the matches.
    ///   - source: returns a page of what the source finds. If the source cannot check the query itself, the first page of
    ///     matches loads all these pages again.
    public func page(
        _ number: Int, matching query: Query,
        of source: (_ page: Int) async throws(LoadFailure) -> ListPage<Item>
    ) async throws(LoadFailure) -> ListPage<Item> {
        let conditions = query.ownConditions
        if conditions.isEmpty { return try await source(number) }
        let kept = last.withLock { $0?.query == query && number > 1 ? $0?.all : nil }
        let all: ListPage<Item>
        if let kept {
            all = kept
        } else {
            all = try await narrowed(by: conditions, source)
            last.withLock { $0 = (query, all) }
        }
        let items = all.items.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
        return ListPage(
            items: Array(items), page: number, pages: max(1, (all.items.count + Self.pageSize - 1) / Self.pageSize),
            total: all.items.count, leftOut: number == 1 ? all.leftOut : [])
    }

    private func narrowed(
        by conditions: [(key: String, condition: Condition)],
        _ source: (_ page: Int) async throws(LoadFailure) -> ListPage<Item>
    ) async throws(LoadFailure) -> ListPage<Item> {
        var (items, leftOut): ([Item], [ResponseFault]) = ([], [])
        var page = try await source(1)
        while true {
            items += page.items.filter { item in
                conditions.allSatisfy { $0.condition.fits(item.values(of: $0.key)) }
            }
            leftOut += page.leftOut
            guard !page.isLast else { break }
            page = try await source(page.page + 1)
        }
        return ListPage(items: items, page: 1, pages: 1, total: items.count, leftOut: leftOut)
    }
}
