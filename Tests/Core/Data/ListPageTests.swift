import ChallengeCore
import Testing

@Suite("A page of a list")
struct ListPageTests {
    @Test(
        "is the last one when no page is after it",
        arguments: [(1, 2, false), (2, 2, true), (3, 2, true), (1, 0, true)])
    func isLast(page: Int, pages: Int, isLast: Bool) {
        #expect(ListPage<Item>(items: [], page: page, pages: pages, total: 0).isLast == isLast)
    }
}

struct Item: Identifiable, Hashable, Sendable {
    let id: Int
}
