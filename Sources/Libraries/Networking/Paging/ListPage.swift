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

extension ListPage {
    /// What the API has answered for a page.
    ///
    /// Where what the API says of how many there are contradicts what it sends, what it sends counts: there are at least
    /// this page and its rows, and on an only page is everything.
    ///
    /// - Parameters:
    ///   - answer: nil where the API has nothing there. That means: nothing at all on page 1, and that the pages end
    ///     before any other.
    ///   - page: the page asked for, from 1.
    ///   - item: what a row stands for; its identifier must be that of the row.
    package init<Row>(_ answer: PageAnswer<Row>?, page: Int, item: (Row) -> Item) {
        guard let answer else {
            self.init(items: [], page: page, pages: page - 1, total: 0)
            return
        }
        let rowCount = answer.rows.count + answer.leftOut.count
        let pages = max(answer.pages, page)
        self.init(
            items: answer.rows.map(item), page: page, pages: pages,
            total: pages == 1 ? rowCount : max(answer.count, rowCount), leftOut: answer.leftOut)
    }
}
