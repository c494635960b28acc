import Foundation

/// The files of the repository that the tests were built from.
enum Repository {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Whether a tool is installed that some tests use.
    static func hasTool(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") }
}
