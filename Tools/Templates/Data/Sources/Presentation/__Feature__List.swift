import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class __Feature__ListViewModel {
    let list: ListModel<__Feature__, TextQuery>
    private let navigator: __Feature__ListNavigator
    private let tracker: __Feature__ListTracker

    init(
        get__Features__PageUseCase: Get__Features__PageUseCase,
        refresh__Features__PageUseCase: Refresh__Features__PageUseCase,
        search__Features__PageUseCase: Search__Features__PageUseCase,
        recentSearches: RecentSearches, navigator: __Feature__ListNavigator, tracker: __Feature__ListTracker
    ) {
        list = ListModel(
            get: get__Features__PageUseCase, refresh: refresh__Features__PageUseCase,
            search: search__Features__PageUseCase, recentSearches: recentSearches, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }
}

struct __Feature__ListView: ListView {
    nonisolated static let words = ListWords(
        noun: "__noun__", plural: "__nouns__", key: "name", noMatch: "No __noun__ fits.")

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            "__Feature__List", title: "__Nouns__", navigation: "__Feature__IncomingNavigation.list",
            __Feature__IncomingNavigation.list,
            route: .init("__noun__-list", help: "the list of __nouns__, without a redirect"),
            links: ["challenge://__noun__/list", "challenge://__noun__"],
            actions: ListActions.all(words, recent: recent),
            rows: .init(words.noun, leadTo: __Feature__DetailView.declaration.description),
            contents: ListActions.contents(words, of: __Feature__.self),
            events: __Feature__ListTracker.names.events())
    }

    nonisolated static let columns = [Table.Column(alignment: .trailing, shrinks: false), Table.Column()]

    let viewModel: __Feature__ListViewModel

    var list: ListModel<__Feature__, TextQuery> { viewModel.list }

    func row(_ __feature__: __Feature__, named name: String) -> [[Span]] {
        [[Span("\(__feature__.id)", .secondary)], [Span(name, .emphasis)]]
    }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct __Feature__ListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: __Feature__IncomingNavigation.detail(identifier: identifier))
    }
}

struct __Feature__ListTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "__event___list", selected: "__event___selected", searched: "__event___search_performed",
        recentSearchDeleted: "recent___event___search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
