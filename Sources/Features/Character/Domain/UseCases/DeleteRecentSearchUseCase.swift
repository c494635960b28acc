/// Deletes recent searches.
nonisolated protocol DeleteRecentSearchUseCaseContract: Sendable {
    /// Deletes one search, ignoring case. Returns false without such a search.
    func execute(query: String) async -> Bool
    /// Deletes all searches.
    func executeForAll() async
}

nonisolated struct DeleteRecentSearchUseCase: DeleteRecentSearchUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute(query: String) async -> Bool { await repository.deleteRecentSearch(query) }
    func executeForAll() async { await repository.deleteAllRecentSearches() }
}
