import ChallengeActions
public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeText
public import ChallengeViews
public import SwiftUI

/// A list that is loaded page by page, as a whole screen. It has rows and the commands `search`, `refresh`, `more`,
/// `previous`, `retry` and `recent`, and `filter` for a ``FilterQuery``.
public struct PagedList<Item: ListItem, Query: ListQuery>: Control {

    private let list: ListModel<Item, Query>
    private let nouns: ListNouns
    private let text: @Sendable (LoadFailure) -> FailureText
    private let row: @Sendable (Item) -> Row
    private let onSelect: @MainActor @Sendable (Int, Links) -> Void
    /// The name of the navigation that a row leads to; nil if only the list's model knows.
    private let navigation: String?
    private let filter: Action?
    private let controls: ViewContent
    private var appear: @MainActor (_ isLoading: Bool) async -> Void

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - list: the model to show.
    ///   - nouns: the nouns for the rows.
    ///   - failure: puts a failed load into nouns.
    ///   - row: returns the columns of an item; called on any thread.
    ///   - destination: returns the destination of the row with an identifier.
    ///   - controls: the feature's own controls, which come behind `search`.
    public init(
        _ list: ListModel<Item, Query>, nouns: ListNouns,
        failure: @escaping @Sendable (LoadFailure) -> FailureText = { FailureText($0) },
        row: @escaping @Sendable (Item) -> Row, to destination: @escaping @Sendable (Int) -> any NavigationContract,
        @ViewBuilder controls: () -> ViewContent = { ViewContent() }
    ) {
        self.init(list, nouns, failure, row, Self.open(destination, in: list), filter: nil, controls())
    }

    /// Creates a list whose rows call a function, which opens the row with an identifier.
    public init(
        _ list: ListModel<Item, Query>, nouns: ListNouns,
        failure: @escaping @Sendable (LoadFailure) -> FailureText = { FailureText($0) },
        row: @escaping @Sendable (Item) -> Row, onSelect: @escaping @MainActor @Sendable (Int) -> Void,
        @ViewBuilder controls: () -> ViewContent = { ViewContent() }
    ) {
        self.init(list, nouns, failure, row, ({ identifier, _ in onSelect(identifier) }, nil), filter: nil, controls())
    }

    private static func open(
        _ destination: @escaping @Sendable (Int) -> any NavigationContract, in list: ListModel<Item, Query>
    ) -> (onSelect: @MainActor @Sendable (Int, Links) -> Void, navigation: String?) {
        (
            { identifier, links in
                list.select(identifier)
                links.open(LinkDestination(destination(identifier)), nil)
            }, destination(1).name
        )
    }

    /// Creates a list with a filter by the keys of its query.
    public init(
        _ list: ListModel<Item, Query>, nouns: ListNouns,
        failure: @escaping @Sendable (LoadFailure) -> FailureText = { FailureText($0) },
        row: @escaping @Sendable (Item) -> Row, to destination: @escaping @Sendable (Int) -> any NavigationContract,
        @ViewBuilder controls: () -> ViewContent = { ViewContent() }
    ) where Query: FilterQuery {
        self.init(
            list, nouns, failure, row, Self.open(destination, in: list), filter: Self.filter(list), controls())
    }

    /// Creates a list with a filter by the keys of its query, whose rows call a function.
    public init(
        _ list: ListModel<Item, Query>, nouns: ListNouns,
        failure: @escaping @Sendable (LoadFailure) -> FailureText = { FailureText($0) },
        row: @escaping @Sendable (Item) -> Row, onSelect: @escaping @MainActor @Sendable (Int) -> Void,
        @ViewBuilder controls: () -> ViewContent = { ViewContent() }
    ) where Query: FilterQuery {
        self.init(
            list, nouns, failure, row, ({ identifier, _ in onSelect(identifier) }, nil), filter: Self.filter(list),
            controls())
    }

    private static func filter(_ list: ListModel<Item, Query>) -> Action where Query: FilterQuery {
        let known = list.knownItems
        return Action(ListActions.filter(by: Query.self, among: known)) { arguments in
            guard !arguments.isEmpty else { return .output(.filter(by: Query.keys, among: known())) }
            await list.filter(
                by: arguments[ListActions.parts] ?? [], resetting: arguments.has(ListActions.clear))
            return .done
        }
    }

    private init(
        _ list: ListModel<Item, Query>, _ nouns: ListNouns,
        _ text: @escaping @Sendable (LoadFailure) -> FailureText, _ row: @escaping @Sendable (Item) -> Row,
        _ rows: (onSelect: @MainActor @Sendable (Int, Links) -> Void, navigation: String?), filter: Action?,
        _ controls: ViewContent
    ) {
        (self.list, self.nouns, self.text, self.row) = (list, nouns, text, row)
        (onSelect, navigation) = rows
        (self.filter, self.controls) = (filter, controls)
        appear = { await list.appear(loading: $0) }
    }

