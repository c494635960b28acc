public import ChallengeCore

/// The pages of a list loaded so far, of which one is shown, or several that follow each other.
public struct LoadedPages<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// What is shown, as one page: that of the last of the pages, with the items of all of them.
    public private(set) var current: ListPage<Item>
    private var pages: SharedStack<ListPage<Item>>
    /// The indices of the pages that are shown; never empty.
    private var shown = 0..<1

    package init(first page: ListPage<Item>) {
        current = page
        pages = SharedStack(CollectionOfOne(page))
    }

    /// The number of the first page that is shown.
    package var firstShown: Int { pages[shown.lowerBound].page }
    /// True if no page is before those that are shown.
    package var isFirst: Bool { shown.lowerBound == 0 }
    /// True if no page follows those that are shown.
    package var isLast: Bool { shown.upperBound == pages.count && hasAll }
    /// True if no page is left to load.
    package var hasAll: Bool { pages.last?.isLast ?? true }

    /// The same pages, with the one behind those that are shown; nil if that is not loaded.
    package var next: LoadedPages? { showing(shown.upperBound..<shown.upperBound + 1) }
    /// The same pages, with the one before those that are shown; nil if there is none.
    package var previous: LoadedPages? { showing(shown.lowerBound - 1..<shown.lowerBound) }

    /// The same pages, with all those that come behind what others show, up to the last one that is shown here.
    package func showing(after others: LoadedPages) -> LoadedPages {
        showing(others.shown.upperBound..<shown.upperBound) ?? self
    }

    private func showing(_ range: Range<Int>) -> LoadedPages? {
        guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= pages.count else { return nil }
        var copy = self
        copy.shown = range
        copy.current = pages[range.upperBound - 1]
        guard range.count > 1 else { return copy }
        copy.current = ListPage(
            items: Self.joined(range.map { pages[$0].items }) { $0 }, page: copy.current.page,
            pages: copy.current.pages, total: copy.current.total, leftOut: range.flatMap { pages[$0].leftOut })
        return copy
    }

    /// Every item on the pages so far, in order, those that are shown last; made at each access. An item that was on
    /// several pages, as the list has changed meanwhile, is among those that are shown, or else on its last page.
    public var all: [Item] { map { $0 } }

    /// What a function makes of each of ``all``, of which no array is made: copying an item takes longer than most.
    package func map<Result>(_ transform: (Item) -> Result) -> [Result] {
        guard pages.count > 1 else { return current.items.map(transform) }
        return Self.joined(
            pages.indices.filter { !shown.contains($0) }.map { pages[$0].items } + [current.items], transform)
    }

    /// True if every page that is loaded is shown.
    package var isWhole: Bool { shown.count == pages.count }

    /// What a function makes of each item, in the order of the pages.
    package func mapInOrder<Result>(_ transform: (Item) -> Result) -> [Result] {
        Self.joined(pages.map(\.items), transform)
    }

    /// What a function makes of the items of several pages, of one that is on several only for the last.
    private static func joined<Result>(_ pages: [[Item]], _ transform: (Item) -> Result) -> [Result] {
        var seen: Set<Int> = []
        var results: [Result] = []
        for page in pages.reversed() {
            for index in page.indices.reversed() where seen.insert(page[index].id).inserted {
                results.append(transform(page[index]))
            }
        }
        results.reverse()
        return results
    }

    /// The pages with the next one, which is shown. If it is empty, the last one turns out to be that, and stays shown.
    package func adding(_ page: ListPage<Item>) -> LoadedPages {
        var added = self
        guard page.items.isEmpty, let last = pages.last else {
            added.pages.append(page)
            return added.showing(pages.count..<pages.count + 1) ?? added
        }
        added.pages.popLast()
        added.pages.append(
            ListPage(items: last.items, page: last.page, pages: last.page, total: all.count, leftOut: last.leftOut))
        return added.showing(shown) ?? added
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

    /// True if it is an answer of the source, which may be that there are no items.
    var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
