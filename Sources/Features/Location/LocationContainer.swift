import ChallengeCore
import ChallengeListing
import ChallengeNetworking

typealias LocationContainer = ListContainer<Location, LocationFilter>

extension LocationContainer {
    init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.init(
            of: Location.nouns, tracker: tracker, remoteDataSource: LocationRemoteDataSource(httpClient: httpClient))
    }

    func makeLocationListViewModel() -> LocationListViewModel {
        LocationListViewModel(source, track: LocationListTracker(tracker, LocationListView.events).track)
    }

    func makeLocationDetailViewModel(identifier: Int) -> LocationDetailViewModel {
        LocationDetailViewModel(
            identifier: identifier, source,
            track: LocationDetailTracker(tracker, noun: Location.nouns.singular, identifier: identifier).track)
    }
}
