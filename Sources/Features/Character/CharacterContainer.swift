package import ChallengeCore
import ChallengeListing
package import ChallengeNetworking

/// Wires the Character feature and holds the shared dependencies of its view models.
package final class CharacterContainer: Sendable {
    private let tracker: any TrackerContract

    private let characterRepository: any CharacterRepositoryContract
    private let recentSearchesRepository: any RecentSearchesRepositoryContract
    private let charactersPageRepository: any CharactersPageRepositoryContract

    package init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.tracker = tracker
        let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
        // Both repositories share the cache, so that the details show at once what the list has loaded.
        let memoryDataSource = CharacterMemoryDataSource()
        let recentSearchesDataSource = RecentSearchesLocalDataSource(list: "characters")
        characterRepository = CharacterRepository(
            remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource)
        recentSearchesRepository = RecentSearchesRepository(localDataSource: recentSearchesDataSource)
        charactersPageRepository = CharactersPageRepository(
            remoteDataSource: remoteDataSource, memoryDataSource: memoryDataSource)
    }

    func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {
        CharacterListViewModel(
            getCharactersPageUseCase: GetCharactersPageUseCase(repository: charactersPageRepository),
            refreshCharactersPageUseCase: RefreshCharactersPageUseCase(repository: charactersPageRepository),
            searchCharactersPageUseCase: SearchCharactersPageUseCase(repository: charactersPageRepository),
            getRecentSearchesUseCase: GetRecentSearchesUseCase(repository: recentSearchesRepository),
            saveRecentSearchUseCase: SaveRecentSearchUseCase(repository: recentSearchesRepository),
            deleteRecentSearchUseCase: DeleteRecentSearchUseCase(repository: recentSearchesRepository),
            navigator: CharacterListNavigator(navigator: navigator),
            tracker: CharacterListTracker(tracker: tracker))
    }

    func makeCharacterDetailViewModel(identifier: Int, navigator: any NavigatorContract) -> CharacterDetailViewModel {
        CharacterDetailViewModel(
            identifier: identifier,
            getCharacterUseCase: GetCharacterUseCase(repository: characterRepository),
            refreshCharacterUseCase: RefreshCharacterUseCase(repository: characterRepository),
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
