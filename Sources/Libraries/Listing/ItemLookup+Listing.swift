public import ChallengeCore
import ChallengeText

extension ItemLookup {
    /// Creates a lookup by the search of a list.
    ///
    /// - Parameters:
    ///   - nouns: the nouns of the list.
    ///   - matches: returns the first page of the matches of a query.
    ///   - known: returns all items if they are available without waiting.
    ///   - item: returns an item, or throws ``ChallengeCore/LoadFailure/notFound(identifier:)``.
    public init<Item: ListItem, Query: ListQuery>(
        _ nouns: ListNouns, known: @escaping @Sendable () -> [Item]?,
        matches: @escaping @Sendable (Query) async throws(LoadFailure) -> ListPage<Item>,
        item: @escaping @Sendable (Int) async throws(LoadFailure) -> Item
    ) {
        self.init(
            noun: nouns.singular,
            find: { text async throws(LoadFailure) in
                var query = Query()
                query.text = text.trimmed
                let page = try await matches(query)
                let name = query.text.folded
                let items = page.items.map { ($0.id, nouns.name(of: $0), $0.names.contains { $0.folded == name }) }
                return (items, page.total)
            },
            exists: { identifier async throws(LoadFailure) in
                do throws(LoadFailure) { _ = try await item(identifier) } catch {
                    guard case .notFound = error else { throw error }
                    return false
                }
                return true
            },
            mayFind: { text in
                let part = text.trimmed.folded
                return known()?.contains { $0.names.contains { $0.folded.contains(part) } } ?? true
            })
    }

    /// Creates a lookup by the search of a source.
    public init<Item: ListItem, Query: ListQuery>(_ nouns: ListNouns, in source: RepositorySource<Item, Query>) {
        self.init(
            nouns, known: source.itemsIfCached,
            matches: { (query: Query) async throws(LoadFailure) in try await source.matches(query, page: 1) },
            item: { identifier async throws(LoadFailure) in try await source.item(identifier) })
    }
}
