import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Synchronization

@Suite("A search of a list", .limited)
@MainActor
struct ListSearchTests {
    private let books = ListUnderTest()
    private var list: ListModel<Book, BookQuery> { books.list }

    private func save(_ texts: String...) async { for text in texts { _ = await books.searches.save(text) } }

    @Test("A search is for a text without the blanks around it and with the filter, and shows it at once")
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

    @Test("An empty text ends the search, and is neither remembered nor tracked", arguments: ["", "  \t"])
    func end(text: String) async throws {
        await list.search("emma")
        #expect(try await books.perform("search", ["TEXT": .text(text)]).isDone)
        #expect(list.query.isEmpty)
        #expect(books.library.requests.last == .page(1, .localFirst))
        #expect(list.recentSearches == ["emma"])
        #expect(books.tracker.events == ["books_searched query=emma"])
    }

    @Test("A search is remembered, the newest first, even if it failed or found nothing")
    func saves() async {
        await list.search("emma")
        books.library.setAnswer(.success(.nothing))
        await list.search("dune")
        books.library.setAnswer(.failure(.timeout))
        await list.search("Emma")
        #expect(list.recentSearches == ["Emma", "dune"])
        #expect(await books.searches.all() == ["Emma", "dune"])
    }

    @Test("A list knows the recent searches when it appears, before its items arrive")
    func appears() async {
        await save("emma")
        books.library.setAnswer { @MainActor [list] _ in
            #expect(list.recentSearches == ["emma"])
            return .success(.sample())
        }
        await list.appear()
    }

    @Test("search alone and recent show the search with the others, also of other sessions")
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

    @Test("Deleting one or all searches shows the rest and is tracked, and a missing one is an error")
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

    @Test("Completion offers recent searches, marked as such, before the loaded names")
    func suggestions() async throws {
        func suggestions(_ action: String) throws -> [Parameter.Suggestion] {
            let description = try #require(
                books.view.render().actions.first { $0.description.name == action }?.description)
            return try #require(description.forms[1].last).suggest()
        }
        await save("emma")
        await list.appear()
        #expect(try suggestions("search") == [.init("emma", help: "recent search"), .init("Book 1"), .init("Book 2")])
        #expect(try suggestions("recent").map(\.text) == ["emma"])
        books.library.setAnswer(.failure(.timeout))
        await list.retry()
        #expect(try suggestions("search").map(\.text) == ["emma"])
    }

    @Test("Completion reads the recent searches even before the list has appeared")
    func declared() async throws {
        let search = try #require(BookListView.screen(list).description.actions.first)
        #expect(try #require(search.forms[1].last).suggest() == [])
        await save("emma")
        #expect(try #require(search.forms[1].last).suggest().map(\.text) == ["emma"])
        #expect(search.help == "Find by title, or show recent searches")
    }
}

@Suite("The filter of a list", .limited)
@MainActor
struct ListFilterTests {
    private let books = ListUnderTest()

    private func filter(_ parts: [Assignment]) async throws {
        try await books.perform("filter", ["KEY=VALUE": .assignments(parts)])
    }

    @Test("A filter has a text for each key, which is shown, and adds to earlier keys and to the search")
    func parts() async throws {
        await books.list.search("emma")
        try await filter([Assignment(key: "genre", value: " Drama ")])
        try await filter([Assignment(key: "year", value: "1815")])
        #expect(books.list.query == BookQuery(text: "emma", year: 1815, genre: "Drama"))
        #expect(books.view.render().lines.first == "  [search: emma] [year=1815] [genre=Drama]")
        #expect(
            books.tracker.events.suffix(2) == ["books_filtered genre=Drama", "books_filtered genre=Drama year=1815"])
    }

    @Test("An empty text ends the filter of a key, clear ends all; an error lists the keys, also from elsewhere")
    func end() async throws {
        await books.list.search("emma")
        try await filter([Assignment(key: "genre", value: "Drama"), Assignment(key: "year", value: "1815")])
        try await filter([Assignment(key: "genre", value: " ")])
        #expect(books.list.query.values == ["year": "1815"])
        try await books.perform("filter", ["clear": .keyword])
        #expect(books.list.query == BookQuery(text: "emma"))
        let action = try #require(BookListView.screen(books.list).description.actions.first { $0.name == "filter" })
        #expect(action.isIntent)
        #expect(try keys(of: action).map(\.name) == ["year", "genre"])
    }

    private func keys(of filter: ActionDescription) throws -> [Parameter.Key] {
        guard case .assignments(let keys)? = filter.forms.last?.first?.kind else { throw CancellationError() }
        return keys
    }

    @Test("A filter knows the values of each key, both of the whole list and of the matches")
    func values() async throws {
        func values() throws -> [[String]] {
            let filter = try #require(books.view.render().actions.first { $0.description.name == "filter" })
            return try keys(of: filter.description).map { $0.suggest() }
        }
        #expect(try values() == [[], []])
        await books.list.appear()
        books.library.setAnswer(.success(.sample([12])))
        try await filter([Assignment(key: "genre", value: "War")])
        #expect(try values() == [[], ["Genre 1", "Genre 12", "Genre 2"]])
    }

    @Test("A filter may be there from the beginning, and stays when a load is cancelled")
    func beginning() async {
        let books = ListUnderTest(query: BookQuery(genre: "War"))
        books.library.setAnswer(.failure(.cancelled))
        await books.view.appear()
        #expect(books.list.state == .idle)
        #expect(books.list.query == BookQuery(genre: "War"))
        books.library.setAnswer(.success(.sample()))
        await books.list.retry()
        #expect(books.library.requests.last == .search(1, BookQuery(genre: "War")))
    }
}
