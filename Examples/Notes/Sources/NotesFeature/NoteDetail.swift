import ChallengeActions
import ChallengeCore
import ChallengeListing
import ChallengeViews
import Notebook
import SwiftUI

final class NoteDetailViewModel {
    let detail: DetailModel<Note, TextQuery>
    private let repository: NoteRepository
    private let navigator: NoteDetailNavigator
    private let tracker: NoteDetailTracker

    init(identifier: Int, repository: NoteRepository, navigator: NoteDetailNavigator, tracker: any TrackerContract) {
        detail = DetailModel(
            identifier: identifier, repository: repository, tracker: DetailTracker(tracker, noun: "note"))
        self.repository = repository
        self.navigator = navigator
        self.tracker = NoteDetailTracker(tracker: tracker)
    }

    func didSelect(tag: String) {
        tracker.trackSelected(tag: tag)
        navigator.navigateToTag(tag)
    }

    func didDelete() async throws {
        try await repository.delete(detail.identifier)
        tracker.trackDeleted(detail.identifier)
        navigator.goBack()
    }
}

struct NoteDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "NoteDetail", navigation: "NotesIncomingNavigation.detail", label: "identifier", .identifier(of: "note"),
        NotesIncomingNavigation.detail,
        route: .init("note", help: "one note"), links: ["notes://notes/detail/ID"],
        events: DetailEvent.events(of: "note")
            + [.init("tag_selected", keys: ["name"]), .init("note_deleted", keys: ["id"])])

    let viewModel: NoteDetailViewModel

    var body: some View {
        Details(viewModel.detail, nouns: NoteListView.nouns, row: NoteListView.row) { note in
            LabeledContent("Text", value: note.text)
            LabeledContent("Tags", value: note.tags)
        } controls: {
            Button(
                "tag", help: "Go to one of the tags", effect: .leads(to: NotesOutgoingNavigation.tag(name: "").name),
                ArgumentKey<String>("NAME") { [tags] in tags.map { .init($0) } }
            ) {
                viewModel.didSelect(tag: $0)
            }
            Button("delete", help: "Delete the note", role: .destructive, effect: .leaves) {
                try await viewModel.didDelete()
            }
            .confirm("Delete the note?")
            .disabled(viewModel.detail.state.value == nil ? "no note is loaded" : nil)
        }
    }

    private var tags: [String] { viewModel.detail.state.value?.tags ?? [] }
}

struct NoteDetailNavigator {
    let navigator: any NavigatorContract

    func navigateToTag(_ name: String) { navigator.navigate(to: NotesOutgoingNavigation.tag(name: name)) }

    func goBack() { navigator.goBack() }
}

struct NoteDetailTracker {
    let tracker: any TrackerContract

    func trackSelected(tag: String) { tracker.track(TrackingEvent("tag_selected", ["name": tag])) }

    func trackDeleted(_ identifier: Int) { tracker.track(TrackingEvent("note_deleted", ["id": "\(identifier)"])) }
}
