public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeText

/// The words for what a list has in its rows, and for the details of one of them.
public struct ListWords: Sendable {
    /// What one row is called, in the singular: `character`.
    public let noun: String
    /// What the rows are called, which is also their key for programs and the screen's place in the prompt: `characters`.
    let plural: String
    /// What one is called by, and what a search looks at: `name`.
    let key: String
    /// What a search looks at where that is more: `name or code`.
    let searched: String?
    /// What its picture is called: `picture`, `cover`; nil where it has none.
    let picture: String?
    /// What the list is narrowed down by: `search and filter`.
    let conditions: String
    /// What is said where nothing fits: `Nobody fits.`
    let noMatch: String
    /// What one does then: `Type search "" to end the search.`
    let noMatchAdvice: String

    /// The words of a list.
    public init(
        noun: String, plural: String, key: String, searched: String? = nil, picture: String? = nil,
        conditions: String = "search",
        noMatch: String,
        noMatchAdvice: String = "Type search \"\" to end the search."
    ) {
        self.noun = noun
        self.plural = plural
        self.key = key
        self.searched = searched
        self.picture = picture
        self.conditions = conditions
        self.noMatch = noMatch
        self.noMatchAdvice = noMatchAdvice
    }

    /// What an item is called for people: `(no title)` where its name has no visible character.
    func name(of item: some ListItem) -> String { item.displayName.trimmed.isEmpty ? "(no \(key))" : item.displayName }
}

/// The view of a list: a feature says what a row is, and adds what else can be done.
///
/// A conforming type has the declaration, the words, the columns, the model, a row and where it leads; drawing, search,
/// paging, refreshing, retrying and recent searches, which are the actions of ``ListActions``, follow.
@MainActor
public protocol ListView<Item, Query>: View {
    /// What a row is about.
    associatedtype Item: ListItem
    /// What the list is narrowed down by.
    associatedtype Query: ListQuery
    /// What the navigation to the list carries.
    associatedtype Payload

    /// The screen; its actions are ``ListActions/all(_:own:recent:)``.
    nonisolated static var declaration: ScreenDeclaration<Payload> { get }
    /// The words for what is in the rows.
    nonisolated static var words: ListWords { get }
    /// The columns of the table.
    nonisolated static var columns: [Table.Column] { get }
    /// What is shown.
    var list: ListModel<Item, Query> { get }

    /// A cell for each of ``columns``; `name` is what the item is called for people.
    func row(_ item: Item, named name: String) -> [[Span]]
    /// A failed load in words; by default in those of ``ChallengeDesignSystem/FailureText``.
    func text(for failure: LoadFailure) -> FailureText
    /// The actions of the feature, besides those of every list; none by default.
    var ownActions: [Action] { get }
    /// Leads to the details of a row: the user has opened it.
    func didSelect(identifier: Int)
}

extension ListView {
    public func text(for failure: LoadFailure) -> FailureText { FailureText(failure) }
    public var ownActions: [Action] { [] }

    public func appear() async { await list.appear() }

    /// A refresh, or an intent with arguments, is the first load; any other intent comes after one.
    public func appear(with intent: Intent) async throws -> ActionOutcome {
        let loads = intent.name == ListActions.refresh || !intent.arguments.isEmpty
        await list.appear(loading: !loads)
        return try await perform(intent)
    }

    public func render() -> Rendering {
        let shown = list.shown
        let loaded = shown.state.loaded
        return Rendering(
            screen: Self.declaration.description.name, label: Self.words.plural,
            title: Self.declaration.description.title ?? "", summary: summary(of: loaded),
            state: shown.state.viewState, body: .stack([conditions(of: shown.query), content(of: shown.state)]),
            snapshot: snapshot(of: shown), actions: actions(for: loaded), selection: selection(of: loaded))
    }

    /// The action ``ListActions/filter(by:values:)``.
    public func filterAction() -> Action where Query: FilterQuery {
        let known = [list.everything, list.shown.state.loaded].compactMap(\.self)
        let values = { @Sendable key in
            Set(known.flatMap { $0.all.flatMap { $0.values(of: key) } }).subtracting([""]).sorted()
        }
        return Action(ListActions.filter(by: Query.self, values: values)) { arguments in
            await list.filter(
                by: arguments[ListActions.parts(Query.self)] ?? [], resetting: arguments.has(ListActions.clear))
            return .done
        }
    }

    private func summary(of loaded: LoadedPages<Item>?) -> String {
        guard let loaded else { return "" }
        let (first, page) = (loaded.firstShown, loaded.current)
        let shown = first == page.page ? "page \(first)" : "pages \(first) to \(page.page)"
        let count = page.total == 1 ? "1 \(Self.words.noun)" : "\(page.total) \(Self.words.plural)"
        return page.pages == 1 ? count : "\(count), \(shown) of \(page.pages)"
    }

