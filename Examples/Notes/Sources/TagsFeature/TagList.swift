import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import Notebook
import Observation

@Observable
final class TagListViewModel {
    private(set) var state = LoadState<[Tag], LoadFailure>.idle

    private let repository: NoteRepository
    private let navigator: TagListNavigator
    private let tracker: TagListTracker

    init(repository: NoteRepository, navigator: TagListNavigator, tracker: TagListTracker) {
        self.repository = repository
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.track("viewed")
        await load()
    }

    func didRefresh() async {
        tracker.track("refreshed")
        await load()
    }

    /// - Parameter number: of a row, from 1.
    func didSelect(number: Int) {
        guard let name = state.value?[number - 1].name else { return }
        tracker.trackSelected(name)
        navigator.navigateToDetail(name)
    }

    private func load() async {
        do { state = .loaded(try await repository.tags()) } catch { state = .error(error) }
    }
}

struct TagListView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "TagList", title: "Tags", navigation: "TagsIncomingNavigation.list", TagsIncomingNavigation.list,
        route: .init("tag-list", help: "all tags, without a redirect"), links: ["notes://tags/list"],
        actions: [refresh], rows: .init("tag", leadTo: TagDetailView.declaration.description),
        contents: [
            .init("All tags.", in: .idle, .loaded, schema: .object(["tags": .array(of: Tag.schema)])),
            .init("No tags: the notes cannot be read.", in: .error, schema: FailureText.schema),
        ], events: ["tag_list_viewed", "tag_list_refreshed", .init("tag_selected", keys: ["name"])])

    private nonisolated static let refresh = ActionDescription(name: "refresh", help: "Load the tags anew")

    let viewModel: TagListViewModel

    func render() -> Rendering {
        let tags = viewModel.state.value ?? []
        return Rendering(
            screen: Self.declaration.description.name, label: "tags", title: "Tags",
            state: viewModel.state.viewState, body: body(tags),
            snapshot: viewModel.state.failure.map { FailureText($0).json } ?? ["tags": tags],
            actions: [Action(Self.refresh) { await viewModel.didRefresh() }],
            selection: SelectableRows(
                noun: "tag", items: tags.enumerated().map { .init(identifier: $0 + 1, name: $1.name) },
                open: { viewModel.didSelect(number: $0) }))
    }

    private func body(_ tags: [Tag]) -> Element {
        if let failure = viewModel.state.failure {
            return .errorState(FailureText(failure).sentence, advice: "Type refresh to try again.")
        }
        guard !tags.isEmpty else { return .emptyState("There are no tags.") }
        let rows = tags.enumerated().map { index, tag in
            [[Span("\(index + 1)", .secondary)], [Span(tag.name, .emphasis)], [Span("\(tag.count)", .secondary)]]
        }
        return .table(Table(columns: [Table.Column(alignment: .trailing), Table.Column(), Table.Column()], rows: rows))
    }

    func appear() async { await viewModel.didAppear() }
}

struct TagListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(_ name: String) { navigator.navigate(to: TagsIncomingNavigation.detail(name: name)) }
}

struct TagListTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("tag_list_\(what)")) }

    func trackSelected(_ name: String) { tracker.track(TrackingEvent("tag_selected", ["name": name])) }
}
