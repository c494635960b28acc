import ChallengeCore

/// Gets a page of all characters for its first display: the cached one, if any.
nonisolated protocol GetCharactersPageUseCaseContract: Sendable {
    func execute(page: Int) async throws(CharactersPageError) -> CharactersPage
    /// Returns all characters if they are available without waiting. Called on any thread.
    func executeIfCached() -> [Character]?
}

nonisolated struct GetCharactersPageUseCase: GetCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int) async throws(CharactersPageError) -> CharactersPage {
        try await repository.getCharactersPage(page: page, cachePolicy: .localFirst).value
    }

    func executeIfCached() -> [Character]? { repository.getCharactersIfCached() }
}
