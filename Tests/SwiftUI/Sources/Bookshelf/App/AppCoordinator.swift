import SwiftUI

enum Route: Hashable {
    case book(Book.ID)
    case author(String)
    case statistics
}

enum SheetDestination: Identifiable {
    case newBook
    case edit(Book)

    var id: String {
        switch self {
        case .newBook: "new"
        case .edit(let book): "edit-\(book.id)"
        }
    }
}

@MainActor
@Observable
final class AppCoordinator {
    var path = NavigationPath()
    var sheet: SheetDestination?

    @ObservationIgnored
    let repository: any BookRepository

    @ObservationIgnored
    private(set) lazy var listViewModel = BookListViewModel(
        fetchBooks: FetchBooksUseCase(repository: repository),
        deleteBook: DeleteBookUseCase(repository: repository),
        toggleFavorite: ToggleFavoriteUseCase(repository: repository)
    )

    init(repository: any BookRepository) {
        self.repository = repository
    }

    // MARK: - Navigation

    func show(_ route: Route) {
        path.append(route)
    }

    func pop() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    func popToRoot() {
        path.removeLast(path.count)
    }

    func present(_ destination: SheetDestination) {
        sheet = destination
    }

    // MARK: - Factories

    func makeDetailViewModel(id: Book.ID) -> BookDetailViewModel {
        BookDetailViewModel(
            bookID: id,
            fetchBook: FetchBookUseCase(repository: repository),
            updateProgress: UpdateProgressUseCase(repository: repository)
        )
    }

    func makeEditorViewModel(book: Book?) -> BookEditorViewModel {
        BookEditorViewModel(book: book, saveBook: SaveBookUseCase(repository: repository))
    }
}
