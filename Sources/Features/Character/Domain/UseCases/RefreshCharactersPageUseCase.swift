import ChallengeCore

/// Gets a page of all characters from the API. If that fails, gets the cached page with the reason.
nonisolated protocol RefreshCharactersPageUseCaseContract: Sendable {
    func execute(page: Int) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError>
}

nonisolated struct RefreshCharactersPageUseCase: RefreshCharactersPageUseCaseContract {
    let repository: any CharactersPageRepositoryContract

    func execute(page: Int) async throws(CharactersPageError) -> Fetched<CharactersPage, CharactersPageError> {
        try await repository.getCharactersPage(page: page, cachePolicy: .remoteFirst)
    }
}
