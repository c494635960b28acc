import ChallengeListing

nonisolated protocol RecentSearchesRepositoryContract: Sendable {
    /// Waits for all current changes and returns the searches, newest first.
    func getRecentSearches() async -> [String]
    /// Returns the present searches, without waiting for a current change. Called on any thread.
    func getRecentSearchesNow() -> [String]
    /// Saves a search. If the task is or becomes cancelled, returns false and changes nothing.
    func saveRecentSearch(_ query: String) async -> Bool
    /// Deletes a search, ignoring case. Returns false without such a search.
    func deleteRecentSearch(_ query: String) async -> Bool
    func deleteAllRecentSearches() async
}

nonisolated struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    private let searches: RecentSearches

    init(localDataSource: any RecentSearchesLocalDataSourceContract) {
        searches = RecentSearches(localDataSource: localDataSource)
    }

    func getRecentSearches() async -> [String] { await searches.all() }
    func getRecentSearchesNow() -> [String] { searches.now() }
    func saveRecentSearch(_ query: String) async -> Bool { await searches.save(query) }
    func deleteRecentSearch(_ query: String) async -> Bool { await searches.delete(query) }
    func deleteAllRecentSearches() async { await searches.deleteAll() }
}
