package import Foundation

/// A new, empty folder. It is deleted with its content when this object is released.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: "challenge-tests-\(UUID().uuidString)")

    package init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func path(of name: String) -> String { url.appending(path: name).path }

    /// Writes a file, creates its parent folders if needed, and returns its path.
    @discardableResult
    package func write(_ contents: Data, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
        return file.path
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }
}

/// Runs `body` with the path of a new, empty folder, which is deleted afterwards.
package func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url.path)
}
