import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the Episode feature and holds the shared dependencies of its view models.
struct EpisodeContainer {
    private let tracker: any TrackerContract
    @Lazy private var episodeRepository: any RepositoryContract<Episode, EpisodeQuery>
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store?,
        log: ActivityLog, warn: @escaping @Sendable (String) -> Void
    ) {
        self.tracker = tracker
        _episodeRepository = Lazy {
            let remoteDataSource = EpisodeRemoteDataSource(httpClient: httpClient)
            return EpisodeRepository(of: EpisodeListView.words, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(
            store: store, list: "episodes", oldFile: "recent-episode-searches.json", warn: warn)
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
