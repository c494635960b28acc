import SwiftUI

struct NoteDetail: View {
    let id: Note.ID

    @Environment(Notebook.self) private var notebook
    @Environment(\.dismiss) private var dismiss
    @State private var isEditing = false
    @State private var isDeleting = false

    var body: some View {
        if let note = notebook.note(id) {
            content(of: note)
        } else {
            ContentUnavailableView("No Such Note", systemImage: "questionmark")
        }
    }

    private func content(of note: Note) -> some View {
        Form {
            if !note.text.isEmpty {
                Section {
                    Text(note.text)
                }
            }
            if !note.tags.isEmpty {
                Section("Tags") {
                    ForEach(note.tags, id: \.self) { tag in
                        NavigationLink(value: tag) {
                            Label(tag, systemImage: "tag")
                        }
                    }
                }
            }
        }
        .navigationTitle(note.title)
        .toolbar {
            Button("Edit") {
                isEditing = true
            }
            .accessibilityHint("Change the note")
            Button("Delete", systemImage: "trash") {
                isDeleting = true
            }
            .accessibilityHint("Delete the note")
        }
        .sheet(isPresented: $isEditing) {
            NoteEditor(note: note)
        }
        .confirmationDialog("Delete this note?", isPresented: $isDeleting, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                notebook.delete(note)
                dismiss()
            }
        }
    }
}

#Preview {
    let notebook = Notebook(notes: Note.samples)
    NavigationStack {
        NoteDetail(id: notebook.notes[0].id)
    }
    .environment(notebook)
}
