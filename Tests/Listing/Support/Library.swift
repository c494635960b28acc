import ChallengeListing
import ChallengeTestSupport
import Synchronization

/// An item in the lists and details of these tests.
struct Book: ListItem {
    let id: Int
    let displayName: String
    let image: String

    init(_ id: Int = 1, title: String? = nil, image: String = "https://host/1.jpeg") {
        self.id = id
        displayName = title ?? "Book \(id)"
        self.image = image
    }

    var genres: [String] { ["Genre \(id)", ""] }

    func values(of key: String) -> [String] { key == "genre" ? genres : [] }
}

struct BookQuery: FilterQuery {
    static let keys = ["year", "genre"]
    static let partsSchema: ContentSchema? = .object(["year": .string.optional, "genre": .string.optional])

    var text = ""
    var values: [String: String] = [:]

    init() {}

    init(text: String = "", year: Int? = nil, genre: String? = nil) {
        self.text = text
        (values["year"], values["genre"]) = (year.map { "\($0)" }, genre)
    }
}

/// Books under the test's control, in place of a repository or its source. Records its requests.
final class Library: Sendable {
    enum Request: Equatable, Sendable {
        case book(Int, CachePolicy)
        case page(Int, CachePolicy)
        case search(Int, BookQuery)
    }

    /// The answer to a request: a page, or its first book for a request of a book.
    typealias Answer = Result<ListPage<Book>, LoadFailure>

    private let asked = Recorder<Request>()
    private let answer = Mutex<@Sendable (Request) async -> Answer> { _ in .success(.sample()) }
    private let fallbackReason = Mutex<LoadFailure?>(nil)

    var requests: [Request] { asked.all }

    /// Sets the answer to all later requests.
    func setAnswer(_ answer: Answer) { setAnswer { _ in answer } }
    func setAnswer(_ answer: @escaping @Sendable (Request) async -> Answer) { self.answer.withLock { $0 = answer } }

    /// Makes all later answers come from the cache.
    func setFallback(_ reason: LoadFailure) { fallbackReason.withLock { $0 = reason } }

    private func respond(to request: Request) async throws(LoadFailure) -> ListPage<Book> {
        asked.record(request)
        return try await answer.withLock { $0 }(request).get()
    }
}

extension Library: RepositoryContract {
    func item(_ identifier: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<Book, LoadFailure> {
        guard let book = try await respond(to: .book(identifier, cachePolicy)).items.first else {
            throw .notFound(identifier: identifier)
        }
        return Fetched(book, fallbackReason: fallbackReason.withLock { $0 })
    }

    func page(_ page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Book>, LoadFailure> {
        Fetched(try await respond(to: .page(page, cachePolicy)), fallbackReason: fallbackReason.withLock { $0 })
    }

    func search(_ query: BookQuery, page: Int) async throws(LoadFailure) -> ListPage<Book> {
        try await respond(to: .search(page, query))
    }
}

extension Library: RemoteDataSourceContract {
    func item(_ identifier: Int) async throws(LoadFailure) -> Book? {
        try await respond(to: .book(identifier, .noCache)).items.first
    }

    func page(_ page: Int, matching query: BookQuery) async throws(LoadFailure) -> ListPage<Book> {
        try await respond(to: query.isEmpty ? .page(page, .noCache) : .search(page, query))
    }
}

extension ListPage<Book> {
    /// Returns a page with the books of these identifiers.
    static func sample(_ identifiers: [Int] = [1, 2], page: Int = 1, pages: Int = 1, total: Int? = nil) -> ListPage {
        ListPage(items: identifiers.map { Book($0) }, page: page, pages: pages, total: total ?? identifiers.count)
    }

    static var nothing: ListPage { ListPage(items: [], page: 1, pages: 0, total: 0) }
}

extension ListState<Book> {
    /// Returns the first page of a list, loaded.
    static func loaded(_ page: ListPage<Book>) -> Self { .loaded(LoadedPages(first: page)) }
}

extension LoadFailure {
    static let timeout = request("/books", .timeout)
    static func status(_ code: Int) -> LoadFailure { request("/books", .status(code)) }
}
