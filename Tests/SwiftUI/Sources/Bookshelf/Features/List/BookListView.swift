import SwiftUI

struct BookListView<ViewModel: BookListViewModelContract>: View {
    @State private var viewModel: ViewModel
    @Environment(AppCoordinator.self) private var coordinator

    init(viewModel: ViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .navigationTitle("Bookshelf")
            .toolbar { toolbarContent }
            .task { await viewModel.load() }
            .refreshable { await viewModel.load() }
            .searchable(text: $viewModel.query, prompt: "Title or author")
            .searchSuggestions {
                ForEach(viewModel.suggestions, id: \.self) { name in
                    Label(name, systemImage: "person")
                        .searchCompletion(name)
                }
            }
            .searchScopes($viewModel.scope) {
                ForEach(SearchScope.allCases) { scope in
                    Text(scope.label).tag(scope)
                }
            }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle, .loading:
            ProgressView("Dusting the shelf…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .accessibilityIdentifier("shelf.loading")
        case .loaded:
            list
        case .empty:
            ContentUnavailableView {
                Label("No Books Yet", systemImage: "books.vertical")
            } description: {
                Text("Books you add will appear here.")
            } actions: {
                Button("Add a Book") { coordinator.present(.newBook) }
                    .buttonStyle(.borderedProminent)
            }
        case .failed(let message):
            ContentUnavailableView {
                Label("Something Went Wrong", systemImage: "exclamationmark.triangle")
            } description: {
                Text(message)
            } actions: {
                Button("Try Again") {
                    Task { await viewModel.load() }
                }
            }
        }
    }

    private var list: some View {
        List {
            ForEach(viewModel.visibleBooks) { book in
                NavigationLink(value: Route.book(book.id)) {
                    BookRow(book: book)
                }
                .swipeActions(edge: .trailing) {
                    Button(role: .destructive) {
                        Task { await viewModel.delete(book) }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                }
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                    Button {
                        Task { await viewModel.toggleFavorite(book) }
                    } label: {
                        Label(book.isFavorite ? "Unfavorite" : "Favorite",
                              systemImage: book.isFavorite ? "heart.slash" : "heart")
                    }
                    .tint(.pink)
                }
                .accessibilityIdentifier("book.\(book.title)")
            }
        }
        .listStyle(.plain)
        .overlay {
            if viewModel.visibleBooks.isEmpty {
                if viewModel.query.isEmpty {
                    ContentUnavailableView("No Favorites", systemImage: "heart",
                                           description: Text("Swipe a book to the right to make it one."))
                } else {
                    ContentUnavailableView.search(text: viewModel.query)
                }
            }
        }
        .animation(.default, value: viewModel.visibleBooks)
    }

    @ToolbarContentBuilder
    private var toolbarContent: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Toggle("Favorites", systemImage: viewModel.onlyFavorites ? "heart.fill" : "heart",
                   isOn: $viewModel.onlyFavorites)
                .toggleStyle(.button)
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("Statistics", systemImage: "chart.bar") {
                coordinator.show(.statistics)
            }
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Add Book", systemImage: "plus") {
                coordinator.present(.newBook)
            }
            .accessibilityIdentifier("shelf.add")
        }
    }
}

// MARK: - Previews

@MainActor
@Observable
private final class StubBookListViewModel: BookListViewModelContract {
    var state: LoadState<[Book]>
    var query = ""
    var scope = SearchScope.all
    var onlyFavorites = false
    var suggestions: [String] { [] }
    var visibleBooks: [Book] {
        if case .loaded(let books) = state { books } else { [] }
    }

    init(state: LoadState<[Book]>) { self.state = state }

    func load() async {}
    func delete(_ book: Book) async {}
    func toggleFavorite(_ book: Book) async {}
}

#Preview("Loaded") {
    NavigationStack {
        BookListView(viewModel: StubBookListViewModel(state: .loaded(Book.samples)))
    }
    .environment(AppCoordinator(repository: InMemoryBookRepository(seed: [])))
}

#Preview("Loading") {
    NavigationStack {
        BookListView(viewModel: StubBookListViewModel(state: .loading))
    }
    .environment(AppCoordinator(repository: InMemoryBookRepository(seed: [])))
}

#Preview("Failed") {
    NavigationStack {
        BookListView(viewModel: StubBookListViewModel(state: .failed("No connection")))
    }
    .environment(AppCoordinator(repository: InMemoryBookRepository(seed: [])))
}
