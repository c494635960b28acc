package import ChallengeStorage
import Glibc

/// The type of a file as in `st_mode`, or of a link's destination; nil if the type is unknown.
package nonisolated func fileType(at path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// The entries of a folder, including `.` and `..`, each with its type as in readdir(3).
package nonisolated func entries(
    of path: String, upTo limit: Int = .max
) throws(SystemError) -> [(name: [UInt8], type: UInt8)] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var entries: [(name: [UInt8], type: UInt8)] = []
    while entries.count < limit, let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in Array(bytes.prefix { $0 != 0 }) }
        entries.append((name, entry.pointee.d_type))
    }
    return entries
}
