import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeStorage

/// Wires the Character feature, and holds what its view models share.
struct CharacterContainer {
    private let tracker: any TrackerContract
    @Lazy private var characterRepository: any RepositoryContract<Character, CharacterFilter>
    private let imageLoader: any ImageLoaderContract
    let recentSearches: RecentSearches

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
            getCharactersPageUseCase: GetCharactersPageUseCase(repository: characterRepository),
            refreshCharactersPageUseCase: RefreshCharactersPageUseCase(repository: characterRepository),
            searchCharactersPageUseCase: SearchCharactersPageUseCase(repository: characterRepository),
            recentSearches: recentSearches,
            navigator: CharacterListNavigator(navigator: navigator),
            tracker: CharacterListTracker(tracker: tracker))
    }

    func makeCharacterDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: characterRepository),
            refreshCharacterUseCase: RefreshCharacterUseCase(repository: characterRepository),
            getImageUseCase: GetImageUseCase(imageLoader: imageLoader),
            navigator: CharacterDetailNavigator(navigator: navigator),
            tracker: CharacterDetailTracker(tracker: tracker))
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
