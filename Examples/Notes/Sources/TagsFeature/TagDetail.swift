import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeViews
import Notebook
import Observation
import SwiftUI

@Observable
final class TagDetailViewModel {
    let tag: String
    private(set) var state: LoadState<[Note], LoadFailure>

    private let repository: NoteRepository
    private let tracker: TagDetailTracker

    /// - Parameter state: the state before anything is loaded.
    init(
        tag: String, repository: NoteRepository, tracker: TagDetailTracker,
        showing state: LoadState<[Note], LoadFailure> = .idle
    ) {
        self.tag = tag
        self.state = state
        self.repository = repository
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.trackScreenViewed(tag)
        do { state = .loaded(try await repository.notes(tagged: tag)) } catch { state = .error(error) }
    }
}

struct TagDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "TagDetail", navigation: "TagsIncomingNavigation.detail", label: "name", ArgumentKey<String>("NAME"),
        TagsIncomingNavigation.detail,
        route: .init("tag", help: "the notes with a tag"), links: ["notes://tags/detail/NAME"],
        events: [.init("tag_detail_viewed", keys: ["name"])])

    let viewModel: TagDetailViewModel

    var body: some View {
        Group {
            if let failure = viewModel.state.failure {
                ContentUnavailableView(FailureText(failure), description: "")
            } else if notes.isEmpty {
                ContentUnavailableView("No note has the tag \(viewModel.tag).")
            }
            RecordList(notes, of: "note") { note in
                Column.id(note.id)
                Column("title", note.title, .emphasis)
                Column.hidden("text", note.text)
                Column.hidden("tags", note.tags)
            } to: {
                TagsOutgoingNavigation.note(identifier: $0.id)
            }
        }
        .navigationTitle(viewModel.tag)
        .state(viewModel.state.viewState, "The notes with a tag.", among: .idle, .loaded)
        .task { await viewModel.didAppear() }
    }

    private var notes: [Note] { viewModel.state.value ?? [] }
}

struct TagDetailTracker {
    let tracker: any TrackerContract

    func trackScreenViewed(_ name: String) { tracker.track(TrackingEvent("tag_detail_viewed", ["name": name])) }
}
