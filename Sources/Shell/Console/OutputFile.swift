package import ChallengeShellStorage
package import FoundationEssentials
import Glibc

/// A file that the user has asked for. It grows by whole pieces: each is appended completely or not at all.
package nonisolated final class OutputFile: Sendable {
    private let descriptor: CInt
    private let path: String

    /// - Parameter replaces: true if an existing file is emptied; otherwise it is an error.
    package init(path: String, replaces: Bool = false) throws(SystemError) {
        self.path = path
        let flags = replaces ? O_TRUNC : O_EXCL
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Makes a folder where there is none; the reason why files cannot be made in it, if any.
    package static func prepareFolder(_ path: String) -> SystemError? {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST, let type = fileType(at: path) else { return .last }
        guard type == S_IFDIR else { return SystemError(number: ENOTDIR) }
        return access(path, W_OK | X_OK) == 0 ? nil : .last
    }

    /// The reason why a file cannot be written, if any. What is there stays as it is.
    package static func prepare(_ path: String) -> SystemError? {
        if let type = fileType(at: path) {
            guard type != S_IFDIR else { return SystemError(number: EISDIR) }
            return access(path, W_OK) == 0 ? nil : .last
        }
        do throws(SystemError) {
            try OutputFile(path: path, replaces: true).delete()
            return nil
        } catch {
            return error
        }
    }

    /// Deletes the file, unless its name is another one's by now, or that of something that is no regular file.
    package func delete() {
        var (named, opened) = (stat(), stat())
        guard lstat(path, &named) == 0, fstat(descriptor, &opened) == 0, named.st_mode & S_IFMT == S_IFREG,
            named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
        else { return }
        unlink(path)
    }

    /// True if there is a file that is not empty and begins otherwise.
    package static func isOther(at path: String, than beginning: String) -> Bool {
        guard let bytes = try? SharedFile(path: path).read(first: beginning.utf8.count) else { return false }
        return !bytes.isEmpty && !bytes.elementsEqual(beginning.utf8)
    }

    @concurrent
    package func append(_ text: String) async throws(SystemError) { try appendNow(text) }

    package func appendNow(_ text: String) throws(SystemError) { try appendAll(Data(text.utf8), to: descriptor) }

    /// Deletes the file where it fails, as it would be taken for a whole one.
    package func appendOrDelete(_ text: String) async throws(SystemError) {
        do {
            try await append(text)
        } catch {
            delete()
            throw error
        }
    }

    /// Writes bytes to a file, which is made where there is none. On failure it is as it was, unless it is no regular file.
    ///
    /// - Parameter appends: true if what a regular file has stays before them.
    @concurrent
    package static func write(_ bytes: [UInt8], to path: String, appends: Bool) async throws(SystemError) {
        let type = fileType(at: path)
        if type == S_IFREG, !appends { return try await replace(path, with: Data(bytes)) }
        // A named pipe without a reader is an error, and does not wait for one.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        do throws(SystemError) {
            try appendAll(Data(bytes), to: descriptor)
        } catch {
            if type == nil { unlink(path) }
            throw error
        }
    }

    /// Replaces the content atomically; the file keeps its permissions. A symbolic link is followed and kept.
    @concurrent
    package static func replace(_ path: String, with content: Data) async throws(SystemError) {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, access(resolved, W_OK) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        // Hidden, and in the same folder, as `rename` works within one file system only.
        let target = String(cString: resolved)
        let end = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
        let suffix = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        try replaceFile(
            at: target, with: content, through: "\(target[..<end]).\(target[end...]).\(suffix)",
            permissions: status.st_mode & 0o7777)
    }
}

/// The type of a file as `st_mode` has it, or of the one that a link leads to; nil where that cannot be told.
package nonisolated func fileType(at path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// The entries of a folder, `.` and `..` among them, with their types as readdir(3) has them.
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
