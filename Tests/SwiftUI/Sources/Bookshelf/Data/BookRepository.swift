import Foundation

protocol BookRepository: Sendable {
    func books() async throws -> [Book]
    func book(id: Book.ID) async throws -> Book
    func save(_ book: Book) async throws
    func delete(id: Book.ID) async throws
}

enum BookRepositoryError: LocalizedError {
    case notFound
    case offline

    var errorDescription: String? {
        switch self {
        case .notFound: "This book isn't on your shelf any more."
        case .offline: "The shelf can't be reached right now."
        }
    }
}

actor InMemoryBookRepository: BookRepository {
    private var storage: [Book.ID: Book]
    private let delay: Duration

    init(seed: [Book], delay: Duration = .milliseconds(200)) {
        storage = Dictionary(uniqueKeysWithValues: seed.map { ($0.id, $0) })
        self.delay = delay
    }

    func books() async throws -> [Book] {
        try await Task.sleep(for: delay)
        return storage.values.sorted { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
    }

    func book(id: Book.ID) async throws -> Book {
        guard let book = storage[id] else { throw BookRepositoryError.notFound }
        return book
    }

    func save(_ book: Book) async throws {
        storage[book.id] = book
    }

    func delete(id: Book.ID) async throws {
        guard storage.removeValue(forKey: id) != nil else { throw BookRepositoryError.notFound }
    }
}
