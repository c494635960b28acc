import Foundation

struct FetchBooksUseCase: Sendable {
    let repository: any BookRepository

    func callAsFunction() async throws -> [Book] {
        try await repository.books()
    }
}

struct FetchBookUseCase: Sendable {
    let repository: any BookRepository

    func callAsFunction(id: Book.ID) async throws -> Book {
        try await repository.book(id: id)
    }
}

struct DeleteBookUseCase: Sendable {
    let repository: any BookRepository

    func callAsFunction(id: Book.ID) async throws {
        try await repository.delete(id: id)
    }
}

struct SaveBookUseCase: Sendable {
    let repository: any BookRepository

    func callAsFunction(_ book: Book) async throws {
        try await repository.save(book)
    }
}

struct ToggleFavoriteUseCase: Sendable {
    let repository: any BookRepository

    @discardableResult
    func callAsFunction(id: Book.ID) async throws -> Book {
        var book = try await repository.book(id: id)
        book.isFavorite.toggle()
        try await repository.save(book)
        return book
    }
}

struct UpdateProgressUseCase: Sendable {
    let repository: any BookRepository

    func callAsFunction(id: Book.ID, pagesRead: Int) async throws -> Book {
        var book = try await repository.book(id: id)
        book.pagesRead = max(0, min(book.pages, pagesRead))
        try await repository.save(book)
        return book
    }
}
