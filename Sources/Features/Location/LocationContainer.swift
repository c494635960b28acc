import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Wires the Location feature and holds the shared dependencies of its view models.
struct LocationContainer {
    private let tracker: any TrackerContract
    @Lazy private var locationRepository: any RepositoryContract<Location, LocationFilter>
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, recentSearchesFile: RecentSearchesFile,
        log: ActivityLog
    ) {
        self.tracker = tracker
        _locationRepository = Lazy {
            let remoteDataSource = LocationRemoteDataSource(httpClient: httpClient)
            return LocationRepository(of: LocationListView.nouns, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(file: recentSearchesFile, list: "locations")
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func makeLocationList() -> ListModel<Location, LocationFilter> {
        ListModel(
            repository: locationRepository, recentSearches: recentSearches,
            tracker: ListTracker(tracker, LocationListView.events))
    }

    func makeLocationDetail(identifier: Int) -> DetailModel<Location, LocationFilter> {
        DetailModel(
            identifier: identifier, repository: locationRepository, tracker: DetailTracker(tracker, noun: "location"))
    }
}
