/// One page of a list. A source without pages has all its items on a single one.
public struct ListPage<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The items, with unique identifiers.
    public let items: [Item]
    /// The number of the page, from 1.
    public let page: Int
    /// How many pages there are; 0 when nothing was found.
    public let pages: Int
    /// How many items there are on all pages.
    public let total: Int
    /// For each row of the answer that is not among the ``items``, why.
    public let leftOut: [AnswerFault]

    /// A page, whose parts have to be consistent with each other.
    ///
    /// - Parameters:
    ///   - items: the items, with unique identifiers.
    ///   - page: the number of the page, from 1.
    ///   - pages: how many pages there are; 0 when nothing was found.
    ///   - total: how many items there are on all pages.
    ///   - leftOut: for each row of the answer that is not among the items, why.
    public init(items: [Item], page: Int, pages: Int, total: Int, leftOut: [AnswerFault] = []) {
        self.items = items
        self.page = page
        self.pages = pages
        self.total = total
        self.leftOut = leftOut
    }

    /// Whether no page follows.
    public var isLast: Bool { page >= pages }
}

/// The pages of a list loaded so far, one of which is shown.
public struct LoadedPages<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The page that is shown.
    public private(set) var current: ListPage<Item>
    private var pages: SharedStack<ListPage<Item>>
    /// The index of the shown page among them.
    private var index = 0

    /// The first page alone.
    package init(first page: ListPage<Item>) {
        current = page
        pages = SharedStack(CollectionOfOne(page))
    }

    /// Whether no page is before the shown one.
    package var isFirst: Bool { index == 0 }
    /// Whether no page follows the shown one.
    package var isLast: Bool { index == pages.count - 1 && hasAll }
    /// Whether no page is left to load.
    package var hasAll: Bool { pages.last?.isLast ?? true }

    /// The same pages with the next one shown, or the one before; nil if that is not loaded.
    package func moved(by step: Int) -> LoadedPages? {
        guard pages.indices.contains(index + step) else { return nil }
        var moved = self
        moved.index += step
        moved.current = pages[moved.index]
        return moved
    }

    /// Every item on the pages so far, in order, those of the shown page last. An item that was on several pages, because
    /// the list has changed meanwhile, is on the shown one or else on the last of them only. Made at each access, in the
    /// time of all pages.
    public var all: [Item] { map { $0 } }

    /// What a function makes of each of ``all``, of which no array is made: copying an item takes longer than most.
    package func map<Result>(_ transform: (Item) -> Result) -> [Result] {
        guard pages.count > 1 else { return current.items.map(transform) }
        var seen: Set<Int> = []
        var results: [Result] = []
        for page in [current.items] + pages.indices.reversed().lazy.filter({ $0 != index }).map({ pages[$0].items }) {
            for index in page.indices.reversed() where seen.insert(page[index].id).inserted {
                results.append(transform(page[index]))
            }
        }
        results.reverse()
        return results
    }

    /// The pages, of which the last one is shown, followed by the next one, in the time of that page. If it is empty, the
    /// current page turns out to be the last one.
    package func adding(_ page: ListPage<Item>) -> LoadedPages {
        var added = self
        if page.items.isEmpty {
            added.current = ListPage(
                items: current.items, page: current.page, pages: current.page, total: all.count,
                leftOut: current.leftOut)
            added.pages.popLast()
        } else {
            added.current = page
            added.index += 1
        }
        added.pages.append(added.current)
        return added
    }
}

/// The loading state of a list that is loaded page by page and can be searched.
public enum ListState<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// Nothing has been loaded yet, or the load was cancelled.
    case idle
    /// The first page is being loaded.
    case loading
    /// At least one page is there.
    case loaded(LoadedPages<Item>)
    /// The list has no items.
    case empty
    /// No item matches the search.
    case emptySearch
    /// The last load has failed.
    case error(LoadFailure)

    /// The pages that are there.
    package var loaded: LoadedPages<Item>? {
        if case .loaded(let loaded) = self { loaded } else { nil }
    }

    /// Why the last load has failed, if it has.
    public var failure: LoadFailure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    /// The state of the screen that shows the list.
    public var viewState: ViewState {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded: .loaded
        case .empty: .empty
        case .emptySearch: .emptySearch
        case .error: .error
        }
    }

    /// Whether it is an answer of the source, which may be that there are no items.
    package var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
