import ChallengeCore
import Notebook

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
            TagListView.declaration.shown { _, navigator in
                TagListView(
                    viewModel: TagListViewModel(
                        repository: repository, navigator: TagListNavigator(navigator: navigator),
                        tracker: TagListTracker(tracker: tracker)))
            },
            TagDetailView.declaration.shown { tag, navigator in
                TagDetailView(
                    viewModel: TagDetailViewModel(
                        tag: tag, repository: repository, navigator: TagDetailNavigator(navigator: navigator),
                        tracker: TagDetailTracker(tracker: tracker)))
            },
        ]
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

/// Where the tags lead without knowing who shows it.
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
