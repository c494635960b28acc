import ChallengeCore
import ChallengeListing

/// The use cases of the list, as its model needs them.
nonisolated struct CharacterListSource: ListSource {
    let getCharactersPageUseCase: any GetCharactersPageUseCaseContract
    let refreshCharactersPageUseCase: any RefreshCharactersPageUseCaseContract
    let searchCharactersPageUseCase: any SearchCharactersPageUseCaseContract
    let getRecentSearchesUseCase: any GetRecentSearchesUseCaseContract
    let saveRecentSearchUseCase: any SaveRecentSearchUseCaseContract
    let deleteRecentSearchUseCase: any DeleteRecentSearchUseCaseContract

    func page(_ page: Int) async throws(LoadFailure) -> ListPage<Character> {
        do throws(CharactersPageError) {
            return try await getCharactersPageUseCase.execute(page: page).listPage
        } catch {
            throw error.failure
        }
    }

    func freshPage(_ page: Int) async throws(LoadFailure) -> Fetched<ListPage<Character>, LoadFailure> {
        do throws(CharactersPageError) {
            let fetched = try await refreshCharactersPageUseCase.execute(page: page)
            return Fetched(fetched.value.listPage, fallbackReason: fetched.fallbackReason?.failure)
        } catch {
            throw error.failure
        }
    }

    func matches(_ filter: CharacterFilter, page: Int) async throws(LoadFailure) -> ListPage<Character> {
        do throws(CharactersPageError) {
            return try await searchCharactersPageUseCase.execute(page: page, filter: filter).listPage
        } catch {
            throw error.failure
        }
    }

    func itemsIfCached() -> [Character]? { getCharactersPageUseCase.executeIfCached() }

    func recentSearches() async -> [String] { await getRecentSearchesUseCase.execute() }
    func presentRecentSearches() -> [String] { getRecentSearchesUseCase.executeNow() }
    func saveRecentSearch(_ text: String) async -> Bool { await saveRecentSearchUseCase.execute(query: text) }
    func deleteRecentSearch(_ text: String) async -> Bool { await deleteRecentSearchUseCase.execute(query: text) }
    func deleteAllRecentSearches() async { await deleteRecentSearchUseCase.executeForAll() }
}

nonisolated extension CharactersPageError {
    /// The failure that the list shows.
    var failure: LoadFailure {
        switch self {
        case .loadFailed(let failure): failure
        }
    }
}
