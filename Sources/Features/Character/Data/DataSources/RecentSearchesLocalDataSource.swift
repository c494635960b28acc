import ChallengeCore
import FoundationEssentials

/// Keeps a list of texts.
nonisolated protocol RecentSearchesLocalDataSourceContract: Sendable {
    func load() async -> [String]
    /// Replaces the list by what `change` makes of it, as one step even where other sessions do the same.
    func update(_ change: @Sendable ([String]) -> [String]) async
}

/// Keeps the list in a file of JSON, an array of strings; without a file, or where the file cannot be used, in memory.
actor RecentSearchesLocalDataSource: RecentSearchesLocalDataSourceContract {
    private var file: SharedFile?
    private var kept: [String] = []
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - path: the file; its folder is made when it is first needed.
    ///   - warn: told, once, when the file cannot be used.
    init(path: String?, warn: @escaping @Sendable (String) -> Void) {
        file = path.map(SharedFile.init)
        self.warn = warn
    }

    func load() -> [String] {
        use { try Self.decode(try $0.read()) }
        return kept
    }

    func update(_ change: @Sendable ([String]) -> [String]) {
        let before = kept
        kept = change(before)
        use { file in
            var after: [String] = []
            try file.update { content in
                after = change(try Self.decode(content))
                return try JSONEncoder().encode(after)
            }
            return after
        }
    }

    /// Takes over what the file holds; gives up the file for good at the first error.
    private func use(_ body: (SharedFile) throws -> [String]) {
        guard let file else { return }
        do {
            kept = try body(file)
        } catch {
            self.file = nil
            let reason = error is Damaged ? "\(file.path): \(error)" : "\(error)"
            warn("recent searches are kept for this session only: \(reason)")
        }
    }

    private static func decode(_ content: Data?) throws(Damaged) -> [String] {
        guard let content, !content.isEmpty else { return [] }
        guard let texts = try? JSONDecoder().decode([String].self, from: content) else { throw Damaged() }
        return texts
    }

    /// The file holds something else. It is left as it is: someone may know what it was.
    private struct Damaged: Error, CustomStringConvertible {
        let description = "the file does not hold a JSON array of strings"
    }
}
