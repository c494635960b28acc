import ChallengeStorage
import Glibc

/// Finds transcripts by their paths.
nonisolated enum TranscriptFiles {
    static let ending = ".transcript"

    /// The files that a path stands for: itself, or where it is a folder, every file below it whose name has the
    /// ending, by name. Hidden ones are left out, and so are links to folders, which might lead in a circle, and what
    /// is no file, such as a named pipe, whose reader might wait for ever.
    ///
    /// - Throws: where a folder cannot be read.
    static func files(at path: String) throws(SystemError) -> [String] {
        var status = stat()
        // Reading it will say why it cannot be reached.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
        return try files(below: path)
    }

    private static func files(below folder: String) throws(SystemError) -> [String] {
        var files: [String] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch kind(of: path) {
            case S_IFDIR: files += try self.files(below: path)
            // Here too, reading it will say why it cannot be reached.
            case S_IFREG, S_IFLNK, nil: if name.hasSuffix(ending) { files.append(path) }
            default: break
            }
        }
        return files
    }

    /// The kind of file that is there by this name (inode(7)), be it a link; nil where that cannot be told.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The names as text. A file whose name is not UTF-8 gets another one here, and will not be found.
    private static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }
}
