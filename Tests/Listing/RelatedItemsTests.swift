import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Synchronization

@Suite("The items that an item refers to", .limited)
@MainActor
struct RelatedTests {
    /// The books of a shelf.
    private typealias Books = RelatedItems<Book>

    private func loaded(
        _ identifiers: [Int], _ answer: Result<ListPage<Book>, LoadFailure>
    ) async -> Fetched<Books, LoadFailure> {
        await Books(identifiers).loaded { _ async throws(LoadFailure) in try answer.get() }
    }

    @Test("The items are requested in one request, each once, in their order, and only one time")
    func request() async {
        nonisolated(unsafe) var requests: [[Int]] = []
        let load = { (books: Books) in
            await books.loaded { identifiers async throws(LoadFailure) in
                requests.append(identifiers)
                return .sample(identifiers)
            }
        }
        let books = await load(Books([7, 3, 7, 5, 3])).value
        #expect(requests == [[7, 3, 5]])
        #expect(books.items == [Book(7), Book(3), Book(5)])
        #expect(books.leftOut("book") == nil)
        #expect(await load(books).value == books)
        #expect(requests.count == 1)
        #expect(await load(Books([])).value.items == [])
        #expect(requests.count == 1)
    }

    @Test("The items are unknown before they are loaded, and a missing one has its reason")
    func idle() async {
        #expect(Books([1]).items == nil)
        #expect(Books([1]).leftOut("book") == nil)
        let page = ListPage(items: [Book(2)], page: 1, pages: 1, total: 4, leftOut: [.wrongType("[1].id")])
        let books = await loaded([1, 2, 3, 4], .success(page)).value
        #expect(books.items == [Book(2)])
        #expect(books.leftOut("book") == ["'[1].id' is of the wrong type", "there is no book 3", "there is no book 4"])
    }

    @Test("The items are unknown after a failed load, which has its reason and may be retried")
    func failure() async {
        let failed = await loaded([1, 2], .failure(.timeout))
        #expect(failed.fallbackReason == .timeout)
        #expect(failed.value.items == nil)
        let reason = "cannot load /books: no response in time"
        #expect(failed.value.leftOut("book") == [reason, reason])
        let again = await failed.value.loaded { _ async throws(LoadFailure) in .sample([1, 2]) }
        #expect(again.value.items?.count == 2 && again.fallbackReason == nil)
    }

    @Test("The items are requested up to a limit, and the rest is reported")
    func limit() async {
        let count = Books.limit + 2
        let books = await Books(Array(1...count)).loaded { identifiers async throws(LoadFailure) in
            .sample(identifiers)
        }.value
        #expect(books.items?.count == Books.limit)
        #expect(books.identifiers.count == count)
        #expect(books.leftOut("book") == Array(repeating: "only \(Books.limit) are requested at a time", count: 2))
    }

    // MARK: In details

    private func shelf(_ answer: Result<ListPage<Book>, LoadFailure>) -> ShelfUnderTest { ShelfUnderTest(answer) }

