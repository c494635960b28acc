import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the Character feature and holds the shared dependencies of its view models.
struct CharacterContainer {
    private let tracker: any TrackerContract
    @Lazy private var characterRepository: any RepositoryContract<Character, CharacterFilter>
    private let imageLoader: any ImageLoaderContract
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        store: Store?, log: ActivityLog, warn: @escaping @Sendable (String) -> Void
    ) {
        self.tracker = tracker
        self.imageLoader = imageLoader
        _characterRepository = Lazy {
            let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
            return CharacterRepository(of: CharacterListView.words, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(
            store: store, list: "characters", oldFile: "recent-searches.json", warn: warn)
        recentSearches = RecentSearches(localDataSource: recentSearchesDataSource)
    }

    func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {
        CharacterListViewModel(
            list: ListModel(
                repository: characterRepository, recentSearches: recentSearches,
                tracker: ListTracker(tracker, CharacterListView.events)),
            navigator: CharacterListNavigator(navigator: navigator), tracker: CharacterListTracker(tracker: tracker))
    }

    func makeCharacterDetail(identifier: Int) -> DetailModel<Character, CharacterFilter> {
        DetailModel(
            identifier: identifier, repository: characterRepository, image: GetImageUseCase(imageLoader: imageLoader),
            tracker: DetailTracker(tracker, noun: "character"))
    }

    func makeAdvancedSearchViewModel(
        delegate: any CharacterFilterDelegate, navigator: any NavigatorContract
    ) -> AdvancedSearchViewModel {
        AdvancedSearchViewModel(
            delegate: delegate,
            navigator: AdvancedSearchNavigator(navigator: navigator),
            tracker: AdvancedSearchTracker(tracker: tracker))
    }
}
