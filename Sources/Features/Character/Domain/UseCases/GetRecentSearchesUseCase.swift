/// Gets the recent searches, newest first.
nonisolated protocol GetRecentSearchesUseCaseContract: Sendable {
    /// Waits for all current changes.
    func execute() async -> [String]
    /// Does not wait for a current change. Called on any thread.
    func executeNow() -> [String]
}

nonisolated struct GetRecentSearchesUseCase: GetRecentSearchesUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute() async -> [String] { await repository.getRecentSearches() }
    func executeNow() -> [String] { repository.getRecentSearchesNow() }
}
