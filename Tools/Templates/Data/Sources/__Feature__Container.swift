package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// Wires the __Feature__ feature, and makes its view models.
package final class __Feature__Container: Sendable {
    private let tracker: any TrackerContract
    private let repository: any __Feature__RepositoryContract
    private let recentSearches: RecentSearches

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.tracker = tracker
        let remoteDataSource = __Feature__RemoteDataSource(httpClient: httpClient)
        let memoryDataSource = __Feature__MemoryDataSource()
        let recentSearchesDataSource = RecentSearchesLocalDataSource(list: "__features__")
        repository = __Feature__Repository(remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource)
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func make__Feature__ListViewModel(navigator: any NavigatorContract) -> __Feature__ListViewModel {
        __Feature__ListViewModel(
            get__Features__UseCase: Get__Features__UseCase(repository: repository),
            refresh__Features__UseCase: Refresh__Features__UseCase(repository: repository),
            search__Features__UseCase: Search__Features__UseCase(repository: repository),
            recentSearches: recentSearches,
            navigator: __Feature__ListNavigator(navigator: navigator),
            tracker: __Feature__ListTracker(tracker: tracker))
    }

    func make__Feature__DetailViewModel(
        identifier: Int, navigator: any NavigatorContract
    ) -> __Feature__DetailViewModel {
        __Feature__DetailViewModel(
            identifier: identifier,
            get__Feature__UseCase: Get__Feature__UseCase(repository: repository),
            refresh__Feature__UseCase: Refresh__Feature__UseCase(repository: repository),
            navigator: __Feature__DetailNavigator(navigator: navigator),
            tracker: __Feature__DetailTracker(tracker: tracker))
    }
}
