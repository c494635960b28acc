import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the Location feature, and holds what its view models share.
struct LocationContainer {
    private let tracker: any TrackerContract
    @Lazy private var locationRepository: any RepositoryContract<Location, LocationFilter>
    let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store?,
        log: ActivityLog, warn: @escaping @Sendable (String) -> Void
    ) {
        self.tracker = tracker
        _locationRepository = Lazy {
            let remoteDataSource = LocationRemoteDataSource(httpClient: httpClient)
            return LocationRepository(of: LocationListView.words, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(
            store: store, list: "locations", oldFile: "recent-location-searches.json", warn: warn)
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func makeLocationListViewModel(navigator: any NavigatorContract) -> LocationListViewModel {
        LocationListViewModel(
            getLocationsPageUseCase: GetLocationsPageUseCase(repository: locationRepository),
            refreshLocationsPageUseCase: RefreshLocationsPageUseCase(repository: locationRepository),
            searchLocationsPageUseCase: SearchLocationsPageUseCase(repository: locationRepository),
            recentSearches: recentSearches,
            navigator: LocationListNavigator(navigator: navigator),
            tracker: LocationListTracker(tracker: tracker))
    }

    func makeLocationDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: identifier,
            getLocationUseCase: GetLocationUseCase(repository: locationRepository),
            refreshLocationUseCase: RefreshLocationUseCase(repository: locationRepository),
            navigator: LocationDetailNavigator(navigator: navigator),
            tracker: LocationDetailTracker(tracker: tracker))
    }
}
