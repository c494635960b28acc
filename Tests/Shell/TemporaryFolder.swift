import Foundation

/// A folder of a test's own, which goes when the test is over.
nonisolated final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: "challenge-shell-\(UUID().uuidString)")

    init() {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(of name: String) -> String { url.appending(path: name).path }

    /// Writes a file; its path.
    @discardableResult
    func write(_ contents: Data, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
        return path(of: name)
    }

    @discardableResult
    func write(_ script: String, to name: String) throws -> String { try write(Data(script.utf8), to: name) }
}
