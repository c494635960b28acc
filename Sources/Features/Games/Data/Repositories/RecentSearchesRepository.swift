import ChallengeListing

/// The recent searches among the games, newest first.
nonisolated protocol RecentSearchesRepositoryProtocol: Sendable {
    /// Waits for all current changes and returns the searches.
    func all() async -> [String]
    /// Returns the present searches, without waiting for a current change.
    func now() -> [String]
    /// Saves a search. If the task is or becomes cancelled, returns false and changes nothing.
    func save(_ text: String) async -> Bool
    /// Deletes a search, ignoring case. Returns false without such a search.
    func delete(_ text: String) async -> Bool
    /// Deletes all searches.
    func deleteAll() async
}

nonisolated extension RecentSearches: RecentSearchesRepositoryProtocol {}
