import ChallengeCore

nonisolated protocol CharactersPageRepositoryContract: Sendable {
    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError>

    /// Always asks the API: what a search finds is not kept.
    func searchCharactersPage(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage
}

/// Gets a page of all characters quickly: what is kept, if anything is.
nonisolated protocol GetCharactersPageUseCaseContract: Sendable {
    func execute(page: Int) async throws(CharactersPageError) -> CharactersPage
}

nonisolated struct GetCharactersPageUseCase: GetCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int) async throws(CharactersPageError) -> CharactersPage {
        try await repository.getCharactersPage(page: page, cachePolicy: .localFirst).value
    }
}

/// Gets a page of all characters anew; what is kept, with the reason, where that fails.
nonisolated protocol RefreshCharactersPageUseCaseContract: Sendable {
    func execute(page: Int) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError>
}

nonisolated struct RefreshCharactersPageUseCase: RefreshCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try await repository.getCharactersPage(page: page, cachePolicy: .remoteFirst)
    }
}

/// Gets a page of the characters that fit a filter, always anew.
nonisolated protocol SearchCharactersPageUseCaseContract: Sendable {
    func execute(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage
}

nonisolated struct SearchCharactersPageUseCase: SearchCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        try await repository.searchCharactersPage(page: page, filter: filter)
    }
}