    /// Returns the list with other work at its first appearance; by default, ``ListModel/appear(loading:)``. The argument
    /// is false if an intent follows that loads the list.
    public func onFirstAppear(perform work: @escaping @MainActor (_ isLoading: Bool) async -> Void) -> Self {
        var copy = self
        copy.appear = work
        return copy
    }

    public func compose(into screen: inout ScreenBuilder) {
        let shown = list.shown
        let loaded = shown.state.loaded
        let rows = (loaded?.current.items ?? []).map(row)
        screen.label = nouns.plural
        screen.summary = summary(of: loaded)
        screen.state = shown.state.viewState
        let conditions = conditions(of: shown.query)
        screen.conditions = conditions
        screen.append(.stack([Self.line(of: conditions), content(of: shown, rows)]))
        screen.content = ScreenBuilder.Content(snapshot(of: shown, rows)) { [nouns] in
            contents(nouns, by: Query.self, rows.first)
        }
        if let loaded, !loaded.isWhole { screen.allRows = { [row] in loaded.mapInOrder { row($0).json } } }
        screen.selection = selection(of: shown.state, screen.links)
        if let navigation { screen.rows = .init(nouns.singular, leadTo: navigation) }
        screen.onAppear { [appear] intent in
            // An intent that refreshes or has arguments makes the first load itself. Any other intent runs after a load.
            let loads = intent.map { $0.name == ListActions.refresh || !$0.arguments.isEmpty } ?? false
            await appear(!loads)
        }
        let searches = list.recentSearches
        screen.actions.append(search(loaded, searches))
        if let filter { screen.actions.append(filter) }
        controls.compose(into: &screen)
        screen.actions += actions(in: shown.state, loaded, searches)
    }

    private func summary(of loaded: LoadedPages<Item>?) -> String {
        guard let loaded else { return "" }
        let (first, page) = (loaded.firstShown, loaded.current)
        let shown = first == page.page ? "page \(first)" : "pages \(first) to \(page.page)"
        let count = page.total == 1 ? "1 \(nouns.singular)" : "\(page.total) \(nouns.plural)"
        return page.pages == 1 ? count : "\(count), \(shown) of \(page.pages)"
    }

    private func conditions(of query: Query) -> [RowCondition] {
        func condition(_ key: String?, _ value: String, without other: Query) -> RowCondition {
            guard other != query else { return RowCondition(key: key, value: value, isRemovable: false) }
            return RowCondition(key: key, value: value) { [list] in try await list.page(1, matching: other).total }
        }
        var everyText = query
        everyText.text = ""
        let search = query.text.isEmpty ? [] : [condition(nil, query.text, without: everyText)]
        return search
            + (query.parts ?? []).map { part in condition(part.key, part.value, without: query.removing(part.key)) }
    }

    /// Returns the conditions as shown above the rows; an empty element without conditions.
    private static func line(of conditions: [RowCondition]) -> Element {
        guard !conditions.isEmpty else { return .stack([]) }
        let spans = conditions.map { [Span("[\($0.text)]", .accent)] }
        return .line([Span("  ")] + spans.joined(separator: [Span(" ")]))
    }

    private func content(of shown: ListModel<Item, Query>.Shown, _ rows: [Row]) -> Element {
        switch shown.state {
        case .idle: .emptyState("The \(nouns.plural) are not loaded.", advice: "Type retry to load them.")
        case .loading: .loading("Loading the \(nouns.plural)")
        case .loaded(let loaded): table(rows, of: loaded.current, matching: shown.query.text)
        case .empty: .emptyState("There are no \(nouns.plural).")
        case .emptySearch: .emptyState("No matches.", advice: nouns.noMatchAdvice(for: shown.query))
        case .error(let failure): .errorState(text(failure).sentence, advice: text(failure).advice)
        }
    }

    /// Returns the rows, with a note below the rows if some are missing.
    private func table(_ rows: [Row], of page: ListPage<Item>, matching text: String) -> Element {
        var table = Table(rows)
        table.match = text
        return .stack([.table(table)] + [.omission(page.leftOut.map(\.reason))].compactMap(\.self))
    }

    /// Returns the list for programs. Keys without a value in this state are left out.
    private func snapshot(of shown: ListModel<Item, Query>.Shown, _ rows: [Row]) -> any JSONConvertible {
        if let failure = shown.state.failure { return text(failure).json }
        let (page, query, isAnswer) = (shown.state.loaded?.current, shown.query, shown.state.isAnswer)
        return DeferredJSON { [nouns] in
            let leftOut = page?.leftOut.map(\.reason) ?? []
            return [
                "total": page?.total ?? 0, "page": page?.page ?? (isAnswer ? 1 : 0), "pages": page?.pages ?? 0,
                "query": query.text, "filter": query.parts.map { JSON($0) }, nouns.plural: rows,
                "leftOut": leftOut.isEmpty ? nil : leftOut,
            ]
        }
    }

