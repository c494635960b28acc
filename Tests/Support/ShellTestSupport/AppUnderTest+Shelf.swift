import SwiftUI

extension AppUnderTest {
    /// An app of views: a list of books, whose rows lead to a book. Both screens have previews.
    static var shelf: AppUnderTest {
        AppUnderTest(
            views: NavigationStack { Shelf() },
            previews: [Preview { Shelf() }, Preview { NavigationStack { BookView(title: "Emma") } }])
    }

    private struct Shelf: View {
        var body: some View {
            List(["Dune", "War and Peace"], id: \.self) { title in
                NavigationLink(title, value: title).swipeActions { Button("Delete", role: .destructive) {} }
            }
            .refreshable {}
            .navigationTitle("Shelf")
            .navigationDestination(for: String.self) { BookView(title: $0) }
        }
    }

    private struct BookView: View {
        let title: String
        @State private var pages = 1
        @State private var genre = "Novel"
        @State private var note = ""

        var body: some View {
            TextField("Note", text: $note).onSubmit {}
            Stepper("Pages", value: $pages, in: 1...9)
            Picker("Genre", selection: $genre) { ForEach(["Novel", "Poem"], id: \.self) { Text($0) } }
            Button("Mark as Read") {}.navigationTitle(title)
        }
    }
}
