import ChallengeCore
import ChallengeListing
import ChallengeNetworking

typealias EpisodeContainer = ListContainer<Episode, EpisodeQuery>

extension EpisodeContainer {
    init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.init(
            of: Episode.nouns, tracker: tracker, remoteDataSource: EpisodeRemoteDataSource(httpClient: httpClient))
    }

    func makeEpisodeListViewModel() -> EpisodeListViewModel {
        EpisodeListViewModel(source, track: EpisodeListTracker(tracker, EpisodeListView.events).track)
    }

    func makeEpisodeDetailViewModel(identifier: Int) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: identifier, source,
            track: EpisodeDetailTracker(tracker, noun: Episode.nouns.singular, identifier: identifier).track)
    }

    func makeCharacterEpisodesViewModel(character: Int) -> CharacterEpisodesViewModel {
        CharacterEpisodesViewModel(
            source, query: EpisodeQuery(character: character),
            track: CharacterEpisodesTracker(tracker, CharacterEpisodesView.events).track)
    }
}
