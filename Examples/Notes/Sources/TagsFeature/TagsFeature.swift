import ChallengeCore
import ChallengeViews
import Notebook
import SwiftUI

/// The tags of the notes: a list, and the notes that have one of them.
package struct TagsFeature: FeatureContract {
    private let repository: NoteRepository
    private let tracker: any TrackerContract

    package init(repository: NoteRepository, tracker: any TrackerContract) {
        self.repository = repository
        self.tracker = tracker
    }

    package let name = "Tags"

    package var screens: [Screen] {
        [
            TagListView.declaration.shown { _, _ in
                TagListView(viewModel: makeList())
            } preview: { _ in
                [.loaded([Tag(name: "home", count: 2)]), .error(.unreadable("nothing"))].map {
                    TagListView(viewModel: makeList(showing: $0))
                }
            },
            TagDetailView.declaration.suggesting { [repository] in
                repository.knownTags.map { .init($0) }
            }
            .shown { tag, _ in
                TagDetailView(viewModel: makeDetail(tag))
            } preview: { _ in
                [.loaded([Note(Note.Draft(), id: 1)]), .error(.unreadable("nothing"))].map {
                    TagDetailView(viewModel: makeDetail("home", showing: $0))
                }
            },
        ]
    }

    private func makeList(showing state: LoadState<[Tag], LoadFailure> = .idle) -> TagListViewModel {
        TagListViewModel(repository: repository, tracker: TagListTracker(tracker: tracker), showing: state)
    }

    private func makeDetail(_ tag: String, showing state: LoadState<[Note], LoadFailure> = .idle) -> TagDetailViewModel
    {
        TagDetailViewModel(
            tag: tag, repository: repository, tracker: TagDetailTracker(tracker: tracker), showing: state)
    }

    package var exits: [Exit] { [Exit(TagsOutgoingNavigation.note(identifier: 1))] }
}

/// The destinations that the tags show.
package nonisolated enum TagsIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(name: String)

    package var navigationName: NavigationName {
        switch self {
        case .list: TagListView.declaration.navigationName
        case .detail(let name): TagDetailView.declaration.navigationName(name)
        }
    }
}

/// The destinations outside the tags, whose screens the tags do not know.
package nonisolated enum TagsOutgoingNavigation: OutgoingNavigationContract {
    case note(identifier: Int)

    package var navigationName: NavigationName {
        switch self {
        case .note(let identifier):
            NavigationName(
                "TagsOutgoingNavigation.note", [.init(label: "identifier", content: .integer(identifier))])
        }
    }
}
