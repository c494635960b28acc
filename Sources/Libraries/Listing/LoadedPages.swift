public import ChallengeActions
public import ChallengeCore
import ChallengeViews

/// The loaded pages of a list. One page is shown, or several consecutive pages.
public struct LoadedPages<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The shown pages as one page, with the number and totals of the last shown page and the items of all shown pages.
    public private(set) var current: ListPage<Item>
    private var pages: [ListPage<Item>]
    /// The indices of the shown pages; never empty.
    private var shown = 0..<1

    package init(first page: ListPage<Item>) {
        current = page
        pages = [page]
    }

    /// The number of the first shown page.
    package var firstShown: Int { pages[shown.lowerBound].page }
    /// True if no page precedes the shown pages.
    package var isFirst: Bool { shown.lowerBound == 0 }
    /// True if no page follows the shown pages.
    package var isLast: Bool { shown.upperBound == pages.count && hasAll }
    /// The number of items there are, as the last loaded page says.
    package var total: Int { pages.last?.total ?? current.total }
    /// True if no page is left to load.
    package var hasAll: Bool { pages.last?.isLast ?? true }

    /// The same pages, but only the page after the shown pages is shown; nil if that page is not loaded.
    package var next: LoadedPages? { showing(shown.upperBound..<shown.upperBound + 1) }
    /// The same pages, but only the page before the shown pages is shown; nil without such a page.
    package var previous: LoadedPages? { showing(shown.lowerBound - 1..<shown.lowerBound) }

    /// Returns the same pages, but shows only those after the shown pages of `others`, up to the last page shown here.
    package func showing(after others: LoadedPages) -> LoadedPages {
        showing(others.shown.upperBound..<shown.upperBound) ?? self
    }

    /// The same pages, all shown.
    package var showingAll: LoadedPages { showing(pages.indices) ?? self }

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

    /// All loaded items in order, with the items of shown pages last; computed at each access. If an item is on several
    /// pages because the list has changed, only the shown item counts. If none is shown, the last one counts.
    public var all: [Item] { map { $0 } }

    /// Transforms each of ``all`` without creating that array: copying an item takes longer than most transforms.
    package func map<Result>(_ transform: (Item) -> Result) -> [Result] {
        guard pages.count > 1 else { return current.items.map(transform) }
        return Self.joined(
            pages.indices.filter { !shown.contains($0) }.map { pages[$0].items } + [current.items], transform)
    }

    /// True if all loaded pages are shown.
    package var isWhole: Bool { shown.count == pages.count }

    /// Transforms each item, in the order of the pages.
    package func mapInOrder<Result>(_ transform: (Item) -> Result) -> [Result] {
        Self.joined(pages.map(\.items), transform)
    }

    /// Transforms the items of several pages. An item on several pages counts only on the last of these pages.
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

    /// Adds the next page and shows it. If the added page is empty, the previous page was the last page and stays shown.
    package func adding(_ page: ListPage<Item>) -> LoadedPages {
        var added = self
        guard page.items.isEmpty, let last = pages.last else {
            added.pages.append(page)
            return added.showing(pages.count..<pages.count + 1) ?? added
        }
        added.pages.removeLast()
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
    /// At least one page is loaded.
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

    /// The reason for the last load's failure; nil without a failure.
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

    /// True if this is an answer of the source, even an answer without items.
    var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
