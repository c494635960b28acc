import ChallengeCore
import ChallengeListing
import Notebook

/// The notes: a list with search, the details of each, and a sheet to write a new one.
package struct NotesFeature: FeatureContract {
    private let repository: NoteRepository
    private let recentSearches: RecentSearches
    private let tracker: any TrackerContract

    /// - Parameters:
    ///   - folder: the folder of the recent searches; nil keeps them for the session only.
    ///   - warn: called once if they cannot be kept.
    package init(
        repository: NoteRepository, folder: String?, tracker: any TrackerContract,
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.repository = repository
        recentSearches = RecentSearches(
            localDataSource: RecentSearchesLocalDataSource(
                file: RecentSearchesFile(path: folder.map { $0 + "/recent-searches.json" }, warn: warn), list: "notes"))
        self.tracker = tracker
    }

    package let name = "Notes"

    package var screens: [Screen] {
        [
            NoteListView.declaration.shown { _, _ in
                NoteListView(viewModel: makeList())
            } preview: { _ in
                let viewModel = makeList()
                _ = viewModel.list.showing(.preview)
                return [NoteListView(viewModel: viewModel)]
            },
            NoteDetailView.declaration.shown { identifier, navigator in
                NoteDetailView(viewModel: makeDetail(identifier, navigator))
            } preview: {
                let viewModel = makeDetail(1, $0)
                _ = viewModel.detail.showing(.preview)
                return [NoteDetailView(viewModel: viewModel)]
            },
            NewNoteView.declaration.shown { _, navigator in NewNoteView(viewModel: makeNew(navigator)) },
            AccountView.declaration.shown { _, _ in AccountView(viewModel: AccountViewModel(tracker: tracker)) },
        ]
    }

    private func makeList() -> NoteListViewModel {
        NoteListViewModel(
            list: ListModel(
                repository: repository, recentSearches: recentSearches,
                tracker: ListTracker(tracker, NoteListView.events)),
            repository: repository)
    }

    private func makeDetail(_ identifier: Int, _ navigator: any NavigatorContract) -> NoteDetailViewModel {
        NoteDetailViewModel(
            identifier: identifier, repository: repository, navigator: NoteDetailNavigator(navigator: navigator),
            tracker: tracker)
    }

    private func makeNew(_ navigator: any NavigatorContract) -> NewNoteViewModel {
        NewNoteViewModel(
            repository: repository, navigator: NewNoteNavigator(navigator: navigator),
            tracker: NewNoteTracker(tracker: tracker))
    }

    package var exits: [Exit] {
        [
            Exit(NotesOutgoingNavigation.tags, route: "tags", help: "all tags"),
            Exit(NotesOutgoingNavigation.tag(name: "NAME")),
        ]
    }
}

/// The destinations that the notes show.
package nonisolated enum NotesIncomingNavigation: IncomingNavigationContract {
    case list
    case detail(identifier: Int)
    case new
    case account

    package var navigationName: NavigationName {
        switch self {
        case .list: NoteListView.declaration.navigationName
        case .detail(let identifier): NoteDetailView.declaration.navigationName(identifier)
        case .new: NewNoteView.declaration.navigationName
        case .account: AccountView.declaration.navigationName
        }
    }
}

/// The destinations outside the notes, whose screens the notes do not know.
package nonisolated enum NotesOutgoingNavigation: OutgoingNavigationContract {
    case tags
    case tag(name: String)

    package var navigationName: NavigationName {
        switch self {
        case .tags: "NotesOutgoingNavigation.tags"
        case .tag(let name): NavigationName("NotesOutgoingNavigation.tag", [.init(label: "name", content: .text(name))])
        }
    }
}

extension Note {
    /// For previews.
    static var preview: Note {
        var draft = Draft()
        (draft.title, draft.text, draft.tags) = ("Buy milk", "Two litres", ["home"])
        return Note(draft, id: 1)
    }
}
