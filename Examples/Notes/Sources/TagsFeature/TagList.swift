import ChallengeCore
import ChallengeDesignSystem
import ChallengeViews
import Notebook
import Observation
import SwiftUI

@Observable
final class TagListViewModel {
    private(set) var state: LoadState<[Tag], LoadFailure>

    private let repository: NoteRepository
    private let tracker: TagListTracker

    /// - Parameter state: the state before anything is loaded.
    init(repository: NoteRepository, tracker: TagListTracker, showing state: LoadState<[Tag], LoadFailure> = .idle) {
        self.state = state
        self.repository = repository
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

    func didSelect(_ tag: Tag) { tracker.trackSelected(tag.name) }

    private func load() async {
        do { state = .loaded(try await repository.tags()) } catch { state = .error(error) }
    }
}

struct TagListView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "TagList", title: "Tags", navigation: "TagsIncomingNavigation.list", TagsIncomingNavigation.list,
        route: .init("tag-list", help: "all tags, without a redirect"), links: ["notes://tags/list"],
        events: ["tag_list_viewed", "tag_list_refreshed", .init("tag_selected", keys: ["name"])])

    let viewModel: TagListViewModel

    var body: some View {
        Group {
            if let failure = viewModel.state.failure {
                ContentUnavailableView(FailureText(failure), description: "Type refresh to try again.")
            } else if tags.isEmpty {
                ContentUnavailableView("There are no tags.")
            }
            RecordList(tags, of: "tag") { tag in
                Column("name", tag.name, .emphasis)
                Column("count", tag.count, .secondary, schema: { .integer(from: 1) })
            } to: {
                TagsIncomingNavigation.detail(name: $0.name)
            } onSelect: {
                viewModel.didSelect($0)
            }
            Button("refresh", help: "Reload the tags") { await viewModel.didRefresh() }
        }
        .state(viewModel.state.viewState, "All tags.", among: .idle, .loaded)
        .task { await viewModel.didAppear() }
    }

    private var tags: [Tag] { viewModel.state.value ?? [] }
}

struct TagListTracker {
    let tracker: any TrackerContract

    func track(_ what: String) { tracker.track(TrackingEvent("tag_list_\(what)")) }

    func trackSelected(_ name: String) { tracker.track(TrackingEvent("tag_selected", ["name": name])) }
}
