import ChallengeCore
import ChallengeListing
import ChallengeTestSupport
import TestLimits
import Testing

@Suite("The filter of a list", .limited)
@MainActor
struct ListFilterTests {
    private let books = ListUnderTest()

    private func filter(_ parts: [Assignment]) async throws {
        try await books.perform("filter", ["KEY=VALUE": .assignments(parts)])
    }

    @Test("is for a text for each key, which is shown, and added to those before and to the search")
    func parts() async throws {
        await books.list.search("emma")
        try await filter([Assignment(key: "genre", value: " Drama ")])
        try await filter([Assignment(key: "year", value: "1815")])
        #expect(books.list.query == BookQuery(text: "emma", year: 1815, genre: "Drama"))
        #expect(books.view.render().lines.first == "  [search: emma] [year=1815] [genre=Drama]")
        #expect(
            books.tracker.events.suffix(2) == ["books_filtered genre=Drama", "books_filtered genre=Drama year=1815"])
    }

    @Test("ends for a key with an empty text, and for all of them by clear; the search goes on")
    func end() async throws {
        await books.list.search("emma")
        try await filter([Assignment(key: "genre", value: "Drama"), Assignment(key: "year", value: "1815")])
        try await filter([Assignment(key: "genre", value: " ")])
        #expect(books.list.query.values == ["year": "1815"])
        try await books.perform("filter", ["clear": .keyword])
        #expect(books.list.query == BookQuery(text: "emma"))
    }

    @Test("says which keys there are, and can be asked for from elsewhere")
    func description() throws {
        let action = ListActions.filter(by: BookQuery.self)
        #expect(action.isIntent)
        #expect(try keys(of: action).map(\.name) == ["year", "genre"])
    }

    private func keys(of filter: ActionDescription) throws -> [Parameter.Key] {
        guard case .assignments(let keys)? = filter.forms.last?.first?.kind else { throw CancellationError() }
        return keys
    }

    @Test("knows the values that there are of each key: of the list as a whole, and of what fits")
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

    @Test("may be there from the beginning, and stays when a load is cancelled")
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
