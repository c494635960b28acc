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
    func execute(_ text: String) async
}

package struct SaveRecentSearchUseCase: SaveRecentSearchUseCaseContract {
    private let repository: any RecentSearchesRepositoryContract

    package init(repository: any RecentSearchesRepositoryContract) {
        self.repository = repository
    }

    package func execute(_ text: String) async { await repository.saveRecentSearch(text) }
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
