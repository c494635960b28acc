import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class EpisodeDetailViewModel {
    let detail: DetailModel<Episode, TextQuery>
    private let navigator: EpisodeDetailNavigator

    init(
        identifier: Int,
        getEpisodeUseCase: GetEpisodeUseCase, refreshEpisodeUseCase: RefreshEpisodeUseCase,
        navigator: EpisodeDetailNavigator, tracker: EpisodeDetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: getEpisodeUseCase, refresh: refreshEpisodeUseCase, tracker: tracker)
        self.navigator = navigator
    }

    func didSelectClose() { navigator.goBack() }
}

struct EpisodeDetailView: DetailView {
    nonisolated static let words = EpisodeListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "EpisodeDetail", navigation: "EpisodeIncomingNavigation.detail", label: "identifier",
        .identifier(of: words.noun), EpisodeIncomingNavigation.detail,
        route: .init("episode", help: "one episode"),
        links: ["challenge://episode/detail/ID", "challenge://episode/detail?id=ID"],
        actions: DetailActions.all(words), contents: DetailActions.contents(words, of: Episode.self))

    let viewModel: EpisodeDetailViewModel

    var detail: DetailModel<Episode, TextQuery> { viewModel.detail }

    func rows(of episode: Episode) -> [(label: String, value: [Span])] {
        [(label: "Name", value: [Span(episode.name)])]
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct EpisodeDetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }
}

struct EpisodeDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "episode_detail", identifier: identifier))
    }
}
