import ChallengeActions
import ChallengeCore
import ChallengeViews
import Notebook
import Observation
import SwiftUI

@Observable
final class NewNoteViewModel {
    var draft = Note.Draft()

    private let repository: NoteRepository
    private let navigator: NewNoteNavigator
    private let tracker: NewNoteTracker

    init(repository: NoteRepository, navigator: NewNoteNavigator, tracker: NewNoteTracker) {
        self.repository = repository
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.track("viewed") }

    /// The tags as one text.
    var tags: String {
        get { draft.tags.joined(separator: ", ") }
        set { draft.tags = newValue.split { $0 == " " || $0 == "," }.map(String.init) }
    }

    /// The reason why the note cannot be saved yet; nil if it can.
    var refusal: NewNoteError? { draft.title.isEmpty ? .noTitle : nil }

    /// Saves the note and leaves.
    func didSave() async throws {
        try await repository.add(draft)
        tracker.track("saved")
        navigator.dismiss()
    }

    func didClose() {
        tracker.track("closed")
        navigator.dismiss()
    }
}

enum NewNoteError: ActionError {
    case noTitle

    var description: String { "a note needs a title: set title TEXT" }
}

struct NewNoteView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "NewNote", title: "New note", navigation: "NotesIncomingNavigation.new", NotesIncomingNavigation.new,
        events: ["new_note_viewed", "new_note_saved", "new_note_closed"])

    @Bindable var viewModel: NewNoteViewModel

    var body: some View {
        Form(help: "Set the title, the text or the tags") {
            TextField("title", text: $viewModel.draft.title, prompt: Text(""))
            TextEditor(text: $viewModel.draft.text).accessibilityLabel("text")
            TextField("tags", text: $viewModel.tags, prompt: Text("")).key(nil)
        }
        Value("tags", viewModel.draft.tags)
        Text("Type set title TEXT, then save; or close to discard it.", .secondary)
        Button("save", help: "Save the note and leave", effect: .leaves) { try await viewModel.didSave() }
            .disabled(viewModel.refusal)
        Button("close", help: "Leave without saving", effect: .leaves) { viewModel.didClose() }
            .promptLabel("new")
            .contentHelp("The draft of a note.")
            .onAppear { viewModel.didAppear() }
    }
}

struct NewNoteNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct NewNoteTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("new_note_\(what)")) }
}
