import Foundation

/// The files of the repository that the tests were built from.
enum Repository {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    static func path(_ path: String) -> String { folder.appending(path: path).path }

    static func text(_ path: String) throws -> String { try String(contentsOfFile: Self.path(path), encoding: .utf8) }

    /// The names of the files in a folder, in their order.
    static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: Self.path(path))) ?? []).sorted()
    }
}