    /// What the list is narrowed down by, above the rows; nothing where all are wanted.
    private func conditions(of query: Query) -> Element {
        let text = query.text
        let texts = (text.isEmpty ? [] : ["search: \(text)"]) + (query.parts ?? []).map { "\($0.key)=\($0.value)" }
        guard !texts.isEmpty else { return .stack([]) }
        return .line([Span("  ")] + texts.map { [Span("[\($0)]", .accent)] }.joined(separator: [Span(" ")]))
    }

    private func content(of state: ListState<Item>) -> Element {
        let words = Self.words
        return switch state {
        case .idle: .emptyState("The \(words.plural) are not loaded.", advice: "Type retry to load them.")
        case .loading: .loading("Loading the \(words.plural)")
        case .loaded(let loaded): rows(of: loaded.current)
        case .empty: .emptyState("There are no \(words.plural).")
        case .emptySearch: .emptyState(words.noMatch, advice: words.noMatchAdvice)
        case .error(let failure): .errorState(text(for: failure).sentence, advice: text(for: failure).advice)
        }
    }

    /// The rows, and below them that some are missing, if so.
    private func rows(of page: ListPage<Item>) -> Element {
        let table = Table(columns: Self.columns, rows: page.items.map { row($0, named: Self.words.name(of: $0)) })
        return .stack([.table(table)] + [.omission(page.leftOut.map(\.reason))].compactMap(\.self))
    }

    /// The list for programs. Keys without a value in this state are left out.
    private func snapshot(of shown: ListModel<Item, Query>.Shown) -> any JSONConvertible {
        if let failure = shown.state.failure { return text(for: failure).json }
        let (page, query, isAnswer) = (shown.state.loaded?.current, shown.query, shown.state.isAnswer)
        return DeferredJSON {
            let leftOut = page?.leftOut.map(\.reason) ?? []
            return [
                "total": page?.total ?? 0, "page": page?.page ?? (isAnswer ? 1 : 0), "pages": page?.pages ?? 0,
                "query": query.text, "filter": query.parts.map { JSON($0) }, Self.words.plural: page?.items ?? [],
                "leftOut": leftOut.isEmpty ? nil : leftOut,
            ]
        }
    }

    private func selection(of loaded: LoadedPages<Item>?) -> SelectableRows {
        let words = Self.words
        return SelectableRows(
            noun: words.noun, shownCount: loaded?.current.items.count ?? 0,
            hasMore: loaded.map { !$0.hasAll } ?? false, open: { didSelect(identifier: $0) }
        ) {
            loaded?.map { .init(identifier: $0.id, name: words.name(of: $0)) } ?? []
        }
    }

    private func actions(for loaded: LoadedPages<Item>?) -> [Action] {
        let searches = list.recentSearches
        let names = { @Sendable in (loaded?.map(\.displayName) ?? []).filter { !$0.trimmed.isEmpty } }
        let search = Action(ListActions.search(Self.words, recent: { searches }, names: names)) { arguments in
            guard let text = arguments[ListActions.text] else { return .output(await recentSearches()) }
            await list.search(text)
            return .done
        }
        let end = loaded.map { $0.isLast ? ListingError.lastPage($0.current.page) : nil } ?? .noList
        let more = Action(ListActions.more, unless: end) { arguments in
            let count = arguments.has(ListActions.all) ? Int.max : arguments[ListActions.pageCount] ?? 1
            do throws(LoadFailure) { try await list.loadMore(pages: count) } catch {
                let shown = list.state.loaded?.current.page
                throw ListingError.load(text(for: error), lastPage: shown == loaded?.current.page ? nil : shown)
            }
            return .done
        }
        let beginning = loaded.map { $0.isFirst ? ListingError.firstPage($0.firstShown) : nil } ?? .noList
        let previous = Action(ListActions.previous, unless: beginning) { list.showPrevious() }
        return [search] + ownActions + [
            Action(ListActions.refresh(Self.words)) {
                do throws(LoadFailure) { try await list.refresh() } catch {
                    throw ListingError.load(text(for: error), showsOld: list.state.isAnswer)
                }
            },
            more, previous,
            .retry(
                of: "list", isIdle: list.state == .idle, failure: { list.state.failure.map(text) }
            ) { await list.retry() },
            Action(ListActions.recent(searches)) { try await changeRecentSearches($0) },
        ]
    }

    private func changeRecentSearches(_ arguments: Arguments) async throws -> ActionOutcome {
        if arguments.has(ListActions.clear) {
            await list.deleteAllRecentSearches()
        } else if let text = arguments[ListActions.text], await !list.deleteRecentSearch(text) {
            throw ListingError.unknownRecentSearch(text)
        }
        return .output(await recentSearches())
    }

    /// The recent searches, with those of other sessions.
    private func recentSearches() async -> Report {
        await list.updateRecentSearches()
        let searches = list.recentSearches
        let rows = searches.map { Element.line([Span("  "), Span(.bullet, .secondary), Span(" " + $0)]) }
        let body: Element =
            rows.isEmpty
            ? .line([Span("No recent searches.", .secondary)])
            : .stack([.line([Span("Recent searches", .emphasis)])] + rows)
        return Report("recent", body: body, content: ["searches": searches] as JSON)
    }
}
