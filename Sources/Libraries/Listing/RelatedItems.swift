public import ChallengeActions
public import ChallengeCore
import ChallengeDesignSystem
public import ChallengeViews
public import SwiftUI

/// The items that another item refers to by identifiers, such as the cast of an episode. At first only the identifiers
/// are known. The items are loaded when the details request them.
public struct RelatedItems<Item: ListItem>: Sendable, Hashable {
    /// The maximum number of requested items. It keeps the request's path shorter than the limit of servers.
    public static var limit: Int { 500 }

    /// The distinct identifiers in their original order.
    public let identifiers: [Int]
    /// The loading state. The page has all requested items that the source has.
    public private(set) var state = LoadState<ListPage<Item>, LoadFailure>.idle

    /// Creates items with known identifiers. Of equal identifiers only the first is kept.
    public init(_ identifiers: [Int]) {
        var seen: Set<Int> = []
        // A source usually lists the identifiers in order and without duplicates.
        let isInOrder = zip(identifiers, identifiers.dropFirst()).allSatisfy { $0 < $1 }
        self.identifiers = isInOrder ? identifiers : identifiers.filter { seen.insert($0).inserted }
    }

    /// Creates loaded items for a preview.
    public init(_ identifiers: [Int], showing items: [Item]) {
        self.init(identifiers)
        state = .loaded(ListPage(items: items, page: 1, pages: 1, total: items.count))
    }

    /// The loaded items; nil before the load.
    public var items: [Item]? { state.value?.items }

    /// The identifiers that are requested.
    public var requested: [Int] { Array(identifiers.prefix(Self.limit)) }

    /// Returns a reason, as a part of a sentence, for each item missing in ``items``; nil if no item is missing or
    /// nothing is loaded. The `noun` names an item: `character`.
    public func leftOut(_ noun: String) -> [String]? {
        if let failure = state.failure { return identifiers.map { _ in FailureText(failure).message } }
        guard let page = state.value else { return nil }
        let known = Set(page.items.map(\.id))
        let missing = requested.filter { !known.contains($0) }
        // An answer does not identify unreadable records, so the first missing identifiers stand for them.
        let reasons = missing.enumerated().map { position, identifier in
            position < page.leftOut.count ? page.leftOut[position].reason : "there is no \(noun) \(identifier)"
        }
        let surplus = identifiers.dropFirst(Self.limit).map { _ in "only \(Self.limit) are requested at a time" }
        return reasons.isEmpty && surplus.isEmpty ? nil : reasons + surplus
    }

    /// Loads the items unless they are loaded. On failure the result has the reason. Without identifiers nothing is
    /// requested.
    public func loaded(
        by request: ([Int]) async throws(LoadFailure) -> ListPage<Item>
    ) async -> Fetched<RelatedItems, LoadFailure> {
        guard state.value == nil else { return Fetched(self) }
        var related = self
        do throws(LoadFailure) {
            let page =
                identifiers.isEmpty
                ? ListPage(items: [], page: 1, pages: 1, total: 0)
                : try await request(requested)
            related.state = .loaded(page)
            return Fetched(related)
        } catch {
            related.state = .error(error)
            return Fetched(related, fallbackReason: error)
        }
    }
}

/// The related items below an item's details, as rows that can be opened. There are no rows before the identifiers are
/// known.
public struct RelatedList: Control {

    private let title: String
    private let nouns: ListNouns
    private let rows: [(identifier: Int, row: Row)]
    private let failure: LoadFailure?
    private let leftOut: [String]
    private let total: Int?
    private let destination: (Int) -> any NavigationContract
    private let open: @MainActor @Sendable (Int) -> Void

    /// Creates rows below a title.
    ///
    /// - Parameters:
    ///   - title: the title above the rows.
    ///   - related: the items; nil before their identifiers are known.
    ///   - nouns: the nouns for an item.
    ///   - row: returns the columns of an item.
    ///   - destination: returns the destination of an item by its identifier.
    ///   - open: called with the identifier before the navigation.
    public init<Item: ListItem>(
        _ title: String, _ related: RelatedItems<Item>?, nouns: ListNouns, row: (Item) -> Row,
        to destination: @escaping (Int) -> any NavigationContract,
        open: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
    ) {
        (self.title, self.nouns, self.destination, self.open) = (title, nouns, destination, open)
        rows = (related?.items ?? []).map { ($0.id, row($0)) }
        failure = related?.state.failure
        leftOut = related?.leftOut(nouns.singular) ?? []
        total = related?.identifiers.count
    }

    public func compose(into screen: inout ScreenBuilder) {
        let failure = failure.map {
            Element.errorState(FailureText($0).sentence, advice: "Type refresh to load the \(nouns.plural).")
        }
        let table = rows.isEmpty ? nil : Element.table(Table(rows.map(\.row)))
        let content = failure.map { [$0] } ?? [table, .omission(leftOut)].compactMap(\.self)
        if !content.isEmpty { screen.append(.stack([.blank, .line([Span(title, .title)])] + content)) }
        let (links, destination, open) = (screen.links, destination, open)
        screen.selection = SelectableRows(
            noun: nouns.singular,
            items: rows.map { .init(identifier: RowIdentifier($0.identifier), name: $0.row.name) }, total: total,
            open: { identifier in
                guard let identifier = identifier.number else { return }
                open(identifier)
                links.open(LinkDestination(destination(identifier)), nil)
            })
        screen.rows = .init(nouns.singular, leadTo: destination(1).name)
    }
}
