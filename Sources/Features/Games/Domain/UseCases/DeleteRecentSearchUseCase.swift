nonisolated protocol DeleteRecentSearchUseCaseProtocol: Sendable {
    /// Deletes a search, ignoring case. Returns false without such a search.
    func execute(_ text: String) async -> Bool
    /// Deletes all searches.
    func executeForAll() async
}

nonisolated struct DeleteRecentSearchUseCase: DeleteRecentSearchUseCaseProtocol {
    let repository: any RecentSearchesRepositoryProtocol

    func execute(_ text: String) async -> Bool { await repository.delete(text) }
    func executeForAll() async { await repository.deleteAll() }
}
