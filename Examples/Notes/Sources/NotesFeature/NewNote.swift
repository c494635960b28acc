import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import Notebook
import Observation

/// The screen that is told of a new note.
package protocol NewNoteDelegate: AnyObject, Sendable {
    /// A note was saved; returns when the screen shows it.
    func didSave() async
}

@Observable
final class NewNoteViewModel {
    private(set) var draft = Note.Draft()

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

    func didSet(_ field: NewNoteField, to value: String) {
        switch field {
        case .title: draft.title = value
        case .text: draft.text = value
        case .tags: draft.tags = value.split(separator: " ").map(String.init)
        }
    }

    /// Saves the note and leaves; returns when the list shows it.
    /// Why the note cannot be saved yet; nil if it can.
    var refusal: NewNoteError? { draft.title.isEmpty ? .noTitle : nil }

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

/// What is set of a new note.
nonisolated enum NewNoteField: String, ArgumentConvertible, CaseIterable {
    case title, text, tags
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
        actions: [set, save, close],
        contents: [
            .init(
                "A note that is being written.", in: .loaded,
                schema: .object(["title": .string, "text": .string, "tags": .array(of: .string)]))
        ], events: ["new_note_viewed", "new_note_saved", "new_note_closed"])

    private nonisolated static let field = ArgumentKey<NewNoteField>("FIELD")
    private nonisolated static let value = ArgumentKey<String>("VALUE")
    private nonisolated static let set = ActionDescription(
        name: "set", help: "Set the title, the text or the tags", forms: [[field.parameter, value.parameter]])
    private nonisolated static let save = ActionDescription(
        name: "save", help: "Save the note and leave", effect: .leaves)
    private nonisolated static let close = ActionDescription(
        name: "close", help: "Leave without saving", effect: .leaves)

    let viewModel: NewNoteViewModel

    func render() -> Rendering {
        let draft = viewModel.draft
        return Rendering(
            screen: Self.declaration.description.name, label: "new", title: "New note", state: .loaded,
            body: .stack([
                .infoRows([
                    (label: "title", value: [Span(draft.title, .emphasis)]), (label: "text", value: [Span(draft.text)]),
                    (label: "tags", value: [Span(draft.tags.joined(separator: ", "))]),
                ]),
                .paragraph([Span("Type set title TEXT, then save; or close to leave it.", .secondary)]),
            ]),
            snapshot: ["title": draft.title, "text": draft.text, "tags": draft.tags] as JSON,
            actions: [
                Action(Self.set) { arguments in
                    if let field = arguments[Self.field] { viewModel.didSet(field, to: arguments[Self.value] ?? "") }
                    return .done
                },
                Action(Self.save, unless: viewModel.refusal) { try await viewModel.didSave() },
                Action(Self.close) { viewModel.didClose() },
            ])
    }

    func appear() async { viewModel.didAppear() }
}

struct NewNoteNavigator {
    let navigator: any NavigatorContract

    func dismiss() { navigator.dismiss() }
}

struct NewNoteTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("new_note_\(what)")) }
}
