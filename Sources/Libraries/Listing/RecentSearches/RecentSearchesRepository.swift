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

package struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    /// How many are kept.
    static let limit = 5

    private let localDataSource: any RecentSearchesLocalDataSourceContract

    package init(localDataSource: any RecentSearchesLocalDataSourceContract) {
        self.localDataSource = localDataSource
    }

    package func getRecentSearches() async -> [String] {
        Self.orderly(await localDataSource.load())
    }

    package func recentSearchesAtHand() -> [String] {
        Self.orderly(localDataSource.loadAtHand())
    }

    package func saveRecentSearch(_ text: String) async {
        await localDataSource.update { kept in
            Self.orderly([text] + kept)
        }
    }

    package func deleteRecentSearch(_ text: String) async -> Bool {
        let isKept = await localDataSource.load().contains { Self.same($0, text) }
        if isKept { await localDataSource.update { $0.filter { !Self.same($0, text) } } }
        return isKept
    }

    package func deleteAllRecentSearches() async {
        await localDataSource.update { _ in [] }
    }

    /// The searches without duplicates, up to the limit: another program may have written others.
    private static func orderly(_ searches: [String]) -> [String] {
        var seen: Set<String> = []
        return Array(searches.filter { seen.insert($0.lowercased()).inserted }.prefix(limit))
    }

    private static func same(_ lhs: String, _ rhs: String) -> Bool {
        lhs.lowercased() == rhs.lowercased()
    }
}
