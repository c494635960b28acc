import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class EpisodeListViewModel {
    let list: ListModel<Episode, EpisodeQuery>
    private let navigator: EpisodeListNavigator
    private let tracker: EpisodeListTracker

    init(
        getEpisodesPageUseCase: GetEpisodesPageUseCase,
        refreshEpisodesPageUseCase: RefreshEpisodesPageUseCase,
        searchEpisodesPageUseCase: SearchEpisodesPageUseCase,
        recentSearches: RecentSearches, navigator: EpisodeListNavigator, tracker: EpisodeListTracker
    ) {
        list = ListModel(
            get: getEpisodesPageUseCase, refresh: refreshEpisodesPageUseCase,
            search: searchEpisodesPageUseCase, recentSearches: recentSearches, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }
}

struct EpisodeListView: ListView {
    nonisolated static let words = ListWords(
        noun: "episode", plural: "episodes", key: "name", searched: "name or code", noMatch: "No episode fits.")

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            "EpisodeList", title: "Episodes", navigation: "EpisodeIncomingNavigation.list",
            EpisodeIncomingNavigation.list,
            route: .init("episode-list", help: "the list of episodes, without a redirect"),
            links: ["challenge://episode/list", "challenge://episode"],
            actions: ListActions.all(words, recent: recent),
            rows: .init(words.noun, leadTo: EpisodeDetailView.declaration.description),
            contents: ListActions.contents(words, of: Episode.self, by: EpisodeQuery.self),
            events: EpisodeListTracker.names.events())
    }

    nonisolated static let columns = [
        Table.Column(alignment: .trailing, shrinks: false), Table.Column(shrinks: false, rank: 1), Table.Column(),
        Table.Column(shrinks: false, rank: 2),
    ]

    let viewModel: EpisodeListViewModel

    var list: ListModel<Episode, EpisodeQuery> { viewModel.list }

    func row(_ episode: Episode, named name: String) -> [[Span]] { Self.row(episode, named: name) }

    static func row(_ episode: Episode, named name: String) -> [[Span]] {
        [
            [Span("\(episode.id)", .secondary)], [Span(episode.code)], [Span(name, .emphasis)],
            [Span(episode.airDate, .secondary)],
        ]
    }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct EpisodeListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: EpisodeIncomingNavigation.detail(identifier: identifier))
    }
}

struct EpisodeListTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "episode_list", selected: "episode_selected", searched: "episode_search_performed",
        recentSearchDeleted: "recent_episode_search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
