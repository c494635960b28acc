import SwiftUI

struct NoteRow: View {
    let note: Note

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text(note.title)
                    .font(.headline)
                Text(note.tags.joined(separator: ", "))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if note.isPinned {
                Image(systemName: "pin.fill")
                    .foregroundStyle(.yellow)
                    .accessibilityLabel("pinned")
            }
        }
    }
}

#Preview {
    List(Note.samples) { note in
        NoteRow(note: note)
    }
}
