import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import SwiftUI

@Suite("The view of a list", .limited)
@MainActor
struct ListViewTests {
    private let books = ListUnderTest()
    private var rendering: Rendering { books.view.render() }

    /// Expects a view without rows.
    private func expect(_ state: ViewState, _ lines: [String], _ content: JSONValue) {
        #expect(rendering.state == state)
        #expect(rendering.lines == lines)
        #expect((try? rendering.content) == content, "\(state.name)")
        #expect(rendering.summary.isEmpty)
        #expect(rendering.selection?.items == [])
        // Help does not change during a load.
        #expect(rendering.actionNames == ["search", "filter", "refresh", "more", "previous", "retry", "recent"])
    }

    private func nothing(page: Double, query: String = "", filter: JSONValue = [:]) -> JSONValue {
        ["total": 0, "page": .number(page), "pages": 0, "query": .string(query), "filter": filter, "books": []]
    }

    @Test("The view says, to people and to programs, why there is no list")
    func withoutList() async {
        expect(.idle, ["The books are not loaded.", "Type retry to load them."], nothing(page: 0))
        books.library.setAnswer { @MainActor _ in
            expect(.loading, ["Loading the books"], nothing(page: 0))
            return .success(.nothing)
        }
        await books.list.appear()
        expect(.empty, ["There are no books."], nothing(page: 1))
        books.library.setAnswer(.success(.nothing))
        await books.list.narrow(to: BookQuery(text: "emma", year: 1815))
        expect(
            .emptySearch,
            [
                "  [search: emma] [year=1815]", "No matches.",
                "Type search \"\" to end the search, or filter clear to end the filter.",
            ],
            nothing(page: 1, query: "emma", filter: ["year": "1815"]))
        books.library.setAnswer(.failure(.timeout))
        await books.list.search("")
        expect(
            .error,
            ["  [year=1815]", "<warning> Cannot load /books: no response in time.", "Wait a little, then type retry."],
            ["message": "Cannot load /books: no response in time.", "canRetry": true])
    }

    @Test("The view has names for people and programs, and the declared actions")
    func names() {
        let description = BookListView.screen(books.list).description
        #expect(rendering.screen == "BookList")
        #expect(rendering.label == "books")
        #expect(rendering.title == "Books")
        #expect(rendering.actionNames == description.actions.map(\.name))
        #expect(
            description.actions.map(\.usage) == [
                "search [TEXT]", "filter [clear | KEY=VALUE...]", "refresh", "more [N | all]", "previous", "retry",
                "recent [delete TEXT | clear]",
            ])
        #expect(description.actions[2].help == "Reload, with the same search and filter")
        #expect(description.intents.map(\.name) == ["search", "filter", "refresh"])
    }

    @Test("The view has a row for each item of the page in view, the filter above, and the omissions below")
    func rows() async throws {
        books.library.setAnswer(.success(.sample([7], pages: 2)))
        await books.list.search("book")
        let page = ListPage(
            items: [Book(1), Book(2, title: " \n")], page: 2, pages: 2, total: 41,
            leftOut: [.missing("results[0].id"), .empty])
        books.library.setAnswer(.success(page))
        try await books.list.loadMore()
        #expect(
            rendering.lines == [
                "  [search: book]", "1 | Book 1", "2 | (no title)",
                "  <warning> 2 rows are left out, the first because 'results[0].id' is missing.",
            ])
        #expect(rendering.state == .loaded)
        #expect(
            try rendering.content == [
                "total": 41, "page": 2, "pages": 2, "query": "book", "filter": [:],
                "books": [
                    ["id": 1, "title": "Book 1", "genres": ["Genre 1", ""]],
                    ["id": 2, "title": " \n", "genres": ["Genre 2", ""]],
                ],
                "leftOut": ["'results[0].id' is missing", "the response is empty"],
            ])
    }

    @Test(
        "The view has the total number, and the page in view",
        arguments: [
            (ListPage<Book>.sample([1]), "1 book"), (.sample(), "2 books"),
            (.sample([1], page: 2, pages: 3, total: 41), "41 books, page 2 of 3"),
        ])
    func summary(page: ListPage<Book>, summary: String) async {
        books.library.setAnswer(.success(page))
        await books.list.appear()
        #expect(rendering.summary == summary)
    }

    @Test("Everything loaded so far can be opened, and the rows in view come last")
    func selection() async throws {
        books.library.setAnswer(.success(.sample([1], pages: 2)))
        await books.list.appear()
        #expect(rendering.selection?.hasMore == true)
        books.library.setAnswer(.success(ListPage(items: [Book(2, title: "")], page: 2, pages: 2, total: 2)))
        try await books.list.loadMore()
        let selection = try #require(rendering.selection)
        #expect(selection.noun == BookListView.screen(books.list).description.rows?.noun)
        #expect(selection.items == [.init(identifier: 1, name: "Book 1"), .init(identifier: 2, name: "(no title)")])
        #expect(selection.shownCount == 1)
        #expect(!selection.hasMore)
        books.list.showPrevious()
        #expect(rendering.selection?.items == selection.items.reversed())
        #expect(rendering.selection?.hasMore == false)
        selection.open(2)
        #expect(books.navigator.calls == [.navigate(to: BookNavigation.detail(identifier: 2))])
    }

    @Test("Showing all rows loads the rest; a failure changes nothing, and a list that has shrunk has fewer")
    func showingAll() async throws {
        let books = books
        books.library.setAnswer { request in
            guard case .page(let page, _) = request, page < 3 else { return .failure(.timeout) }
            return .success(.sample([page], page: page, pages: 3, total: 3))
        }
        await books.list.appear()
        let shown = books.shown
        #expect(
            await actionError { try await rendering.selection?.showAll?() }
                == "cannot load /books: no response in time; wait a little")
        #expect(books.shown == shown && rendering.selection?.total == 3)
        books.library.setAnswer(.success(.sample([], page: 3, pages: 3, total: 3)))
        try await rendering.selection?.showAll?()
        #expect(rendering.selection?.total == 1 && rendering.selection?.hasMore == false)
        #expect(rendering.selection?.showAll == nil)
    }

    // MARK: Beginning with an intent

    @Test(
        "A list that begins with a loading intent loads once",
        arguments: [
            (Intent("search", Arguments(["TEXT": .text("emma")])), .search(1, BookQuery(text: "emma"))),
            (
                Intent("filter", Arguments(["KEY=VALUE": .assignments([Assignment(key: "year", value: "1815")])])),
                .search(1, BookQuery(year: 1815))
            ),
            (Intent("refresh"), .page(1, .remoteFirst)),
        ] as [(Intent, Library.Request)])
    func loadingIntent(intent: Intent, request: Library.Request) async throws {
        let states = books.followStates()
        #expect(try await books.view.appear(with: intent).isDone)
        #expect(states.all == ["idle", "loading", "loaded"])
        #expect(books.library.requests == [request])
        #expect(books.tracker.events.first == "books_viewed")
    }

    @Test("A list that begins with another intent loads everything first, as for a search for nothing")
    func askingIntent() async throws {
        #expect(try await books.view.appear(with: Intent("search")).answer == ["No recent searches."])
        #expect(books.library.requests == [.page(1, .localFirst)])
        #expect(books.list.state == .loaded(.sample()))
    }

    @Test("A list that begins with a refresh that fails is not loaded, and reports that")
    func failingIntent() async {
        books.library.setAnswer(.failure(.timeout))
        #expect(
            await actionError { try await books.view.appear(with: Intent("refresh")) }
                == "cannot load /books: no response in time; wait a little")
        #expect(books.list.state == .idle)
    }
}
