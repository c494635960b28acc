import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class EpisodeDetailViewModel {
    let detail: DetailModel<Episode, EpisodeQuery>
    private let navigator: EpisodeDetailNavigator
    private let tracker: EpisodeDetailTracker

    init(
        identifier: Int,
        getEpisodeUseCase: GetEpisodeUseCase, refreshEpisodeUseCase: RefreshEpisodeUseCase,
        navigator: EpisodeDetailNavigator, tracker: EpisodeDetailTracker
    ) {
        detail = DetailModel(
            identifier: identifier, get: getEpisodeUseCase, refresh: refreshEpisodeUseCase, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(character: Int) {
        tracker.trackSelected(character: character)
        navigator.navigate(toCharacter: character)
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
        actions: DetailActions.all(words),
        rows: .init(CastMember.words.noun, leadTo: EpisodeOutgoingNavigation.characterName),
        contents: DetailActions.contents(words, of: Episode.self),
        events: DetailEvent.events(of: "episode_detail") + [.init("episode_character_selected", keys: ["id"])])

    let viewModel: EpisodeDetailViewModel

    var detail: DetailModel<Episode, EpisodeQuery> { viewModel.detail }

    func rows(of episode: Episode) -> [(label: String, value: [Span])] {
        [
            (label: "Code", value: [Span(episode.code)]), (label: "First shown", value: [Span(episode.airDate)]),
            (label: "Cast", value: [Span("\(episode.cast.identifiers.count)")]),
        ]
    }

    func related(to episode: Episode?) -> RelatedRows? {
        RelatedRows(
            episode?.cast, words: CastMember.words, title: "Cast",
            columns: [Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(rank: 1)],
            row: { character, name in
                [[Span("\(character.id)", .secondary)], [Span(name, .emphasis)], [Span(character.species, .secondary)]]
            },
            open: { viewModel.didSelect(character: $0) })
    }

    func didSelectClose() { viewModel.didSelectClose() }
}

struct EpisodeDetailNavigator {
    let navigator: any NavigatorContract

    func goBack() { navigator.goBack() }

    func navigate(toCharacter identifier: Int) {
        navigator.navigate(to: EpisodeOutgoingNavigation.character(identifier: identifier))
    }
}

struct EpisodeDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    nonisolated func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "episode_detail", identifier: identifier))
    }

    func trackSelected(character: Int) {
        tracker.track(TrackingEvent("episode_character_selected", ["id": "\(character)"]))
    }
}
