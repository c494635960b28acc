import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the Episode feature, and holds what its view models share.
struct EpisodeContainer {
    private let tracker: any TrackerContract
    @Lazy private var episodeRepository: any RepositoryContract<Episode, EpisodeQuery>
    let recentSearches: RecentSearches

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

    func makeEpisodeListViewModel(navigator: any NavigatorContract) -> EpisodeListViewModel {
        EpisodeListViewModel(
            getEpisodesPageUseCase: GetEpisodesPageUseCase(repository: episodeRepository),
            refreshEpisodesPageUseCase: RefreshEpisodesPageUseCase(repository: episodeRepository),
            searchEpisodesPageUseCase: SearchEpisodesPageUseCase(repository: episodeRepository),
            recentSearches: recentSearches,
            navigator: EpisodeListNavigator(navigator: navigator),
            tracker: EpisodeListTracker(tracker: tracker))
    }

    func makeCharacterEpisodesViewModel(
        character: Int, navigator: any NavigatorContract
    ) -> CharacterEpisodesViewModel {
        CharacterEpisodesViewModel(
            character: character,
            getEpisodesPageUseCase: GetEpisodesPageUseCase(repository: episodeRepository),
            refreshEpisodesPageUseCase: RefreshEpisodesPageUseCase(repository: episodeRepository),
            searchEpisodesPageUseCase: SearchEpisodesPageUseCase(repository: episodeRepository),
            recentSearches: recentSearches,
            navigator: CharacterEpisodesNavigator(navigator: navigator),
            tracker: CharacterEpisodesTracker(tracker: tracker))
    }

    func makeEpisodeDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> EpisodeDetailViewModel {
        EpisodeDetailViewModel(
            identifier: identifier,
            getEpisodeUseCase: GetEpisodeUseCase(repository: episodeRepository),
            refreshEpisodeUseCase: RefreshEpisodeUseCase(repository: episodeRepository),
            navigator: EpisodeDetailNavigator(navigator: navigator),
            tracker: EpisodeDetailTracker(tracker: tracker))
    }
}
