public import ChallengeCore
import ChallengeDesignSystem

/// The things that another thing names by their identifiers, such as the cast of an episode: at first only those, and
/// what they are once its details have asked for them.
public struct Related<Item: ListItem>: Sendable, Hashable {
    /// How many are asked for at most, so that the path of the request stays shorter than what servers accept.
    public static var limit: Int { 500 }

    /// In the order in which they were named, each once.
    public let identifiers: [Int]
    /// Loaded with as many as the source has.
    public private(set) var state = LoadState<ListPage<Item>, LoadFailure>.idle

    /// Things of which only the identifiers are known; the first of several equal ones counts.
    public init(_ identifiers: [Int]) {
        var seen: Set<Int> = []
        // A source usually names them in order, none twice.
        let isInOrder = zip(identifiers, identifiers.dropFirst()).allSatisfy { $0 < $1 }
        self.identifiers = isInOrder ? identifiers : identifiers.filter { seen.insert($0).inserted }
    }

    /// What is known of them; nil before they are loaded.
    public var items: [Item]? { state.value?.items }

    /// Those that are asked for.
    public var requested: [Int] { Array(identifiers.prefix(Self.limit)) }

    /// For each of them that is not among the ``items``, why, as a part of a sentence; nil where all are, and before they
    /// are loaded. One is called `noun`: `character`.
    public func leftOut(_ noun: String) -> [String]? {
        if let failure = state.failure { return identifiers.map { _ in FailureText(failure).message } }
        guard let page = state.value else { return nil }
        let known = Set(page.items.map(\.id))
        let missing = requested.filter { !known.contains($0) }
        // An answer does not say whose a record is that cannot be read: the first of the missing ones stand for them.
        let reasons = missing.enumerated().map { position, identifier in
            position < page.leftOut.count ? page.leftOut[position].reason : "there is no \(noun) \(identifier)"
        }
        let surplus = identifiers.dropFirst(Self.limit).map { _ in "only \(Self.limit) are asked for at a time" }
        return reasons.isEmpty && surplus.isEmpty ? nil : reasons + surplus
    }

    /// These, loaded unless they are, with the reason where they cannot be. At least one is requested.
    public func loaded(
        by request: ([Int]) async throws(LoadFailure) -> ListPage<Item>
    ) async -> Fetched<Related, LoadFailure> {
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

/// The rows of details: what they say, and how to open one.
public struct RelatedRows {
    let elements: [Element]
    let selection: SelectableRows

    /// Rows of things that the details name, nil before it is known which, in words for one of them, below a title. A
    /// `row` is the cells of an item that is called `name` for people.
    @MainActor
    public init<Item: ListItem>(
        _ related: Related<Item>?, words: ListWords, title: String, columns: [Table.Column],
        row: (_ item: Item, _ name: String) -> [[Span]], open: @escaping @MainActor @Sendable (Int) -> Void
    ) {
        let items = related?.items ?? []
        let rows = items.map { row($0, words.name(of: $0)) }
        let table = rows.isEmpty ? nil : Element.table(Table(columns: columns, rows: rows))
        let failure = related?.state.failure.map {
            Element.errorState(FailureText($0).sentence, advice: "Type refresh to load the \(words.plural).")
        }
        let content = failure.map { [$0] } ?? [table, .omission(related?.leftOut(words.noun) ?? [])].compactMap(\.self)
        elements = content.isEmpty ? [] : [.blank, .line([Span(title, .title)])] + content
        selection = SelectableRows(
            noun: words.noun, items: items.map { .init(identifier: $0.id, name: words.name(of: $0)) }, open: open)
    }
}
