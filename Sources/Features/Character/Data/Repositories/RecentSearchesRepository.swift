nonisolated struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    /// How many are kept.
    static let limit = 5

    let localDataSource: any RecentSearchesLocalDataSourceContract

    func getRecentSearches() async -> [String] {
        await localDataSource.load()
    }

    func saveRecentSearch(_ text: String) async {
        await localDataSource.update { kept in
            Array(([text] + kept.filter { !Self.same($0, text) }).prefix(Self.limit))
        }
    }

    func deleteRecentSearch(_ text: String) async -> Bool {
        let isKept = await localDataSource.load().contains { Self.same($0, text) }
        if isKept { await localDataSource.update { $0.filter { !Self.same($0, text) } } }
        return isKept
    }

    func deleteAllRecentSearches() async {
        await localDataSource.update { _ in [] }
    }

    private static func same(_ lhs: String, _ rhs: String) -> Bool {
        lhs.lowercased() == rhs.lowercased()
    }
}
