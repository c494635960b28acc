import ChallengeConsole
import Glibc
import Synchronization

/// The names of the programs in the folders of a `PATH`. The folders are read once, on first use.
nonisolated final class ProgramNames: Sendable {
    private let folders: [String]
    private let known = Mutex<[String]?>(nil)
    /// The maximum number of entries of a folder that are read.
    private static let limit = 20_000

    /// - Parameter path: the folders, separated by colons; nil for no programs.
    init(path: String?) { folders = path?.split(separator: ":").map(String.init) ?? [] }

    /// The programs, sorted by name, without duplicates.
    var items: [CompletionItem] {
        known.withLock { known in
            let names = known ?? read()
            known = names
            return names.map { CompletionItem($0) }
        }
    }

    private func read() -> [String] {
        var names: Set<String> = []
        for folder in folders {
            for (bytes, _) in (try? entries(of: folder, upTo: Self.limit)) ?? [] {
                guard let name = String(validating: bytes, as: UTF8.self), !names.contains(name) else { continue }
                let path = "\(folder)/\(name)"
                if access(path, X_OK) == 0, fileType(at: path) == S_IFREG { names.insert(name) }
            }
        }
        return names.sorted()
    }
}
