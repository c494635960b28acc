import ChallengeStorage
import FoundationEssentials
import Synchronization

/// Keeps a list of texts.
package protocol RecentSearchesLocalDataSourceContract: Sendable {
    func load() async -> [String]
    /// The list as it is now, without waiting for a change that is under way. Failures are ignored.
    func loadAtHand() -> [String]
    /// Replaces the list by what `change` makes of it, as one step even where other sessions do the same.
    func update(_ change: @escaping @Sendable ([String]) -> [String]) async
}

/// Keeps the list in a file of JSON, an array of strings; without a file, or where the file cannot be used, in memory.
package actor RecentSearchesLocalDataSource: RecentSearchesLocalDataSourceContract {
    /// What is known of the list; only the actor changes it.
    private struct Memory {
        /// Nil where there is none, or where it cannot be used.
        var file: SharedFile?
        var kept: [String] = []
    }

    private let memory: Mutex<Memory>
    private let warn: @Sendable (String) -> Void
    /// The last update; each waits for the one before.
    private var last: Task<Void, Never>?

    /// - Parameters:
    ///   - path: the file; its folder is made when it is first needed.
    ///   - warn: told, once, when the file cannot be used.
    package init(path: String?, warn: @escaping @Sendable (String) -> Void) {
        memory = Mutex(Memory(file: path.map { SharedFile(path: $0) }))
        self.warn = warn
    }

    package func load() async -> [String] {
        await use { try Self.decode(try $0.read()) }
        return memory.withLock { $0.kept }
    }

    package nonisolated func loadAtHand() -> [String] {
        let memory = memory.withLock { $0 }
        // Reads outside the lock, so that a change of the list does not wait for it.
        return (try? memory.file.map { try Self.decode(try $0.read()) }) ?? memory.kept
    }

    package func update(_ change: @escaping @Sendable ([String]) -> [String]) async {
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

    /// Takes over what the file holds; gives up the file for good at the first error.
    private func use(_ body: (SharedFile) async throws -> [String]) async {
        guard let file = memory.withLock({ $0.file }) else { return }
        do {
            let kept = try await body(file)
            memory.withLock { $0.kept = kept }
        } catch {
            memory.withLock { $0.file = nil }
            let reason = error is Damaged ? "\(file.path): \(error)" : "\(error)"
            warn("recent searches are kept for this session only: \(reason)")
        }
    }

    private static func decode(_ content: Data?) throws(Damaged) -> [String] {
        guard let content, !content.isEmpty else { return [] }
        guard let texts = try? JSONDecoder().decode([String].self, from: content) else { throw Damaged() }
        return texts
    }

    /// The file holds something else. It is left as it is, as it may be of use to someone.
    private struct Damaged: Error, CustomStringConvertible {
        let description = "the file does not hold a JSON array of strings"
    }
}
