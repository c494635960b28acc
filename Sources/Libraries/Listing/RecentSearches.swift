package import ChallengeStorage
import FoundationEssentials
import Glibc
import Synchronization

/// Recent searches: newest first, five at most, distinct regardless of case, and each at most 1,000 bytes long.
public struct RecentSearches: Sendable {
    private static let limit = 5
    fileprivate static let longest = 1_000

    private let localDataSource: any RecentSearchesLocalDataSourceContract

    /// Creates recent searches that a data source keeps.
    public init(localDataSource: any RecentSearchesLocalDataSourceContract) {
        self.localDataSource = localDataSource
    }

    /// Waits for all current changes and returns the searches.
    public func all() async -> [String] { Self.orderly(await localDataSource.load()) }

    /// Returns the present searches, without waiting for a current change.
    public func atHand() -> [String] { Self.orderly(localDataSource.loadAtHand()) }

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
    func loadAtHand() -> [String]
    /// Replaces the list by the result of `change`, atomically, even between sessions.
    func update(_ change: @escaping @Sendable ([String]) -> [String]) async
}

/// Keeps the list in a database, or in memory without a usable database.
public actor RecentSearchesLocalDataSource: RecentSearchesLocalDataSourceContract {
    /// The list as it was last read or written.
    private struct Memory {
        /// Nil without a usable store.
        var store: Store?
        var kept: [String] = []
    }

    private let memory: Mutex<Memory>
    private let list: String
    private var oldFile: SharedFile?
    private let warn: @Sendable (String) -> Void

    /// Keeps a named list in an SQLite database that several lists and sessions may share. The first change creates the
    /// database. Without a path, or if the database is unusable, the list stays in memory. An unusable database is
    /// reported to `warn` once.
    public init(path: String?, list: String, warn: @escaping @Sendable (String) -> Void) {
        self.init(store: path.map { Store(path: $0) }, list: list, warn: warn)
    }

    /// Keeps the list in a store.
    ///
    /// - Parameter oldFile: a file next to the store with an earlier list, a JSON array of strings of at most 1 MiB.
    ///   The list is migrated, and the file is removed. A file with other content stays, with a warning.
    package init(store: Store?, list: String, oldFile: String? = nil, warn: @escaping @Sendable (String) -> Void) {
        memory = Mutex(Memory(store: store))
        self.list = list
        self.oldFile = store.flatMap { store in oldFile.map { SharedFile(path: "\(store.folder)/\($0)") } }
        self.warn = warn
    }

    public func load() async -> [String] {
        use { [list] store throws(DatabaseError) in
            try store.read { database throws(DatabaseError) in try Self.texts(of: list, in: database) } ?? []
        }
        return memory.withLock { $0.kept }
    }

    public nonisolated func loadAtHand() -> [String] {
        let memory = memory.withLock { $0 }
        // Reads outside the lock, so that a change of the list does not wait for the store.
        let texts = memory.store?.readAtHand { [list] database throws(DatabaseError) in
            try Self.texts(of: list, in: database)
        }
        return texts ?? memory.kept
    }

    public func update(_ change: @escaping @Sendable ([String]) -> [String]) async {
        memory.withLock { $0.kept = change($0.kept) }
        use { [list] store throws(DatabaseError) in
            try store.write { database throws(DatabaseError) in try Self.update(list, in: database, change) }
        }
    }

    /// Uses the store and keeps the result in memory. After the first error the store is no longer used.
    private func use(_ body: (Store) throws(DatabaseError) -> [String]) {
        guard let store = memory.withLock({ $0.store }) else { return }
        do throws(DatabaseError) {
            try migrateOldFile(store)
            let kept = try body(store)
            memory.withLock { $0.kept = kept }
        } catch {
            memory.withLock { $0.store = nil }
            warn("recent searches are kept for this session only: \(error)")
        }
    }

    /// The first hundred texts within the length limit, even if another program wrote them.
    private static func texts(of list: String, in database: Database) throws(DatabaseError) -> [String] {
        guard try database.hasTable("recent_search") else { return [] }
        return try database.rows(
            "SELECT text FROM recent_search WHERE list = ? AND length(CAST(text AS BLOB)) <= ? ORDER BY position LIMIT 100",
            [.text(list), .integer(RecentSearches.longest)]
        ) { $0.text(0) }
    }

    private static func update(
        _ list: String, in database: Database, _ change: ([String]) -> [String]
    ) throws(DatabaseError) -> [String] {
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS recent_search(
                list TEXT NOT NULL, position INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (list, position)) STRICT
            """)
        let texts = change(try texts(of: list, in: database))
        try database.run("DELETE FROM recent_search WHERE list = ?", [.text(list)])
        for (position, text) in texts.enumerated() {
            try database.run(
                "INSERT INTO recent_search VALUES (?, ?, ?)", [.text(list), .integer(position), .text(text)])
        }
        return texts
    }

    /// Adds the texts that only an old file has, and removes the file. Even two sessions add no text twice.
    private func migrateOldFile(_ store: Store) throws(DatabaseError) {
        guard let file = oldFile else { return }
        oldFile = nil
        guard file.state != nil else { return }
        let content: Data?
        do { content = try file.read(upTo: 1 << 20) } catch {
            return warn("earlier recent searches are left out: \(error)")
        }
        guard let content else { return }
        guard let texts = content.isEmpty ? [] : try? JSONDecoder().decode([String].self, from: content)
        else { return warn("earlier recent searches are left out: \(file.path): it is not a JSON array of strings") }
        try store.write { [list] database throws(DatabaseError) in
            // Another session may have moved the old file's texts since this session has read them.
            guard file.state != nil else { return }
            _ = try Self.update(list, in: database) { kept in
                kept + texts.filter { !$0.isEmpty && !kept.contains($0) }
            }
        }
        for path in [file.path, file.path + ".lock"] { unlink(path) }
    }
}
