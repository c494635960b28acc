import SwiftUI

struct AuthorBooksView: View {
    let author: String
    let fetchBooks: FetchBooksUseCase

    @State private var books: [Book] = []
    @State private var errorMessage: String?
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
        List {
            Section {
                ForEach(books) { book in
                    Button {
                        coordinator.show(.book(book.id))
                    } label: {
                        HStack {
                            Text(book.title)
                            Spacer()
                            Text(book.progress, format: .percent.precision(.fractionLength(0)))
                                .foregroundStyle(.secondary)
                        }
                    }
                    .foregroundStyle(.primary)
                }
            } header: {
                Text("^[\(books.count) book](inflect: true)")
            } footer: {
                if let errorMessage {
                    Text(errorMessage).foregroundStyle(.red)
                }
            }

            Button("Back to Shelf", systemImage: "arrow.uturn.backward") {
                coordinator.popToRoot()
            }
        }
        .navigationTitle(author)
        .task(id: author) {
            do {
                books = try await fetchBooks().filter { $0.author == author }
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}

#Preview {
    NavigationStack {
        AuthorBooksView(
            author: "Ursula K. Le Guin",
            fetchBooks: FetchBooksUseCase(repository: InMemoryBookRepository(seed: Book.samples))
        )
    }
    .environment(AppCoordinator(repository: InMemoryBookRepository(seed: Book.samples)))
}
