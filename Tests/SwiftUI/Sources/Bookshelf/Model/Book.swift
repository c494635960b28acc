import Foundation

struct Book: Identifiable, Hashable, Sendable {
    enum Genre: String, CaseIterable, Identifiable, Sendable {
        case fiction, science, history, poetry

        var id: Self { self }

        var title: String { rawValue.capitalized }

        var symbol: String {
            switch self {
            case .fiction: "text.book.closed"
            case .science: "atom"
            case .history: "building.columns"
            case .poetry: "quote.opening"
            }
        }
    }

    let id: UUID
    var title: String
    var author: String
    var genre: Genre
    var pages: Int
    var pagesRead: Int
    var rating: Int
    var isFavorite: Bool
    var summary: String

    init(
        id: UUID = UUID(),
        title: String,
        author: String,
        genre: Genre = .fiction,
        pages: Int,
        pagesRead: Int = 0,
        rating: Int = 0,
        isFavorite: Bool = false,
        summary: String = ""
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.genre = genre
        self.pages = pages
        self.pagesRead = pagesRead
        self.rating = rating
        self.isFavorite = isFavorite
        self.summary = summary
    }

    var progress: Double {
        guard pages > 0 else { return 0 }
        return min(1, Double(pagesRead) / Double(pages))
    }

    var isFinished: Bool { pagesRead >= pages }
}

extension Book {
    static let samples: [Book] = [
        Book(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", pages: 304, pagesRead: 304, rating: 5, isFavorite: true,
             summary: "An envoy travels alone to a winter world whose people have no fixed gender."),
        Book(title: "The Dispossessed", author: "Ursula K. Le Guin", pages: 387, pagesRead: 120, rating: 4,
             summary: "A physicist leaves his anarchist moon for the planet his ancestors fled."),
        Book(title: "Middlemarch", author: "George Eliot", pages: 880, pagesRead: 32,
             summary: "A study of provincial life."),
        Book(title: "The Periodic Table", author: "Primo Levi", genre: .science, pages: 233, pagesRead: 233, rating: 5, isFavorite: true,
             summary: "Twenty-one stories, each named after a chemical element."),
        Book(title: "SPQR", author: "Mary Beard", genre: .history, pages: 608, pagesRead: 0,
             summary: "A history of ancient Rome."),
        Book(title: "Map", author: "Wisława Szymborska", genre: .poetry, pages: 464, pagesRead: 77, rating: 4,
             summary: "Collected and last poems."),
    ]
}
