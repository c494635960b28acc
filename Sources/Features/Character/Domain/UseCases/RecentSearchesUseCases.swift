/// Keeps what was searched for: newest first, five at the most, none twice, upper and lower case alike.
nonisolated protocol RecentSearchesRepositoryContract: Sendable {
    func getRecentSearches() async -> [String]
    /// As they are now, without waiting for a change that is under way.
    func recentSearchesAtHand() -> [String]
    func saveRecentSearch(_ text: String) async
    /// Whether there was such a search.
    func deleteRecentSearch(_ text: String) async -> Bool
    func deleteAllRecentSearches() async
}

nonisolated protocol GetRecentSearchesUseCaseContract: Sendable {
    func execute() async -> [String]
    /// As they are now, without waiting for a change that is under way.
    func executeAtHand() -> [String]
}

nonisolated struct GetRecentSearchesUseCase: GetRecentSearchesUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute() async -> [String] { await repository.getRecentSearches() }
    func executeAtHand() -> [String] { repository.recentSearchesAtHand() }
}

nonisolated protocol SaveRecentSearchUseCaseContract: Sendable {
    func execute(_ text: String) async
}

nonisolated struct SaveRecentSearchUseCase: SaveRecentSearchUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute(_ text: String) async { await repository.saveRecentSearch(text) }
}

nonisolated protocol DeleteRecentSearchUseCaseContract: Sendable {
    /// Whether there was such a search.
    func execute(_ text: String) async -> Bool
    func executeForAll() async
}

nonisolated struct DeleteRecentSearchUseCase: DeleteRecentSearchUseCaseContract {
    let repository: any RecentSearchesRepositoryContract

    func execute(_ text: String) async -> Bool { await repository.deleteRecentSearch(text) }
    func executeForAll() async { await repository.deleteAllRecentSearches() }
}
