import SwiftUI

struct NoteList: View {
    @Environment(Notebook.self) private var notebook
    @State private var searchText = ""
    @State private var isWriting = false

    private var notes: [Note] {
        notebook.notes(matching: searchText)
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(notes) { note in
                    NavigationLink(value: note.id) {
                        NoteRow(note: note)
                    }
                    .swipeActions {
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            notebook.delete(note)
                        }
                        Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
                            notebook.togglePin(note)
                        }
                        .tint(.yellow)
                    }
                }
            }
            .overlay {
                if notebook.notes.isEmpty {
                    ContentUnavailableView(
                        "No Notes", systemImage: "note.text", description: Text("The notes you write appear here."))
                } else if notes.isEmpty {
                    ContentUnavailableView.search(text: searchText)
                }
            }
            .navigationTitle("Notes")
            .noteDestinations()
            .searchable(text: $searchText, prompt: "Search notes")
            .toolbar {
                Button("New Note", systemImage: "square.and.pencil") {
                    isWriting = true
                }
                .accessibilityHint("Write a note")
            }
            .sheet(isPresented: $isWriting) {
                NoteEditor(note: Note())
            }
        }
    }
}

extension View {
    /// Shows a note or a tag that is on the stack.
    func noteDestinations() -> some View {
        navigationDestination(for: Note.ID.self) { id in
            NoteDetail(id: id)
        }
        .navigationDestination(for: String.self) { tag in
            TagDetail(tag: tag)
        }
    }
}

#Preview {
    NoteList()
        .environment(Notebook(notes: Note.samples))
}

#Preview("Empty") {
    NoteList()
        .environment(Notebook())
}
