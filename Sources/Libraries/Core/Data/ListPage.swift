/// One page of a list. A source without paging returns the whole list as one page.
public struct ListPage<Item: Sendable & Hashable & Identifiable<Int>>: Sendable, Hashable {
    /// The items, with unique identifiers.
    public let items: [Item]
    /// The number of the page, from 1.
    public let page: Int
    /// The number of pages; 0 when nothing was found.
    public let pages: Int
    /// The number of items on all pages.
    public let total: Int
    /// The faults of the answer's rows that could not become ``items``, one for each row.
    public let leftOut: [ResponseFault]

    /// Creates a page from consistent parts.
    public init(items: [Item], page: Int, pages: Int, total: Int, leftOut: [ResponseFault] = []) {
        self.items = items
        self.page = page
        self.pages = pages
        self.total = total
        self.leftOut = leftOut
    }

    /// True if no page follows.
    public var isLast: Bool { page >= pages }
}
