import ChallengeCore
import ChallengeNetworking

/// Wires the Character feature: what its view models share lives here, what only builds that does not.
struct CharacterContainer {
    private let tracker: any TrackerContract
    private let characterRepository: any CharacterRepositoryContract
    private let charactersPageRepository: any CharactersPageRepositoryContract
    private let recentSearchesRepository: any RecentSearchesRepositoryContract
    private let imageLoader: any ImageLoaderContract

    init(
        httpClient: any HTTPClientContract, imageLoader: any ImageLoaderContract, tracker: any TrackerContract,
        recentSearchesFile: String?, log: ActivityLog, warn: @escaping @Sendable (String) -> Void
    ) {
        self.tracker = tracker
        let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
        let memoryDataSource = CharacterMemoryDataSource()
        let recentSearchesDataSource = RecentSearchesLocalDataSource(path: recentSearchesFile, warn: warn)
        characterRepository = CharacterRepository(
            remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource, log: log)
        charactersPageRepository = CharactersPageRepository(
            remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource, log: log)
        recentSearchesRepository = RecentSearchesRepository(localDataSource: recentSearchesDataSource)
        self.imageLoader = imageLoader
    }

    func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharactersPageUseCase: GetCharactersPageUseCase(repository: charactersPageRepository),
            refreshCharactersPageUseCase: RefreshCharactersPageUseCase(repository: charactersPageRepository),
            searchCharactersPageUseCase: SearchCharactersPageUseCase(repository: charactersPageRepository),
            getRecentSearchesUseCase: makeGetRecentSearchesUseCase(),
            saveRecentSearchUseCase: SaveRecentSearchUseCase(repository: recentSearchesRepository),
            deleteRecentSearchUseCase: DeleteRecentSearchUseCase(repository: recentSearchesRepository),
            navigator: CharacterListNavigator(navigator: navigator),
            tracker: CharacterListTracker(tracker: tracker))
    }

    func makeGetRecentSearchesUseCase() -> any GetRecentSearchesUseCaseContract {
        GetRecentSearchesUseCase(repository: recentSearchesRepository)
    }

    func makeCharacterDetailViewModel(
        identifier: Int, navigator: any NavigatorContract
    ) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: characterRepository),
            refreshCharacterUseCase: RefreshCharacterUseCase(repository: characterRepository),
            getCharacterImageUseCase: GetCharacterImageUseCase(imageLoader: imageLoader),
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
