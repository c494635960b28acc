import SwiftUI

@MainActor
@Observable
final class BookEditorViewModel {
    var title: String
    var author: String
    var genre: Book.Genre
    var pages: Int?
    var rating: Int
    var summary: String
    private(set) var error: BookEditorError?

    private let original: Book?
    private let saveBook: SaveBookUseCase

    init(book: Book?, saveBook: SaveBookUseCase) {
        original = book
        title = book?.title ?? ""
        author = book?.author ?? ""
        genre = book?.genre ?? .fiction
        pages = book?.pages
        rating = book?.rating ?? 0
        summary = book?.summary ?? ""
        self.saveBook = saveBook
    }

    var isNew: Bool { original == nil }

    var canSave: Bool {
        !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && (pages ?? 0) > 0
    }

    func save() async -> Bool {
        guard let pages, canSave else {
            error = .incomplete
            return false
        }
        var book = original ?? Book(title: title, author: author, pages: pages)
        book.title = title
        book.author = author.isEmpty ? "Unknown" : author
        book.genre = genre
        book.pages = pages
        book.rating = rating
        book.summary = summary
        do {
            try await saveBook(book)
            return true
        } catch {
            self.error = .saving(error.localizedDescription)
            return false
        }
    }
}

enum BookEditorError: Error, Equatable {
    case incomplete
    case saving(String)
}

struct BookEditorView: View {
    @State var viewModel: BookEditorViewModel
    @Environment(\.dismiss) private var dismiss
    @FocusState private var focus: Field?

    private enum Field: Hashable {
        case title, author, pages
    }

    var body: some View {
        Form {
            Section("Book") {
                TextField("Title", text: $viewModel.title)
                    .focused($focus, equals: .title)
                    .submitLabel(.next)
                    .onSubmit { focus = .author }
                TextField("Author", text: $viewModel.author)
                    .focused($focus, equals: .author)
                    .textContentType(.name)
                    .autocorrectionDisabled()
                TextField("Pages", value: $viewModel.pages, format: .number)
                    .keyboardType(.numberPad)
                    .focused($focus, equals: .pages)
            }
            Section {
                Picker("Genre", selection: $viewModel.genre) {
                    ForEach(Book.Genre.allCases) { genre in
                        Label(genre.title, systemImage: genre.symbol).tag(genre)
                    }
                }
                Stepper("Rating: \(viewModel.rating)", value: $viewModel.rating, in: 0...5)
            }
            Section("Summary") {
                TextField("What is it about?", text: $viewModel.summary, axis: .vertical)
                    .lineLimit(3...6)
            }
            if case .saving(let message) = viewModel.error {
                Text(message).foregroundStyle(.red)
            }
        }
        .navigationTitle(viewModel.isNew ? "New Book" : "Edit Book")
        .navigationBarTitleDisplayMode(.inline)
        .interactiveDismissDisabled(viewModel.canSave)
        .defaultFocus($focus, .title)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    Task {
                        if await viewModel.save() { dismiss() }
                    }
                }
                .disabled(!viewModel.canSave)
                .accessibilityIdentifier("editor.save")
            }
        }
    }
}

#Preview("New") {
    NavigationStack {
        BookEditorView(viewModel: BookEditorViewModel(
            book: nil, saveBook: SaveBookUseCase(repository: InMemoryBookRepository(seed: []))))
    }
}
