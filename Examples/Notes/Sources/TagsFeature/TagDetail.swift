import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import Notebook
import Observation

@Observable
final class TagDetailViewModel {
    let tag: String
    private(set) var state = LoadState<[Note], LoadFailure>.idle

    private let repository: NoteRepository
    private let navigator: TagDetailNavigator
    private let tracker: TagDetailTracker

    init(tag: String, repository: NoteRepository, navigator: TagDetailNavigator, tracker: TagDetailTracker) {
        self.tag = tag
        self.repository = repository
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.trackScreenViewed(tag)
        do { state = .loaded(try await repository.notes(tagged: tag)) } catch { state = .error(error) }
    }

    func didSelectNote(identifier: Int) { navigator.navigateToNote(identifier: identifier) }
}

struct TagDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "TagDetail", navigation: "TagsIncomingNavigation.detail", label: "name", ArgumentKey<String>("NAME"),
        TagsIncomingNavigation.detail,
        route: .init("tag", help: "the notes with a tag"), links: ["notes://tags/detail/NAME"],
        rows: .init("note", leadTo: TagsOutgoingNavigation.note(identifier: 1).name),
        contents: [
            .init("The notes with a tag.", in: .idle, .loaded, schema: .object(["notes": .array(of: Note.schema)])),
            .init("No notes: they cannot be read.", in: .error, schema: FailureText.schema),
        ], events: [.init("tag_detail_viewed", keys: ["name"])])

    let viewModel: TagDetailViewModel

    func render() -> Rendering {
        let notes = viewModel.state.value ?? []
        return Rendering(
            screen: Self.declaration.description.name, label: viewModel.tag, title: viewModel.tag,
            state: viewModel.state.viewState, body: body(notes),
            snapshot: viewModel.state.failure.map { FailureText($0).json } ?? ["notes": notes],
            selection: SelectableRows(
                noun: "note", items: notes.map { .init(identifier: $0.id, name: $0.title) },
                open: { viewModel.didSelectNote(identifier: $0) }))
    }

    private func body(_ notes: [Note]) -> Element {
        if let failure = viewModel.state.failure { return .errorState(FailureText(failure).sentence) }
        guard !notes.isEmpty else { return .emptyState("No note has the tag \(viewModel.tag).") }
        return .table(
            Table(
                columns: [Table.Column(alignment: .trailing), Table.Column()],
                rows: notes.map { [[Span("\($0.id)", .secondary)], [Span($0.title, .emphasis)]] }))
    }

    func appear() async { await viewModel.didAppear() }
}

struct TagDetailNavigator {
    let navigator: any NavigatorContract

    func navigateToNote(identifier: Int) { navigator.navigate(to: TagsOutgoingNavigation.note(identifier: identifier)) }
}

struct TagDetailTracker {
    let tracker: any TrackerContract

    func trackScreenViewed(_ name: String) { tracker.track(TrackingEvent("tag_detail_viewed", ["name": name])) }
}
