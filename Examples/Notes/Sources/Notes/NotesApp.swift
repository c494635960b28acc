import SwiftUI

@main
struct NotesApp: App {
    @State private var notebook = Notebook(notes: Note.samples)

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(notebook)
        }
    }
}

struct ContentView: View {
    var body: some View {
        TabView {
            Tab("Notes", systemImage: "note.text") {
                NoteList()
            }
            Tab("Tags", systemImage: "tag") {
                TagList()
            }
        }
    }
}

#Preview {
    ContentView()
        .environment(Notebook(notes: Note.samples))
}
