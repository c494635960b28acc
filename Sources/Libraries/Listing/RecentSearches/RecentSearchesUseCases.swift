/// The use cases of recent searches.
package struct RecentSearches: Sendable {
    package let get: GetRecentSearchesUseCase
    package let save: SaveRecentSearchUseCase
    package let delete: DeleteRecentSearchUseCase

    package init(repository: any RecentSearchesRepositoryContract) {
        get = GetRecentSearchesUseCase(repository: repository)
        save = SaveRecentSearchUseCase(repository: repository)
        delete = DeleteRecentSearchUseCase(repository: repository)
    }
}

package struct GetRecentSearchesUseCase: Sendable {
    let repository: any RecentSearchesRepositoryContract

    package func execute() async -> [String] { await repository.getRecentSearches() }

    /// As they are now, without waiting for a change that is under way.
    package func executeAtHand() -> [String] { repository.recentSearchesAtHand() }
}

package struct SaveRecentSearchUseCase: Sendable {
    let repository: any RecentSearchesRepositoryContract

    /// Keeps a search. When the task is cancelled, before or meanwhile, leaves them as they were and returns false.
    package func execute(_ text: String) async -> Bool {
        let kept = await repository.getRecentSearches()
        if Task.isCancelled { return false }
        await repository.saveRecentSearch(text)
        guard Task.isCancelled else { return true }
        await takeBack(text, leaving: kept)
        return false
    }

    /// Takes back a search that was kept after its cancellation. Searches that were kept since stay the newest.
    private func takeBack(_ text: String, leaving kept: [String]) async {
        guard await repository.getRecentSearches() != kept else { return }
        _ = await repository.deleteRecentSearch(text)
        let since = await repository.getRecentSearches().filter { !kept.contains($0) }
        for search in (since + kept).reversed() { await repository.saveRecentSearch(search) }
    }
}

package struct DeleteRecentSearchUseCase: Sendable {
    let repository: any RecentSearchesRepositoryContract

    /// Whether there was such a search.
    package func execute(_ text: String) async -> Bool { await repository.deleteRecentSearch(text) }
    package func executeForAll() async { await repository.deleteAllRecentSearches() }
}
