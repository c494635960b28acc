import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import Synchronization
import TestLimits
import Testing

@Suite("The filter of a list", .limited)
@MainActor
struct ListFilterTests {
    private let films = FilmsUnderTest()

    private func filter(_ parts: [Assignment]) async throws {
        try await films.perform("filter", ["KEY=VALUE": .assignments(parts)])
    }

    @Test("is for a text for each key, which is shown, and added to those before and to the search")
    func parts() async throws {
        await films.list.search("emma")
        try await filter([Assignment(key: "genre", value: " Drama ")])
        try await filter([Assignment(key: "studio", value: "A24")])
        #expect(films.list.query == FilmQuery(text: "emma", values: ["genre": "Drama", "studio": "A24"]))
        #expect(films.lines.first == "  [search: emma] [studio=A24] [genre=Drama]")
        #expect(
            films.tracker.events.suffix(2) == ["books_filtered genre=Drama", "books_filtered genre=Drama studio=A24"])
    }

    @Test("ends for a key with an empty text, and for all of them by clear; the search goes on")
    func end() async throws {
        await films.list.search("emma")
        try await filter([Assignment(key: "genre", value: "Drama"), Assignment(key: "studio", value: "A24")])
        try await filter([Assignment(key: "genre", value: " ")])
        #expect(films.list.query.values == ["studio": "A24"])
        try await films.perform("filter", ["clear": .keyword])
        #expect(films.list.query == FilmQuery(text: "emma"))
    }

    @Test("may be what the list begins with, which loads once")
    func intent() async throws {
        let filter = Intent("filter", Arguments(["KEY=VALUE": .assignments([Assignment(key: "genre", value: "War")])]))
        _ = try await films.view.appear(with: filter)
        #expect(films.source.queries == [FilmQuery(values: ["genre": "War"])])
    }

    @Test("says which keys there are, and can be asked for from elsewhere")
    func description() throws {
        let action = ListActions.filter(by: FilmQuery.self)
        #expect(action.usage == "filter clear | KEY=VALUE...")
        #expect(action.isIntent)
        #expect(try keys(of: action).map(\.name) == ["studio", "genre"])
    }

    private func keys(of filter: ActionDescription) throws -> [Parameter.Key] {
        guard case .assignments(let keys)? = filter.forms.last?.first?.kind else { throw CancellationError() }
        return keys
    }

    @Test("knows the values that there are of each key: of the list as a whole, and of what fits")
    func values() async throws {
        func values() throws -> [[String]] {
            let filter = try #require(films.view.render().actions.first { $0.description.name == "filter" })
            return try keys(of: filter.description).map { $0.suggest() }
        }
        #expect(try values() == [[], []])
        await films.list.appear()
        films.source.answer.withLock { $0 = .success(.sample([12])) }
        try await filter([Assignment(key: "genre", value: "War")])
        #expect(try values() == [["Studio 1", "Studio 12", "Studio 2"], []])
    }

    @Test("may be there from the beginning, and stays when a load is cancelled")
    func beginning() async {
        let films = FilmsUnderTest(FilmQuery(values: ["genre": "War"]))
        films.source.answer.withLock { $0 = .failure(.cancelled) }
        await films.view.appear()
        #expect(films.list.state == .idle)
        #expect(films.list.query.values == ["genre": "War"])
        films.source.answer.withLock { $0 = .success(.sample()) }
        await films.list.retry()
        #expect(films.source.queries.last == FilmQuery(values: ["genre": "War"]))
    }
}

private nonisolated struct FilmQuery: FilterQuery {
    static let keys = ["studio", "genre"]
    static let partsSchema: ContentSchema? = .object(["studio": .string.optional, "genre": .string.optional])

    var text = ""
    var values: [String: String] = [:]
}

/// What books there are, as a test decides.
private final class FilmSource: RemoteDataSourceContract {
    let answer = Mutex<Result<ListPage<Book>, LoadFailure>>(.success(.sample()))
    private let asked = Recorder<FilmQuery>()

    var queries: [FilmQuery] { asked.all }

    func item(_ identifier: Int) async throws(LoadFailure) -> Book? { nil }

    func page(_ page: Int, fitting query: FilmQuery) async throws(LoadFailure) -> ListPage<Book> {
        asked.record(query)
        return try answer.withLock { $0 }.get()
    }
}

@MainActor
private struct FilmsUnderTest {
    let source = FilmSource()
    let tracker = RecordingTracker()
    let list: ListModel<Book, FilmQuery>

    init(_ query: FilmQuery = FilmQuery()) {
        let repository = Repository(
            of: FilmListView.words, remoteDataSource: source, memoryDataSource: MemoryDataSource<Book>(),
            log: ActivityLog())
        list = ListModel(
            get: GetPageUseCase(repository: repository), refresh: RefreshPageUseCase(repository: repository),
            search: SearchPageUseCase(repository: repository),
            recentSearches: RecentSearches(
                localDataSource: RecentSearchesLocalDataSource(path: nil, list: "") { _ in }),
            tracker: BookTracker(tracker: tracker), query: query)
    }

    var view: FilmListView { FilmListView(list: list) }
    var lines: [String] { view.render().lines }

    func perform(_ action: String, _ arguments: [String: ArgumentValue]) async throws {
        try await view.render().perform(action, Arguments(arguments))
    }
}

private struct FilmListView: ListView {
    nonisolated static let words = BookListView.words
    nonisolated static let declaration = BookListView.declaration
    nonisolated static let columns = [Table.Column()]

    let list: ListModel<Book, FilmQuery>

    func row(_ book: Book, named name: String) -> [[Span]] { [[Span(name)]] }
    var ownActions: [Action] { [filterAction()] }
    func didSelect(identifier: Int) {}
}