    @Test("The details have a row for each item after the load, which can be opened")
    func rows() async {
        let shelf = shelf(.success(.sample([2])))
        #expect(shelf.view.render().selection?.items == [])
        #expect(shelf.view.render().selection?.noun == "book")
        await shelf.view.appear()
        let rendering = shelf.view.render()
        #expect(
            rendering.lines == [
                "Place | 5", "", "Books", "Book 2", "  <warning> A row is left out: there is no book 3.",
            ])
        #expect(rendering.selection?.items == [.init(identifier: 2, name: "Book 2")])
        rendering.selection?.open(2)
        #expect(shelf.navigator.calls == [.navigate(to: BookNavigation.detail(identifier: 2))])
    }

    @Test("The details have no heading without items")
    func none() async {
        let shelf = ShelfUnderTest(.success(.nothing), naming: [])
        await shelf.view.appear()
        #expect(shelf.view.render().lines == ["Place | 5"])
    }

    @Test("The details report a failed load, and a refresh loads the items or fails with them")
    func failingRows() async throws {
        let shelf = shelf(.failure(.timeout))
        await shelf.view.appear()
        #expect(shelf.view.render().state == .loaded)
        #expect(
            shelf.view.render().lines.suffix(3) == [
                "Books", "<warning> Cannot load /books: no response in time.", "Type refresh to load the books.",
            ])
        #expect(
            await actionError { try await shelf.view.render().perform("refresh") }
                == "cannot load /books: no response in time; wait a little; the screen shows older data")
        shelf.source.answer.withLock { $0 = .success(.sample([2, 3])) }
        try await shelf.view.render().perform("refresh")
        #expect(shelf.view.render().lines.suffix(2) == ["Book 2", "Book 3"])
    }

    @Test("The items are kept with their owner, and requested again only after a failure")
    func kept() async throws {
        let shelf = shelf(.failure(.timeout))
        _ = try await shelf.repository.item(5, cachePolicy: .localFirst)
        #expect(shelf.source.requests.all == ["shelf", "books"])
        shelf.source.answer.withLock { $0 = .success(.sample([2, 3])) }
        for _ in 1...2 {
            #expect(try await shelf.repository.item(5, cachePolicy: .localFirst).value.books.items?.count == 2)
        }
        #expect(shelf.source.requests.all == ["shelf", "books", "books"])
        _ = try await shelf.repository.item(5, cachePolicy: .noCache)
        #expect(shelf.source.requests.all.suffix(2) == ["shelf", "books"])
    }
}

/// An item that refers to books.
private nonisolated struct Shelf: ListItem {
    let id: Int
    var books: RelatedItems<Book>
    var displayName: String { "Shelf" }
}

private final class ShelfSource: RemoteDataSourceContract {
    let named: [Int]
    let answer: Mutex<Result<ListPage<Book>, LoadFailure>>
    /// The requests, in order.
    let requests = Recorder<String>()

    init(_ answer: Result<ListPage<Book>, LoadFailure>, naming named: [Int]) {
        self.answer = Mutex(answer)
        self.named = named
    }

    func item(_ identifier: Int) async throws(LoadFailure) -> Shelf? {
        requests.record("shelf")
        return Shelf(id: identifier, books: RelatedItems(named))
    }

    func page(_ page: Int, matching query: TextQuery) async throws(LoadFailure) -> ListPage<Shelf> {
        ListPage(items: [], page: 1, pages: 0, total: 0)
    }

    func details(of shelf: Shelf) async -> Fetched<Shelf, LoadFailure> {
        let books = await shelf.books.loaded { _ async throws(LoadFailure) in
            requests.record("books")
            return try answer.withLock { $0 }.get()
        }
        return Fetched(Shelf(id: shelf.id, books: books.value), fallbackReason: books.fallbackReason)
    }
}

@MainActor
private struct ShelfUnderTest {
    let source: ShelfSource
    let repository: Repository<Shelf, TextQuery>
    let navigator = NavigatorMock()
    let view: AnyView

    init(_ answer: Result<ListPage<Book>, LoadFailure>, naming named: [Int] = [2, 3]) {
        source = ShelfSource(answer, naming: named)
        repository = Repository(of: ShelfView.nouns, remoteDataSource: source, log: ActivityLog())
        let detail = DetailModel(
            identifier: 5, RepositorySource(repository, recentSearches: .kept), track: { _ in })
        view = ShelfView.declaration.shown { _, _ in
            ShelfView(detail: detail)
        } preview: { _ in
            []
        }.view(of: ShelfNavigation(), in: navigator)
    }
}

private struct ShelfNavigation: NavigationContract {
    let navigationName = ShelfView.declaration.navigationName(5)
}

private struct ShelfView: View {
    nonisolated static let nouns = ListNouns(singular: "shelf", plural: "shelves", key: "name")
    nonisolated static let declaration = ScreenDeclaration(
        "Shelf", navigation: "Shelf", label: "identifier", .identifier(of: "shelf"),
        { BookNavigation.detail(identifier: $0) })

    let detail: DetailModel<Shelf>

    var body: some View {
        Details(detail, nouns: Self.nouns, row: { shelf in Row { Column("id", shelf.id) } }) { shelf in
            LabeledContent("Place", value: shelf.id)
        } below: { shelf in
            RelatedList(
                "Books", shelf?.books, nouns: BookListView.nouns,
                row: { book in Row { Column("title", book.displayName) } }, to: BookNavigation.detail)
        }
    }
}
