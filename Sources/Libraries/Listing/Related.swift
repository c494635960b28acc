public import ChallengeCore
import ChallengeDesignSystem
public import ChallengeViews

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

    /// Things that are loaded, as a preview has them.
    public init(_ identifiers: [Int], showing items: [Item]) {
        self.init(identifiers)
        state = .loaded(ListPage(items: items, page: 1, pages: 1, total: items.count))
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

/// The things that another thing names, below its details: rows that can be opened. There are none before it is known
/// which they are.
public struct RelatedList: View {
    /// A control has no body.
    public typealias Body = Never

    private let title: String
    private let words: ListWords
    private let rows: [(identifier: Int, row: Row)]
    private let failure: LoadFailure?
    private let leftOut: [String]
    private let destination: (Int) -> any NavigationContract
    private let open: @MainActor @Sendable (Int) -> Void

    /// Rows below a title.
    ///
    /// - Parameters:
    ///   - title: what is drawn above the rows.
    ///   - related: the things; nil before it is known which they are.
    ///   - words: for one of them.
    ///   - row: the columns of one.
    ///   - destination: where the one with an identifier leads.
    ///   - open: called before it is led there.
    public init<Item: ListItem>(
        _ title: String, _ related: Related<Item>?, words: ListWords, row: (Item) -> Row,
        to destination: @escaping (Int) -> any NavigationContract,
        open: @escaping @MainActor @Sendable (Int) -> Void = { _ in }
    ) {
        (self.title, self.words, self.destination, self.open) = (title, words, destination, open)
        rows = (related?.items ?? []).map { ($0.id, row($0)) }
        failure = related?.state.failure
        leftOut = related?.leftOut(words.noun) ?? []
    }

    public func compose(into composition: inout Composition) {
        let failure = failure.map {
            Element.errorState(FailureText($0).sentence, advice: "Type refresh to load the \(words.plural).")
        }
        let table = rows.isEmpty ? nil : Element.table(Table(rows.map(\.row)))
        let content = failure.map { [$0] } ?? [table, .omission(leftOut)].compactMap(\.self)
        if !content.isEmpty { composition.append(.stack([.blank, .line([Span(title, .title)])] + content)) }
        let (navigator, destination, open) = (composition.navigator, destination, open)
        composition.selection = SelectableRows(
            noun: words.noun, items: rows.map { .init(identifier: RowIdentifier($0.identifier), name: $0.row.name) },
            open: { identifier in
                guard let identifier = identifier.number else { return }
                open(identifier)
                navigator.navigate(to: destination(identifier))
            })
        composition.rows = .init(words.noun, leadTo: destination(1).name)
    }
}
