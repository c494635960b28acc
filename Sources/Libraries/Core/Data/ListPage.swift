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
    public init(items: [Item], page: Int, pages: Int, total: Int, leftOut: [AnswerFault] = []) {
        self.items = items
        self.page = page
        self.pages = pages
        self.total = total
        self.leftOut = leftOut
    }

    /// True if no page follows.
    public var isLast: Bool { page >= pages }
}
