public import ChallengeCore
import ChallengeStorage
import FoundationEssentials
import Synchronization

/// The file with the recent searches of all lists: a JSON object with an array of texts for each list.
///
/// Several sessions may share the file. It is replaced as a whole under a lock, and readers need no lock. After the first
/// failure the searches stay in memory.
public final class RecentSearchesFile: Sendable {
    /// The most bytes that are read.
    private static let limit = 1 << 20

    private struct State {
        /// Nil without a usable file.
        var file: SharedFile?
        /// The lists of this session, as last read or written.
        var lists: [String: [String]] = [:]
    }

    private let state: Mutex<State>
    private let warn: @Sendable (String) -> Void

    /// Uses a file, which the first change creates. Without a path the searches stay in memory.
    ///
    /// - Parameters:
    ///   - path: an absolute path. A `.lock` and a `.new` are added for the files next to it.
    ///   - warn: called once if the file is unusable.
    public init(path: String? = nil, warn: @escaping @Sendable (String) -> Void = { _ in }) {
        state = Mutex(State(file: path.map { SharedFile(path: $0) }))
        self.warn = warn
    }

    /// Uses the file in an app's folder for data.
    public convenience init(in environment: AppEnvironment) {
        self.init(path: environment.dataFolder.map { $0 + "/recent-searches.json" }, warn: environment.warn)
    }

    /// Returns a list as it is now. If the file is unusable, returns what this session knows, and does not warn.
    func list(_ name: String) -> [String] {
        let state = state.withLock { $0 }
        let lists = try? state.file.map { try Self.lists(in: $0) }
        return (lists ?? state.lists)[name] ?? []
    }

    /// Reads a list.
    @concurrent
    func load(_ name: String) async -> [String] {
        await use { try Self.lists(in: $0) }
        return state.withLock { $0.lists[name] ?? [] }
    }

    /// Replaces a list by the result of `change`.
    @concurrent
    func update(_ name: String, _ change: @escaping @Sendable ([String]) -> [String]) async {
        func changed(_ lists: [String: [String]]) -> [String: [String]] {
            lists.merging([name: change(lists[name] ?? [])]) { $1 }
        }
        let isKept = await use { file in
            let lock = try await file.lock()
            let lists = changed(try Self.lists(in: file))
            try file.replace(with: Self.content(of: lists), through: file.path + ".new", isDurable: false)
            withExtendedLifetime(lock) {}
            return lists
        }
        if !isKept { state.withLock { $0.lists = changed($0.lists) } }
    }

    /// Uses the file, if there is a usable one, and keeps its lists in memory. Returns false without a usable file.
    @discardableResult
    private func use(_ body: (SharedFile) async throws -> [String: [String]]) async -> Bool {
        guard let file = state.withLock({ $0.file }) else { return false }
        do {
            let lists = try await body(file)
            state.withLock { $0.lists = lists }
            return true
        } catch {
            let isFirst = state.withLock { state in
                defer { state.file = nil }
                return state.file != nil
            }
            if isFirst { warn("recent searches are kept for this session only: \(error)") }
            return false
        }
    }

    private static func content(of lists: [String: [String]]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(lists)
    }

    private static func lists(in file: SharedFile) throws(SharedFileError) -> [String: [String]] {
        guard let content = try file.read(upTo: limit), !content.isEmpty else { return [:] }
        guard let lists = try? JSONDecoder().decode([String: [String]].self, from: content) else {
            throw SharedFileError(
                path: file.path, reason: "it is not a JSON object with lists of texts; mend or delete it")
        }
        return lists
    }
}

/// Keeps one list of a ``RecentSearchesFile``.
public final class RecentSearchesLocalDataSource: RecentSearchesLocalDataSourceContract {
    private let file: RecentSearchesFile
    private let list: String

    /// - Parameters:
    ///   - list: the name of the list in the file.
    ///   - file: the file with all lists; by default that of the environment in which the app is made.
    public init(list: String, file: RecentSearchesFile = RecentSearchesFile(in: .current)) {
        self.list = list
        self.file = file
    }

    public func load() async -> [String] { await file.load(list) }

    public func loadNow() -> [String] { file.list(list) }

    public func update(_ change: @escaping @Sendable ([String]) -> [String]) async { await file.update(list, change) }
}
