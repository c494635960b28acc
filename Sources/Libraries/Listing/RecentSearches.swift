/// Recent searches: newest first, five at most, distinct regardless of case, and each at most 1,000 bytes long.
public struct RecentSearches: Sendable {
    private static let limit = 5
    private static let longest = 1_000

    private let localDataSource: any RecentSearchesLocalDataSourceContract

    /// Creates recent searches that a data source keeps.
    public init(localDataSource: any RecentSearchesLocalDataSourceContract) {
        self.localDataSource = localDataSource
    }

    /// Waits for all current changes and returns the searches.
    public func all() async -> [String] { Self.orderly(await localDataSource.load()) }

    /// Returns the present searches, without waiting for a current change.
    public func now() -> [String] { Self.orderly(localDataSource.loadNow()) }

    /// Saves a search, unless it is too long. If the task is or becomes cancelled, returns false and changes nothing.
    public func save(_ text: String) async -> Bool {
        let kept = await all()
        if Task.isCancelled { return false }
        await add(text)
        guard Task.isCancelled else { return true }
        await rollBack(text, to: kept)
        return false
    }

    /// Deletes a search, ignoring case. Returns false without such a search.
    public func delete(_ text: String) async -> Bool {
        let isKept = await localDataSource.load().contains { Self.same($0, text) }
        if isKept { await localDataSource.update { $0.filter { !Self.same($0, text) } } }
        return isKept
    }

    /// Deletes all searches.
    public func deleteAll() async { await localDataSource.update { _ in [] } }

    private func add(_ text: String) async { await localDataSource.update { Self.orderly([text] + $0) } }

    /// Removes a search that was saved despite the cancellation. Searches saved in the meantime stay the newest.
    private func rollBack(_ text: String, to kept: [String]) async {
        guard await all() != kept else { return }
        _ = await delete(text)
        let since = await all().filter { !kept.contains($0) }
        for search in (since + kept).reversed() { await add(search) }
    }

    /// The searches without duplicates and within the limits, even if another program wrote them.
    private static func orderly(_ searches: [String]) -> [String] {
        var seen: Set<String> = []
        let allowed = searches.filter { $0.utf8.count <= longest && seen.insert($0.lowercased()).inserted }
        return Array(allowed.prefix(limit))
    }

    private static func same(_ lhs: String, _ rhs: String) -> Bool { lhs.lowercased() == rhs.lowercased() }
}

/// Keeps a list of texts. May be used from any task.
public protocol RecentSearchesLocalDataSourceContract: Sendable {
    /// Returns the list, including changes by other sessions.
    func load() async -> [String]
    /// Returns the present list, without waiting for a current change. Failures are ignored.
    func loadNow() -> [String]
    /// Replaces the list by the result of `change`, atomically, even between sessions.
    func update(_ change: @escaping @Sendable ([String]) -> [String]) async
}
