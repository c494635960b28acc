import SwiftUI

struct RootView: View {
    @Bindable var coordinator: AppCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            BookListView(viewModel: coordinator.listViewModel)
                .navigationDestination(for: Route.self, destination: destination)
        }
        .environment(coordinator)
        .sheet(item: $coordinator.sheet, onDismiss: reload) { destination in
            NavigationStack {
                switch destination {
                case .newBook:
                    BookEditorView(viewModel: coordinator.makeEditorViewModel(book: nil))
                case .edit(let book):
                    BookEditorView(viewModel: coordinator.makeEditorViewModel(book: book))
                }
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }

    @ViewBuilder
    private func destination(for route: Route) -> some View {
        switch route {
        case .book(let id):
            BookDetailView(viewModel: coordinator.makeDetailViewModel(id: id))
        case .author(let name):
            AuthorBooksView(
                author: name,
                fetchBooks: FetchBooksUseCase(repository: coordinator.repository)
            )
        case .statistics:
            ReadingStatsView(fetchBooks: FetchBooksUseCase(repository: coordinator.repository))
        }
    }

    private func reload() {
        Task { await coordinator.listViewModel.load() }
    }
}

#Preview {
    RootView(coordinator: AppCoordinator(repository: InMemoryBookRepository(seed: Book.samples)))
}
