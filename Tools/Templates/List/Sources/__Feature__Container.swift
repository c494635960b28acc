import ChallengeCore
import ChallengeListing
import ChallengeNetworking

typealias __Feature__Container = ListContainer<__Feature__, TextQuery>

extension __Feature__Container {
    init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.init(
            of: __Feature__.nouns, tracker: tracker,
            remoteDataSource: __Feature__RemoteDataSource(httpClient: httpClient))
    }

    func make__Feature__ListViewModel() -> __Feature__ListViewModel {
        __Feature__ListViewModel(source, track: __Feature__ListTracker(tracker, __Feature__ListView.events).track)
    }

    func make__Feature__DetailViewModel(identifier: Int) -> __Feature__DetailViewModel {
        __Feature__DetailViewModel(
            identifier: identifier, source,
            track: __Feature__DetailTracker(tracker, noun: "__event__", identifier: identifier).track)
    }
}
