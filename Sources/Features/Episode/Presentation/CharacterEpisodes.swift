import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class CharacterEpisodesViewModel {
    let list: ListModel<Episode, EpisodeQuery>
    private let navigator: CharacterEpisodesNavigator
    private let tracker: CharacterEpisodesTracker

    init(
        character: Int, getEpisodesPageUseCase: GetEpisodesPageUseCase,
        refreshEpisodesPageUseCase: RefreshEpisodesPageUseCase,
        searchEpisodesPageUseCase: SearchEpisodesPageUseCase,
        recentSearches: RecentSearches, navigator: CharacterEpisodesNavigator, tracker: CharacterEpisodesTracker
    ) {
        list = ListModel(
            get: getEpisodesPageUseCase, refresh: refreshEpisodesPageUseCase, search: searchEpisodesPageUseCase,
            recentSearches: recentSearches, tracker: tracker, query: EpisodeQuery(character: character))
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }
}

struct CharacterEpisodesView: ListView {
    nonisolated static let words = EpisodeListView.words

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Int> {
        ScreenDeclaration(
            "CharacterEpisodes", title: "Episodes", navigation: "EpisodeIncomingNavigation.character",
            label: "identifier", .identifier(of: "character"), EpisodeIncomingNavigation.character,
            route: .init("character-episodes", help: "the episodes with one character"),
            links: ["challenge://episode/character/ID"],
            actions: ListActions.all(words, recent: recent),
            rows: .init(words.noun, leadTo: EpisodeDetailView.declaration.description),
            contents: ListActions.contents(words, of: Episode.self, by: EpisodeQuery.self),
            events: CharacterEpisodesTracker.names.events())
    }

    nonisolated static let columns = EpisodeListView.columns

    let viewModel: CharacterEpisodesViewModel

    var list: ListModel<Episode, EpisodeQuery> { viewModel.list }

    func row(_ episode: Episode, named name: String) -> [[Span]] { EpisodeListView.row(episode, named: name) }

    func text(for failure: LoadFailure) -> FailureText {
        guard case .request(_, .status(404)) = failure else { return FailureText(failure) }
        return FailureText(failure, reason: "there is no such character (status 404)")
    }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct CharacterEpisodesNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: EpisodeIncomingNavigation.detail(identifier: identifier))
    }
}

struct CharacterEpisodesTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "character_episodes", selected: "episode_selected", searched: "episode_search_performed",
        recentSearchDeleted: "recent_episode_search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
