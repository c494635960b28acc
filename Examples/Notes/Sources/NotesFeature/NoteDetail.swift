import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import Notebook

final class NoteDetailViewModel {
    let detail: DetailModel<Note, TextQuery>
    private let navigator: NoteDetailNavigator
    private let tracker: NoteDetailTracker

    init(identifier: Int, repository: NoteRepository, navigator: NoteDetailNavigator, tracker: NoteDetailTracker) {
        detail = DetailModel(
            identifier: identifier, get: GetItemUseCase(repository: repository),
            refresh: RefreshItemUseCase(repository: repository), tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(tag: String) {
        tracker.trackSelected(tag: tag)
        navigator.navigateToTag(tag)
    }

    func didSelectClose() { navigator.goBack() }
}

struct NoteDetailView: DetailView {
    nonisolated static let words = NoteListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "NoteDetail", navigation: "NotesIncomingNavigation.detail", label: "identifier", .identifier(of: words.noun),
        NotesIncomingNavigation.detail,
        route: .init("note", help: "one note"), links: ["notes://notes/detail/ID"],
        actions: DetailActions.all(words, own: [tag()]), contents: DetailActions.contents(words, of: Note.self),
        events: DetailEvent.events(of: "note_detail") + [.init("tag_selected", keys: ["name"])])

    private nonisolated static func tag(of tags: [String] = []) -> ActionDescription {
        ActionDescription(
            name: "tag", help: "Go to one of the tags",
            forms: [[ArgumentKey<String>("NAME") { tags.map { .init($0) } }.parameter]],
            effect: .leads(to: NotesOutgoingNavigation.tag(name: "").name))
    }

    let viewModel: NoteDetailViewModel

    var detail: DetailModel<Note, TextQuery> { viewModel.detail }

    func rows(of note: Note) -> [(label: String, value: [Span])] {
        [
            (label: "Text", value: [Span(note.text)]),
            (label: "Tags", value: [Span(note.tags.joined(separator: ", "))]),
        ]
    }

    var ownActions: [Action] {
        let tags = detail.state.value?.tags ?? []
        return [
            Action(Self.tag(of: tags)) { arguments in
                viewModel.didSelect(tag: arguments[ArgumentKey<String>("NAME")] ?? "")
                return .done
            }
        ]
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct NoteDetailNavigator {
    let navigator: any NavigatorContract

    func navigateToTag(_ name: String) { navigator.navigate(to: NotesOutgoingNavigation.tag(name: name)) }

    func goBack() { navigator.goBack() }
}

struct NoteDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "note_detail", identifier: identifier))
    }

    func trackSelected(tag: String) { tracker.track(TrackingEvent("tag_selected", ["name": tag])) }
}
