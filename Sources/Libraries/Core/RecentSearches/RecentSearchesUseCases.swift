/// Keeps what was searched for: newest first, five at the most, none twice, upper and lower case alike.
package protocol RecentSearchesRepositoryContract: Sendable {
    func getRecentSearches() async -> [String]
    /// As they are now, without waiting for a change that is under way.
    func recentSearchesAtHand() -> [String]
    func saveRecentSearch(_ text: String) async
    /// Whether there was such a search.
    func deleteRecentSearch(_ text: String) async -> Bool
    func deleteAllRecentSearches() async
}

package protocol GetRecentSearchesUseCaseContract: Sendable {
    func execute() async -> [String]
    /// As they are now, without waiting for a change that is under way.
    func executeAtHand() -> [String]
}

package struct GetRecentSearchesUseCase: GetRecentSearchesUseCaseContract {
    private let repository: any RecentSearchesRepositoryContract

    package init(repository: any RecentSearchesRepositoryContract) {
        self.repository = repository
    }

    package func execute() async -> [String] { await repository.getRecentSearches() }
    package func executeAtHand() -> [String] { repository.recentSearchesAtHand() }
}

package protocol SaveRecentSearchUseCaseContract: Sendable {
    /// Keeps a search, unless the task is cancelled before or meanwhile: then the searches are again as they were before.
    ///
    /// - Returns: whether it is kept; false when it was cancelled.
    func execute(_ text: String) async -> Bool
}

package struct SaveRecentSearchUseCase: SaveRecentSearchUseCaseContract {
    private let repository: any RecentSearchesRepositoryContract

    package init(repository: any RecentSearchesRepositoryContract) {
        self.repository = repository
    }

    package func execute(_ text: String) async -> Bool {
        let kept = await repository.getRecentSearches()
        if Task.isCancelled { return false }
        await repository.saveRecentSearch(text)
        guard Task.isCancelled else { return true }
        await takeBack(text, leaving: kept)
        return false
    }

    /// Takes back a search that was kept just as it was cancelled. What was searched for since stays the newest.
    private func takeBack(_ text: String, leaving kept: [String]) async {
        guard await repository.getRecentSearches() != kept else { return }
        _ = await repository.deleteRecentSearch(text)
        let since = await repository.getRecentSearches().filter { !kept.contains($0) }
        for search in (since + kept).reversed() { await repository.saveRecentSearch(search) }
    }
}

package protocol DeleteRecentSearchUseCaseContract: Sendable {
    /// Whether there was such a search.
    func execute(_ text: String) async -> Bool
    func executeForAll() async
}

package struct DeleteRecentSearchUseCase: DeleteRecentSearchUseCaseContract {
    private let repository: any RecentSearchesRepositoryContract

    package init(repository: any RecentSearchesRepositoryContract) {
        self.repository = repository
    }

    package func execute(_ text: String) async -> Bool { await repository.deleteRecentSearch(text) }
    package func executeForAll() async { await repository.deleteAllRecentSearches() }
}
