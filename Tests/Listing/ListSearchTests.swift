import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import Synchronization
import TestLimits
import Testing

@Suite("A search of a list", .limited)
@MainActor
struct ListSearchTests {
    private let books = ListUnderTest()
    private var list: ListModel<Book, BookQuery> { books.list }

    private func save(_ texts: String...) async {
        for text in texts { _ = await books.searches.save(text) }
    }

    @Test(
        "is for a text without the blanks around it, by what the list is narrowed down by, and shows at once what for")
    func search() async throws {
        await list.narrow(to: BookQuery(year: 1815))
        books.library.setAnswer { @MainActor [list] _ in
            #expect(list.state == .loading)
            #expect(list.query.text == "Emma W")
            return .success(.sample())
        }
        #expect(try await books.perform("search", ["TEXT": .text("  Emma W ")]).isDone)
        #expect(books.library.requests.last == .search(1, BookQuery(text: "Emma W", year: 1815)))
        #expect(list.recentSearches == ["Emma W"])
        #expect(books.tracker.events == ["books_searched query=Emma W"])
    }

    @Test("ends with an empty text, which is neither remembered nor counted", arguments: ["", "  \t"])
    func end(text: String) async throws {
        await list.search("emma")
        #expect(try await books.perform("search", ["TEXT": .text(text)]).isDone)
        #expect(list.query.isEmpty)
        #expect(books.library.requests.last == .page(1, .localFirst))
        #expect(list.recentSearches == ["emma"])
        #expect(books.tracker.events == ["books_searched query=emma"])
    }

    @Test("is remembered, the newest first, also where it failed or found nothing")
    func saves() async {
        await list.search("emma")
        books.library.setAnswer(.success(.nothing))
        await list.search("dune")
        books.library.setAnswer(.failure(.timeout))
        await list.search("Emma")
        #expect(list.recentSearches == ["Emma", "dune"])
        #expect(await books.searches.all() == ["Emma", "dune"])
    }

    @Test("is known when the list appears, before its items are there")
    func appears() async {
        await save("emma")
        books.library.setAnswer { @MainActor [list] _ in
            #expect(list.recentSearches == ["emma"])
            return .success(.sample())
        }
        await list.appear()
    }

    @Test("is shown with the others, those of other sessions too, by search alone or by recent")
    func recent() async throws {
        for action in ["search", "recent"] {
            #expect(try await books.perform(action).answer == ["No recent searches."])
        }
        await save("emma", "dune")
        for action in ["search", "recent"] {
            let outcome = try await books.perform(action)
            #expect(outcome.answer == ["Recent searches", "  <bullet> dune", "  <bullet> emma"])
            guard case .output(let report) = outcome else { continue }
            #expect(report.name == "recent")
            #expect(try JSONValue(encoding: report.content) == ["searches": ["dune", "emma"]])
        }
        #expect(books.library.requests.isEmpty)
    }

    @Test("is deleted, or all are, which shows what is left and is counted; what is not there is an error")
    func delete() async throws {
        await save("emma", "dune", "ulysses")
        let delete: [String: ArgumentValue] = ["delete": .keyword, "TEXT": .text("DUNE")]
        let left = ["Recent searches", "  <bullet> ulysses", "  <bullet> emma"]
        #expect(try await books.perform("recent", delete).answer == left)
        #expect(
            await actionError { try await books.perform("recent", delete) } == "'DUNE' is not among the recent searches"
        )
        #expect(list.recentSearches == ["ulysses", "emma"])
        #expect(try await books.perform("recent", ["clear": .keyword]).answer == ["No recent searches."])
        #expect(await books.searches.all().isEmpty)
        #expect(books.tracker.events == ["search_deleted", "search_deleted"])
    }

    @Test("is offered to be made again, said to be such, before the names that are loaded")
    func suggestions() async throws {
        func suggestions(_ action: String) throws -> [Parameter.Suggestion] {
            let description = try #require(
                books.view.render().actions.first { $0.description.name == action }?.description)
            return try #require(description.forms[1].last).suggest()
        }
        await save("emma")
        await list.appear()
        #expect(
            try suggestions("search") == [.init("emma", help: "recent search"), .init("Book 1"), .init("Book 2")])
        #expect(try suggestions("recent").map(\.text) == ["emma"])
        books.library.setAnswer(.failure(.timeout))
        await list.retry()
        #expect(try suggestions("search").map(\.text) == ["emma"])
    }

    @Test("is declared with the recent ones as they are when asked for")
    func declared() throws {
        let recent = Mutex(["a"])
        let search = ListActions.all(BookListView.words) { recent.withLock { $0 } }[0]
        recent.withLock { $0 = ["b", "a"] }
        #expect(try #require(search.forms[1].last).suggest().map(\.text) == ["b", "a"])
        #expect(search.help == "Find by title; alone, show recent searches")
    }
}
