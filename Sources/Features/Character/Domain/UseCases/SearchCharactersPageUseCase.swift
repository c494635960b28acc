/// Gets a page of the characters that match a filter, always from the API.
nonisolated protocol SearchCharactersPageUseCaseContract: Sendable {
    func execute(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage
}

nonisolated struct SearchCharactersPageUseCase: SearchCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int, filter: CharacterFilter) async throws(CharactersPageError) -> CharactersPage {
        try await repository.searchCharactersPage(page: page, filter: filter)
    }
}
