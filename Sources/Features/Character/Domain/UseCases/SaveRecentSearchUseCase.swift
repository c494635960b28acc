/// Saves a search as the newest one.
nonisolated protocol SaveRecentSearchUseCaseContract: Sendable {
    /// If the task is or becomes cancelled, returns false and changes nothing.
    func execute(query: String) async -> Bool
}

nonisolated struct SaveRecentSearchUseCase: SaveRecentSearchUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute(query: String) async -> Bool { await repository.saveRecentSearch(query) }
}
