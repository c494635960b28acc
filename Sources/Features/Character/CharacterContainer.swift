import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Wires the Character feature and holds the shared dependencies of its view models.
struct CharacterContainer {
    private let tracker: any TrackerContract
    @Lazy private var characterRepository: any RepositoryContract<Character, CharacterFilter>
    private let imageLoader: any ImageLoaderContract
    private let recentSearches: RecentSearches

    init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        recentSearchesFile: RecentSearchesFile, log: ActivityLog
    ) {
        self.tracker = tracker
        self.imageLoader = imageLoader
        _characterRepository = Lazy {
            let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
            return CharacterRepository(of: CharacterListView.nouns, remoteDataSource: remoteDataSource, log: log)
        }
        let recentSearchesDataSource = RecentSearchesLocalDataSource(file: recentSearchesFile, list: "characters")
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
