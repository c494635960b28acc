package import Foundation

/// Files that are written all together or not at all.
package struct ChangeSet {
    package struct File: Hashable {
        /// The path below the project's folder.
        package let path: String
        /// The content before the change; nil for a new file.
        package let old: String?
        package var new: String

        package init(path: String, old: String?, new: String) {
            self.path = path
            self.old = old
            self.new = new
        }
    }

    let root: URL
    package var files: [File]

    package init(root: URL, files: [File]) {
        self.root = root
        self.files = files
    }

    /// The change as a unified diff for `git apply`.
    package func diff() throws -> String {
        try withTemporaryFolder { folder in
            for file in files {
                if let old = file.old { try Self.write(old, to: folder.appending(path: "a/\(file.path)")) }
                try Self.write(file.new, to: folder.appending(path: "b/\(file.path)"))
            }
            return try Command.run(
                ["git", "diff", "--no-index", "--no-color", "--no-prefix", "--no-ext-diff", "a", "b"], in: folder,
                isSuccess: { $0 <= 1 })
        }
    }

    /// Formats the files as the project formats its sources.
    mutating func format() throws {
        files = try withTemporaryFolder { folder in
            for file in files { try Self.write(file.new, to: folder.appending(path: file.path)) }
            let paths = files.map(\.path).filter { $0.hasSuffix(".swift") }
            let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
            _ = try Command.run(
                [swift, "format", "--in-place", "--configuration", root.appending(path: ".swift-format").path] + paths,
                in: folder)
            return try files.map { file in
                var file = file
                file.new = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
                return file
            }
        }
    }

    /// Writes the files, first to a folder of their own, then each to its place. After a failure, restores all files.
    ///
    /// - Throws: ``Refusal``, also if a file has changed since this change was made.
    package func apply() throws {
        let manager = FileManager.default
        let staging = root.appending(path: ".new-feature-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: staging) }
        var undo: [() throws -> Void] = []
        do {
            for file in files { try Self.write(file.new, to: staging.appending(path: file.path)) }
            for file in files {
                let place = root.appending(path: file.path)
                guard try Self.content(of: place) == file.old else {
                    throw Refusal("\(file.path) changed while the feature was generated.")
                }
                if let folder = Self.missingFolder(above: place) {
                    undo.append { try manager.removeItem(at: folder) }
                    try manager.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                }
                undo.append {
                    if let old = file.old { try Self.write(old, to: place) } else { try manager.removeItem(at: place) }
                }
                guard rename(staging.appending(path: file.path).path, place.path) == 0 else {
                    undo.removeLast()
                    throw Refusal("\(file.path) cannot be written: \(String(cString: strerror(errno))).")
                }
            }
        } catch {
            for step in undo.reversed() { try step() }
            throw error
        }
    }

    /// Returns the topmost missing parent folder of a file; nil if all exist.
    private static func missingFolder(above file: URL) -> URL? {
        var (missing, folder): (URL?, URL) = (nil, file.deletingLastPathComponent())
        while !FileManager.default.fileExists(atPath: folder.path) {
            (missing, folder) = (folder, folder.deletingLastPathComponent())
        }
        return missing
    }

    /// Returns a file's content; nil if the file is missing.
    private static func content(of file: URL) throws -> String? {
        FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : nil
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

/// Calls `body` with a new folder, which is deleted afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-feature-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
