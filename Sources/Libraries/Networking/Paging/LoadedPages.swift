/// The pages of a list loaded so far, of which the last is in view.
package struct LoadedPages<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The page loaded last.
    package let current: ListPage<Item>
    /// Every item on the pages up to it, in order.
    package let all: [Item]

    /// Begins with a first page.
    package init(first page: ListPage<Item>) {
        self.init(current: page, all: page.items)
    }

    private init(current: ListPage<Item>, all: [Item]) {
        self.current = current
        self.all = all
    }

    /// With the page after the current one. Where nothing is on it any more, the current one turns out to be the last.
    /// What is on it and was on one before, as the list has moved meanwhile, is there once.
    package func adding(_ page: ListPage<Item>) -> LoadedPages {
        guard page.items.isEmpty else {
            let added = Set(page.items.map(\.id))
            return LoadedPages(current: page, all: all.filter { !added.contains($0.id) } + page.items)
        }
        let last = ListPage(
            items: current.items, page: current.page, pages: current.page, total: all.count, leftOut: current.leftOut)
        return LoadedPages(current: last, all: all)
    }
}
