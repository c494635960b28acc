nonisolated protocol GetRecentSearchesUseCaseProtocol: Sendable {
    /// Waits for all current changes and returns the searches, newest first.
    func execute() async -> [String]
    /// Returns the present searches, without waiting for a current change. Called on any thread.
    func executeNow() -> [String]
}

nonisolated struct GetRecentSearchesUseCase: GetRecentSearchesUseCaseProtocol {
    let repository: any RecentSearchesRepositoryProtocol

    func execute() async -> [String] { await repository.all() }
    func executeNow() -> [String] { repository.now() }
}
