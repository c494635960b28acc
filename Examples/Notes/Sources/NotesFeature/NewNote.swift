import ChallengeCore
import ChallengeViews
import Notebook
import Observation

/// The screen that is told of a new note.
package protocol NewNoteDelegate: AnyObject, Sendable {
    /// A note was saved; returns when the screen shows it.
    func didSave() async
}

@Observable
final class NewNoteViewModel {
    var draft = Note.Draft()

    private let repository: NoteRepository
    @ObservationIgnored private weak var delegate: (any NewNoteDelegate)?
    private let navigator: NewNoteNavigator
    private let tracker: NewNoteTracker

    init(
        repository: NoteRepository, delegate: any NewNoteDelegate, navigator: NewNoteNavigator, tracker: NewNoteTracker
    ) {
        self.repository = repository
        self.delegate = delegate
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() { tracker.track("viewed") }

    /// The tags as one text.
    var tags: String {
        get { draft.tags.joined(separator: ", ") }
        set { draft.tags = newValue.split { $0 == " " || $0 == "," }.map(String.init) }
    }

    /// Why the note cannot be saved yet; nil if it can.
    var refusal: NewNoteError? { draft.title.isEmpty ? .noTitle : nil }

    /// Saves the note and leaves; returns when the list shows it.
    func didSave() async throws {
        try await repository.add(draft)
        tracker.track("saved")
        navigator.dismiss()
        await delegate?.didSave()
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
        "NewNote", title: "New note", navigation: "NotesIncomingNavigation.new",
        { navigation -> (any NewNoteDelegate)? in
            guard case .new(let delegate) = navigation as? NotesIncomingNavigation else { return nil }
            return delegate
        },
        events: ["new_note_viewed", "new_note_saved", "new_note_closed"])

    @Bindable var viewModel: NewNoteViewModel

    var body: some View {
        Form(help: "Set the title, the text or the tags") {
            TextField("title", text: $viewModel.draft.title, prompt: "")
            TextEditor("text", text: $viewModel.draft.text, prompt: "")
            TextField("tags", text: $viewModel.tags, prompt: "", key: nil)
        }
        Value("tags", viewModel.draft.tags)
        Text("Type set title TEXT, then save; or close to leave it.", .secondary)
        Button("save", help: "Save the note and leave", effect: .leaves) { try await viewModel.didSave() }
            .disabled(viewModel.refusal)
        Button("close", help: "Leave without saving", effect: .leaves) { viewModel.didClose() }
            .promptLabel("new")
            .contentHelp("A note that is being written.")
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
