import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the __Feature__ feature, and holds what its view models share.
struct __Feature__Container {
    private let tracker: any TrackerContract
    @Lazy private var __feature__Repository: any RepositoryContract<__Feature__, TextQuery>
    let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, tracker: any TrackerContract, store: Store?,
        log: ActivityLog, warn: @escaping @Sendable (String) -> Void
    ) {
        self.tracker = tracker
        ___feature__Repository = Lazy {
            let remoteDataSource = __Feature__RemoteDataSource(httpClient: httpClient)
            return __Feature__Repository(of: __Feature__ListView.words, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(store: store, list: "__features__", warn: warn)
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func make__Feature__ListViewModel(navigator: any NavigatorContract) -> __Feature__ListViewModel {
        __Feature__ListViewModel(
            get__Features__PageUseCase: Get__Features__PageUseCase(repository: __feature__Repository),
            refresh__Features__PageUseCase: Refresh__Features__PageUseCase(repository: __feature__Repository),
            search__Features__PageUseCase: Search__Features__PageUseCase(repository: __feature__Repository),
            recentSearches: recentSearches,
            navigator: __Feature__ListNavigator(navigator: navigator),
            tracker: __Feature__ListTracker(tracker: tracker))
    }

    func make__Feature__DetailViewModel(
        identifier: Int, navigator: any NavigatorContract
    ) -> __Feature__DetailViewModel {
        __Feature__DetailViewModel(
            identifier: identifier,
            get__Feature__UseCase: Get__Feature__UseCase(repository: __feature__Repository),
            refresh__Feature__UseCase: Refresh__Feature__UseCase(repository: __feature__Repository),
            navigator: __Feature__DetailNavigator(navigator: navigator),
            tracker: __Feature__DetailTracker(tracker: tracker))
    }
}