    private func selection(of state: ListState<Item>, _ links: Links) -> SelectableRows {
        let loaded = state.loaded
        return SelectableRows(
            noun: nouns.singular, shownCount: loaded?.current.items.count ?? 0,
            hasMore: loaded.map { !$0.hasAll } ?? false, total: loaded?.total ?? (state.isAnswer ? 0 : nil),
            showAll: loaded.flatMap(showAll),
            open: { [onSelect] identifier in
                if let identifier = identifier.number { onSelect(identifier, links) }
            },
            makeItems: { [nouns] in
                loaded?.map { .init(identifier: RowIdentifier($0.id), name: nouns.name(of: $0)) } ?? []
            })
    }

    private func showAll(_ loaded: LoadedPages<Item>) -> (@MainActor @Sendable () async throws -> Void)? {
        if loaded.isWhole, loaded.hasAll { return nil }
        return { [list, text] in
            do throws(LoadFailure) { try await list.showAll() } catch { throw ListingError.load(text(error)) }
        }
    }

    private func search(_ loaded: LoadedPages<Item>?, _ searches: [String]) -> Action {
        let source = list.source
        let loaded = list.isPreview ? nil : loaded
        let names = { @Sendable in (loaded?.map(\.displayName) ?? []).filter { !$0.trimmed.isEmpty } }
        // Before the list appears, it has not loaded the recent searches.
        let recent = { @Sendable in searches.isEmpty ? source.presentRecentSearches() : searches }
        return Action(ListActions.search(nouns, recent: recent, names: names)) { [list] arguments in
            guard let text = arguments[ListActions.text] else { return .output(await Self.recentSearches(of: list)) }
            await list.search(text)
            return .done
        }
    }

    private func actions(
        in state: ListState<Item>, _ loaded: LoadedPages<Item>?, _ searches: [String]
    ) -> [Action] {
        // The closures capture what they need, and not the whole view.
        let (list, text) = (list, text)
        let end = loaded.map { $0.isLast ? ListingError.lastPage($0.current.page) : nil } ?? .noList
        let more = Action(ListActions.more, unless: end) { arguments in
            let count = arguments.has(ListActions.all) ? Int.max : arguments[ListActions.pageCount] ?? 1
            do throws(LoadFailure) { try await list.loadMore(pages: count) } catch {
                let shown = list.state.loaded?.current.page
                throw ListingError.load(text(error), lastPage: shown == loaded?.current.page ? nil : shown)
            }
            return .done
        }
        let beginning = loaded.map { $0.isFirst ? ListingError.firstPage($0.firstShown) : nil } ?? .noList
        let previous = Action(ListActions.previous, unless: beginning) { list.showPrevious() }
        let refresh = Action(nouns.actions.refreshList) {
            do throws(LoadFailure) { try await list.refresh() } catch {
                throw ListingError.load(text(error), showsOld: list.state.isAnswer)
            }
        }
        let retry = Action.retry(
            of: "list", in: state.viewState, failure: { list.state.failure.map(text) }
        ) { await list.retry() }
        let recent = Action(ListActions.recent(searches)) {
            try await Self.changeRecentSearches(of: list, $0)
        }
        return [refresh, more, previous, retry, recent]
    }

    private static func changeRecentSearches(
        of list: ListModel<Item, Query>, _ arguments: Arguments
    ) async throws -> ActionOutcome {
        if arguments.has(ListActions.clear) {
            await list.deleteAllRecentSearches()
        } else if let text = arguments[ListActions.text], await !list.deleteRecentSearch(text) {
            throw ListingError.unknownRecentSearch(text)
        }
        return .output(await recentSearches(of: list))
    }

    /// Reports the recent searches, including the searches of other sessions.
    private static func recentSearches(of list: ListModel<Item, Query>) async -> Report {
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

/// The content of a list for programs, in all its states, with a row as an example.
private func contents<Query: ListQuery>(
    _ nouns: ListNouns, by query: Query.Type, _ row: Row?
) -> [DeclaredControls.Content] {
    [
        .init(
            "A page of \(nouns.plural).", in: .idle, .loading, .loaded, .empty, .emptySearch,
            schema: .object([
                "total": .integer(from: 0), "page": .integer(from: 0), "pages": .integer(from: 0), "query": .string,
                "filter": Query.partsSchema, nouns.plural: .array(of: row?.contentSchema ?? .any),
                "leftOut": .array(of: .string, minimum: 1).optional.described(
                    "Reasons for rows missing from the \(nouns.plural); absent if none is missing."),
            ])),
        .init("No \(nouns.plural): they could not be loaded.", in: .error, schema: FailureText.schema),
    ]
}
