import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Wires the Episode feature and holds the shared dependencies of its view models.
struct EpisodeContainer {
    private let tracker: any TrackerContract
    @Lazy private var episodeRepository: any RepositoryContract<Episode, EpisodeQuery>
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, recentSearchesFile: RecentSearchesFile,
        log: ActivityLog
    ) {
        self.tracker = tracker
        _episodeRepository = Lazy {
            let remoteDataSource = EpisodeRemoteDataSource(httpClient: httpClient)
            return EpisodeRepository(of: EpisodeListView.nouns, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(file: recentSearchesFile, list: "episodes")
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func makeEpisodeList() -> ListModel<Episode, EpisodeQuery> {
        ListModel(
            repository: episodeRepository, recentSearches: recentSearches,
            tracker: ListTracker(tracker, EpisodeListView.events))
    }

    func makeCharacterEpisodes(character: Int) -> ListModel<Episode, EpisodeQuery> {
        ListModel(
            repository: episodeRepository, recentSearches: recentSearches,
            tracker: ListTracker(tracker, CharacterEpisodesView.events), query: EpisodeQuery(character: character))
    }

    func makeEpisodeDetail(identifier: Int) -> DetailModel<Episode, EpisodeQuery> {
        DetailModel(
            identifier: identifier, repository: episodeRepository, tracker: DetailTracker(tracker, noun: "episode"))
    }
}
