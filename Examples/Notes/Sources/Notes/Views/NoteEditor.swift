import SwiftUI

struct NoteEditor: View {
    /// The note as it is edited; the notebook has it when it is saved.
    @State private var note: Note
    @State private var original: Note

    @Environment(Notebook.self) private var notebook
    @Environment(\.dismiss) private var dismiss

    init(note: Note) {
        _note = State(initialValue: note)
        _original = State(initialValue: note)
    }

    private var tags: Binding<String> {
        Binding {
            note.tags.joined(separator: ", ")
        } set: { text in
            note.tags = text.split { $0 == "," || $0 == " " }.map(String.init)
        }
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $note.title)
                TextField("Tags", text: tags, prompt: Text("home, errands"))
                    .autocorrectionDisabled()
                Toggle("Pinned", isOn: $note.isPinned)
                TextEditor(text: $note.text)
                    .accessibilityLabel("Text")
                    .frame(minHeight: 120)
            }
            .navigationTitle(notebook.note(note.id) == nil ? "New Note" : "Edit Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        notebook.save(note)
                        dismiss()
                    }
                    .disabled(note.title.isEmpty)
                }
            }
            .interactiveDismissDisabled(note != original)
        }
    }
}

#Preview {
    NoteEditor(note: Note.samples[0])
        .environment(Notebook(notes: Note.samples))
}
