#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The transcripts that someone names, by their paths.
nonisolated enum TranscriptFiles {
    static let ending = ".transcript"

    /// The files that a path stands for: itself, or where it is a folder, every file below it whose name has the ending,
    /// by name. Hidden ones are left out, and so are links to folders, which might lead in a circle.
    ///
    /// - Throws: where a folder cannot be read.
    static func files(at path: String) throws(SystemError) -> [String] {
        var status = stat()
        // What cannot be reached will be found out when it is read.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
        return try files(below: path)
    }

    private static func files(below folder: String) throws(SystemError) -> [String] {
        var files: [String] = []
        for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                files += try self.files(below: path)
            } else if name.hasSuffix(ending) {
                files.append(path)
            }
        }
        return files
    }

    private static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        return names
    }
}
