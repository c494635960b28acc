import Foundation
import Observation

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case empty
    case failed(String)
}

enum SearchScope: String, CaseIterable, Identifiable {
    case all, title, author

    var id: Self { self }
    var label: String { rawValue.capitalized }
}

@MainActor
protocol BookListViewModelContract: AnyObject, Observable {
    var state: LoadState<[Book]> { get }
    var query: String { get set }
    var scope: SearchScope { get set }
    var onlyFavorites: Bool { get set }
    var visibleBooks: [Book] { get }
    var suggestions: [String] { get }

    func load() async
    func delete(_ book: Book) async
    func toggleFavorite(_ book: Book) async
}

@MainActor
@Observable
final class BookListViewModel: BookListViewModelContract {
    private(set) var state: LoadState<[Book]> = .idle
    var query = ""
    var scope: SearchScope = .all
    var onlyFavorites = false

    private let fetchBooks: FetchBooksUseCase
    private let deleteBook: DeleteBookUseCase
    private let toggleFavoriteUseCase: ToggleFavoriteUseCase

    init(
        fetchBooks: FetchBooksUseCase,
        deleteBook: DeleteBookUseCase,
        toggleFavorite: ToggleFavoriteUseCase
    ) {
        self.fetchBooks = fetchBooks
        self.deleteBook = deleteBook
        self.toggleFavoriteUseCase = toggleFavorite
    }

    private var allBooks: [Book] {
        if case .loaded(let books) = state { books } else { [] }
    }

    var visibleBooks: [Book] {
        allBooks
            .filter { !onlyFavorites || $0.isFavorite }
            .filter { matches($0) }
    }

    var suggestions: [String] {
        guard query.count >= 2 else { return [] }
        let authors = Set(allBooks.map(\.author))
        return authors
            .filter { $0.localizedCaseInsensitiveContains(query) && $0 != query }
            .sorted()
    }

    func load() async {
        if case .loaded = state {} else { state = .loading }
        do {
            let books = try await fetchBooks()
            state = books.isEmpty ? .empty : .loaded(books)
        } catch is CancellationError {
            // the view went away
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    func delete(_ book: Book) async {
        do {
            try await deleteBook(id: book.id)
            await load()
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    func toggleFavorite(_ book: Book) async {
        _ = try? await toggleFavoriteUseCase(id: book.id)
        await load()
    }

    private func matches(_ book: Book) -> Bool {
        let needle = query.trimmingCharacters(in: .whitespaces)
        guard !needle.isEmpty else { return true }
        let inTitle = book.title.localizedCaseInsensitiveContains(needle)
        let inAuthor = book.author.localizedCaseInsensitiveContains(needle)
        return switch scope {
        case .all: inTitle || inAuthor
        case .title: inTitle
        case .author: inAuthor
        }
    }
}
