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

    /// Finds characters by their names, for a prompt.
    var lookup: ItemLookup {
        let search = SearchCharactersPageUseCase(repository: charactersPageRepository)
        let get = GetCharacterUseCase(repository: characterRepository)
        let known = GetCharactersPageUseCase(repository: charactersPageRepository).executeIfCached
        return ItemLookup(CharacterListView.nouns, known: known) {
            (filter: CharacterFilter) async throws(LoadFailure) in
            do throws(CharactersPageError) {
                return try await search.execute(page: 1, filter: filter).listPage
            } catch {
                throw error.failure
            }
        } item: { identifier async throws(LoadFailure) in
            do throws(CharacterError) { return try await get.execute(identifier: identifier) } catch {
                throw error.failure
            }
        }
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
