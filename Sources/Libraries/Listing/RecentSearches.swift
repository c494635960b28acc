import ChallengeStorage
import FoundationEssentials
import Synchronization

/// Recent searches: newest first, five at most, none twice, whatever their case.
public struct RecentSearches: Sendable {
    private static let limit = 5

    private let localDataSource: any RecentSearchesLocalDataSourceContract

    /// The searches that a data source keeps.
    public init(localDataSource: any RecentSearchesLocalDataSourceContract) {
        self.localDataSource = localDataSource
    }

    /// The searches, after every change that is under way.
    public func all() async -> [String] { Self.orderly(await localDataSource.load()) }

    /// The searches as they are now; a change under way is not waited for.
    public func atHand() -> [String] { Self.orderly(localDataSource.loadAtHand()) }

    /// Saves a search. If the task is cancelled, before or meanwhile, the searches stay unchanged and the result is false.
    public func save(_ text: String) async -> Bool {
        let kept = await all()
        if Task.isCancelled { return false }
        await add(text)
        guard Task.isCancelled else { return true }
        await rollBack(text, to: kept)
        return false
    }

    /// Deletes a search, whatever its case.
    ///
    /// - Returns: whether there was such a search.
    public func delete(_ text: String) async -> Bool {
        let isKept = await localDataSource.load().contains { Self.same($0, text) }
        if isKept { await localDataSource.update { $0.filter { !Self.same($0, text) } } }
        return isKept
    }

    /// Deletes all searches.
    public func deleteAll() async { await localDataSource.update { _ in [] } }

    private func add(_ text: String) async { await localDataSource.update { Self.orderly([text] + $0) } }

    /// Removes a search that was saved after the cancellation. Searches that were saved since stay the newest.
    private func rollBack(_ text: String, to kept: [String]) async {
        guard await all() != kept else { return }
        _ = await delete(text)
        let since = await all().filter { !kept.contains($0) }
        for search in (since + kept).reversed() { await add(search) }
    }

    /// The searches without duplicates, up to the limit, whatever another program has written.
    private static func orderly(_ searches: [String]) -> [String] {
        var seen: Set<String> = []
        return Array(searches.filter { seen.insert($0.lowercased()).inserted }.prefix(limit))
    }

    private static func same(_ lhs: String, _ rhs: String) -> Bool { lhs.lowercased() == rhs.lowercased() }
}

/// Keeps a list of texts. May be used from any task.
public protocol RecentSearchesLocalDataSourceContract: Sendable {
    /// The list; what another session has written meanwhile is in it.
    func load() async -> [String]
    /// The list as it is now; a change under way is not waited for. Failures are ignored.
    func loadAtHand() -> [String]
    /// Replaces the list by what `change` makes of it, atomically, also between sessions.
    func update(_ change: @escaping @Sendable ([String]) -> [String]) async
}

/// Keeps the list in a file, a JSON array of strings; without a file, or if it cannot be used, in memory.
public actor RecentSearchesLocalDataSource: RecentSearchesLocalDataSourceContract {
    /// The list; only the actor changes it.
    private struct Memory {
        /// Nil if there is none, or none that can be used.
        var file: SharedFile?
        var kept: [String] = []
    }

    private let memory: Mutex<Memory>
    private let warn: @Sendable (String) -> Void
    /// The last update; each waits for the one before.
    private var last: Task<Void, Never>?

    /// Keeps the list in a file, which several sessions may share.
    ///
    /// - Parameters:
    ///   - path: the file, whose missing folders are created; nil to keep the list in memory.
    ///   - warn: called with a warning, once, if the file cannot be used.
    public init(path: String?, warn: @escaping @Sendable (String) -> Void) {
        memory = Mutex(Memory(file: path.map { SharedFile(path: $0) }))
        self.warn = warn
    }

    public func load() async -> [String] {
        await use { try Self.decode(try $0.read()) }
        return memory.withLock { $0.kept }
    }

    public nonisolated func loadAtHand() -> [String] {
        let memory = memory.withLock { $0 }
        // Outside the lock, so that a change of the list does not wait for it.
        return (try? memory.file.map { try Self.decode(try $0.read()) }) ?? memory.kept
    }

    public func update(_ change: @escaping @Sendable ([String]) -> [String]) async {
        let update = Task { [last] in
            await last?.value
            await apply(change)
        }
        last = update
        await update.value
    }

    private func apply(_ change: @Sendable ([String]) -> [String]) async {
        memory.withLock { $0.kept = change($0.kept) }
        await use { file in
            let lock = try await file.lock()
            var after: [String] = []
            try file.update(under: lock) { content in
                after = change(try Self.decode(content))
                return try JSONEncoder().encode(after)
            }
            return after
        }
    }

    /// Takes over the content of the file, which is not used any more after the first error.
    private func use(_ body: (SharedFile) async throws -> [String]) async {
        guard let file = memory.withLock({ $0.file }) else { return }
        do {
            let kept = try await body(file)
            memory.withLock { $0.kept = kept }
        } catch {
            memory.withLock { $0.file = nil }
            let isDamaged = error is Damaged
            let reason = isDamaged ? "\(file.path): the file does not hold a JSON array of strings" : "\(error)"
            warn("recent searches are kept for this session only: \(reason)")
        }
    }

    private static func decode(_ content: Data?) throws(Damaged) -> [String] {
        guard let content, !content.isEmpty else { return [] }
        guard let texts = try? JSONDecoder().decode([String].self, from: content) else { throw Damaged() }
        return texts
    }

    /// The file has another content, which is left as it is.
    private struct Damaged: Error {}
}
