import SwiftUI

/// All notes, in memory.
@Observable
final class Notebook {
    private(set) var notes: [Note]

    init(notes: [Note] = []) {
        self.notes = notes
    }

    /// The tags of all notes, in alphabetical order.
    var tags: [String] {
        Set(notes.flatMap(\.tags)).sorted()
    }

    func note(_ id: Note.ID) -> Note? {
        notes.first { $0.id == id }
    }

    /// The notes that contain a text, the pinned ones first.
    func notes(matching text: String) -> [Note] {
        let matches = text.isEmpty ? notes : notes.filter { $0.title.localizedCaseInsensitiveContains(text) }
        return matches.filter(\.isPinned) + matches.filter { !$0.isPinned }
    }

    func notes(tagged tag: String) -> [Note] {
        notes.filter { $0.tags.contains(tag) }
    }

    /// Adds a note, or replaces the one with the same identity.
    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func togglePin(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index].isPinned.toggle()
    }

    func delete(_ note: Note) {
        notes.removeAll { $0.id == note.id }
    }
}
