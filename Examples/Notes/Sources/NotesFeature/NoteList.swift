import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import Notebook

final class NoteListViewModel: NewNoteDelegate {
    let list: ListModel<Note, TextQuery>
    private let navigator: NoteListNavigator
    private let tracker: NoteListTracker

    init(
        repository: NoteRepository, recentSearches: RecentSearches, navigator: NoteListNavigator,
        tracker: NoteListTracker
    ) {
        list = ListModel(
            get: GetPageUseCase(repository: repository), refresh: RefreshPageUseCase(repository: repository),
            search: SearchPageUseCase(repository: repository), recentSearches: recentSearches, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }

    func didSelectNew() { navigator.presentNew(delegate: self) }

    func didSelectTags() { navigator.navigateToTags() }

    func didSave() async { await list.narrow(to: list.query) }
}

struct NoteListView: ListView {
    nonisolated static let words = ListWords(noun: "note", plural: "notes", key: "title", noMatch: "No note fits.")

    nonisolated static let declaration = ScreenDeclaration(
        "NoteList", title: "Notes", navigation: "NotesIncomingNavigation.list", NotesIncomingNavigation.list,
        route: .init("notes", help: "all notes, with search"), links: ["notes://notes/list"],
        actions: ListActions.all(words, own: [new, tags]),
        rows: .init(words.noun, leadTo: NoteDetailView.declaration.description),
        contents: ListActions.contents(words, of: Note.self), events: NoteListTracker.names.events())

    private nonisolated static let new = ActionDescription(
        name: "new", help: "Write a note",
        effect: .leads(to: NewNoteView.declaration.description.navigation, as: .sheet))
    private nonisolated static let tags = ActionDescription(
        name: "tags", help: "Go to the tags", effect: .leads(to: NotesOutgoingNavigation.tags.name))

    nonisolated static let columns = [
        Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(rank: 1),
    ]

    let viewModel: NoteListViewModel

    var list: ListModel<Note, TextQuery> { viewModel.list }

    func row(_ note: Note, named name: String) -> [[Span]] {
        [
            [Span("\(note.id)", .secondary)], [Span(name, .emphasis)],
            [Span(note.tags.joined(separator: ", "), .secondary)],
        ]
    }

    var ownActions: [Action] {
        [Action(Self.new) { viewModel.didSelectNew() }, Action(Self.tags) { viewModel.didSelectTags() }]
    }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct NoteListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: NotesIncomingNavigation.detail(identifier: identifier))
    }

    func navigateToTags() { navigator.navigate(to: NotesOutgoingNavigation.tags) }

    func presentNew(delegate: any NewNoteDelegate) {
        navigator.present(NotesIncomingNavigation.new(delegate: delegate), style: .sheet)
    }
}

struct NoteListTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "note_list", selected: "note_selected", searched: "search_performed",
        recentSearchDeleted: "recent_search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
