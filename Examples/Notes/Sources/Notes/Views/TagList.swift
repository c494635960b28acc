import SwiftUI

struct TagList: View {
    @Environment(Notebook.self) private var notebook

    var body: some View {
        NavigationStack {
            List(notebook.tags, id: \.self) { tag in
                NavigationLink(tag, value: tag)
                    .badge(notebook.notes(tagged: tag).count)
            }
            .navigationTitle("Tags")
            .noteDestinations()
        }
    }
}

struct TagDetail: View {
    let tag: String

    @Environment(Notebook.self) private var notebook

    var body: some View {
        List(notebook.notes(tagged: tag)) { note in
            NavigationLink(value: note.id) {
                NoteRow(note: note)
            }
        }
        .navigationTitle(tag)
    }
}

#Preview {
    TagList()
        .environment(Notebook(notes: Note.samples))
}
