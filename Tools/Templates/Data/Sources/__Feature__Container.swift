import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Wires the __Feature__ feature, and holds the shared objects of its view models.
struct __Feature__Container {
    private let tracker: any TrackerContract
    @Lazy private var __feature__Repository: any RepositoryContract<__Feature__, TextQuery>
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, recentSearchesFile: RecentSearchesFile,
        log: ActivityLog
    ) {
        self.tracker = tracker
        ___feature__Repository = Lazy {
            let remoteDataSource = __Feature__RemoteDataSource(httpClient: httpClient)
            return __Feature__Repository(of: __Feature__ListView.nouns, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(file: recentSearchesFile, list: "__features__")
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func make__Feature__List() -> ListModel<__Feature__, TextQuery> {
        ListModel(
            repository: __feature__Repository, recentSearches: recentSearches,
            tracker: ListTracker(tracker, __Feature__ListView.events))
    }

    func make__Feature__Detail(identifier: Int) -> DetailModel<__Feature__, TextQuery> {
        DetailModel(
            identifier: identifier, repository: __feature__Repository,
            tracker: DetailTracker(tracker, noun: "__event__"))
    }
}
