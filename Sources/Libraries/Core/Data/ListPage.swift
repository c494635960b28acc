/// One page of a list.
package struct ListPage<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// No two with one identifier.
    package let items: [Item]
    /// From 1.
    package let page: Int
    /// How many pages there are; 0 when nothing was found.
    package let pages: Int
    /// How many items there are on all pages.
    package let total: Int
    /// Why there are rows that are not among ``items``.
    package let leftOut: [AnswerFault]

    /// Puts a page together from parts that fit each other.
    package init(items: [Item], page: Int, pages: Int, total: Int, leftOut: [AnswerFault] = []) {
        self.items = items
        self.page = page
        self.pages = pages
        self.total = total
        self.leftOut = leftOut
    }

    package var isLast: Bool { page >= pages }
}

/// The pages of a list loaded so far, of which the last is in view.
package struct LoadedPages<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The page loaded last.
    package private(set) var current: ListPage<Item>
    /// Every item on the pages up to it, in order.
    package private(set) var all: [Item]

    /// Begins with a first page.
    package init(first page: ListPage<Item>) {
        current = page
        all = page.items
    }

    /// With the page after the current one. Where nothing is on it any more, the current one turns out to be the last.
    /// What is on it and was on one before, as the list has moved meanwhile, is there once.
    package func adding(_ page: ListPage<Item>) -> LoadedPages {
        var pages = self
        if page.items.isEmpty {
            pages.current = ListPage(
                items: current.items, page: current.page, pages: current.page, total: all.count,
                leftOut: current.leftOut)
        } else {
            let added = Set(page.items.map(\.id))
            pages.current = page
            pages.all = all.filter { !added.contains($0.id) } + page.items
        }
        return pages
    }
}

/// What a screen shows of a list that is loaded page by page, and can be searched.
package enum ListState<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// Nothing was asked for yet, or whoever asked did not wait.
    case idle
    case loading
    case loaded(LoadedPages<Item>)
    /// There is nothing at all.
    case empty
    /// Nothing fits what was searched for.
    case emptySearch
    case error(LoadFailure)

    package var failure: LoadFailure? {
        if case .error(let failure) = self { failure } else { nil }
    }

    package var viewState: ViewState {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded: .loaded
        case .empty: .empty
        case .emptySearch: .emptySearch
        case .error: .error
        }
    }

    /// Whether it is what the API has said, if only that there is nothing.
    package var isAnswer: Bool {
        switch self {
        case .loaded, .empty, .emptySearch: true
        case .idle, .loading, .error: false
        }
    }
}
