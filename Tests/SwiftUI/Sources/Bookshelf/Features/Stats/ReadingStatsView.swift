import SwiftUI

struct ReadingStatsView: View {
    let fetchBooks: FetchBooksUseCase
    @State private var books = [Book]()

    private var pagesRead: Int { books.reduce(0) { $0 + $1.pagesRead } }
    private var finished: Int { books.filter(\.isFinished).count }

    private var byGenre: [(genre: Book.Genre, count: Int)] {
        Dictionary(grouping: books, by: \.genre)
            .map { (genre: $0.key, count: $0.value.count) }
            .sorted { $0.count > $1.count }
    }

    var body: some View {
        List {
            Section("Overall") {
                LabeledContent("Books", value: books.count, format: .number)
                LabeledContent("Finished", value: "\(finished)")
                LabeledContent("Pages read") {
                    Text(pagesRead, format: .number)
                        .monospacedDigit()
                        .bold()
                }
            }
            Section("By genre") {
                ForEach(byGenre, id: \.genre) { entry in
                    bar(for: entry.genre, count: entry.count)
                }
            }
        }
        .navigationTitle("Statistics")
        .task {
            books = (try? await fetchBooks()) ?? []
        }
    }

    private func bar(for genre: Book.Genre, count: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Label(genre.title, systemImage: genre.symbol)
                Spacer()
                Text("\(count)")
            }
            GeometryReader { proxy in
                Capsule()
                    .fill(genre.color)
                    .frame(width: proxy.size.width * CGFloat(count) / CGFloat(max(books.count, 1)))
            }
            .frame(height: 6)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    NavigationStack {
        ReadingStatsView(fetchBooks: .init(repository: InMemoryBookRepository(seed: Book.samples)))
    }
}
