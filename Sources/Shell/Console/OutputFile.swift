package import ChallengeStorage
package import FoundationEssentials
import Glibc

/// An output file that the user requested. Each text is appended completely or not at all.
package nonisolated final class OutputFile: Sendable {
    private let descriptor: CInt
    private let path: String

    /// - Parameter replaces: true to empty an existing file. If false, an existing file is an error.
    package init(path: String, replaces: Bool = false) throws(SystemError) {
        self.path = path
        let flags = replaces ? O_TRUNC : O_EXCL
        // A second description of an open file would empty it below the first one.
        if replaces, let open = Self.openDescriptor(path) {
            descriptor = fcntl(open, F_DUPFD_CLOEXEC, 0)
        } else {
            descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, 0o666)
        }
        guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Makes a folder unless it exists. If no files can be made in the folder, returns the reason.
    package static func prepareFolder(_ path: String) -> SystemError? {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST, let type = fileType(at: path) else { return .last }
        guard type == S_IFDIR else { return SystemError(number: ENOTDIR) }
        return access(path, W_OK | X_OK) == 0 ? nil : .last
    }

    /// Returns the reason if a file cannot be written, otherwise nil. Does not change an existing file.
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

    /// Deletes the file, unless its path now leads to another file or to a special file.
    package func delete() {
        var (named, opened) = (stat(), stat())
        guard lstat(path, &named) == 0, fstat(descriptor, &opened) == 0, named.st_mode & S_IFMT == S_IFREG,
            named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
        else { return }
        unlink(path)
    }

    /// True if the file has content and the content does not begin with `beginning`.
    package static func isOther(at path: String, than beginning: String) -> Bool {
        guard let bytes = try? SharedFile(path: path).read(first: beginning.utf8.count) else { return false }
        return !bytes.isEmpty && !bytes.elementsEqual(beginning.utf8)
    }

    @concurrent
    package func append(_ text: String) async throws(SystemError) { try appendNow(text) }

    package func appendNow(_ text: String) throws(SystemError) { try appendAll(Data(text.utf8), to: descriptor) }

    /// Appends a text. If that fails, deletes the file, because the incomplete file would look complete.
    package func appendOrDelete(_ text: String) async throws(SystemError) {
        do {
            try await append(text)
        } catch {
            delete()
            throw error
        }
    }

    /// Writes bytes to a file, and creates the file if needed. A descriptor that this process has inherited gets the
    /// bytes behind what it has, as a second description of its file would overwrite them or be overwritten. Otherwise
    /// a regular file is replaced, see ``replace(_:with:)``.
    ///
    /// - Parameter appends: true to keep the previous content of a regular file.
    @concurrent
    package static func write(_ bytes: [UInt8], to path: String, appends: Bool) async throws(SystemError) {
        if let descriptor = openDescriptor(path) {
            if let error = writeAll(bytes, to: descriptor) { throw error }
            return
        }
        let type = fileType(at: path)
        if type == S_IFREG, !appends { return try await replace(path, with: Data(bytes)) }
        // A named pipe without a reader is an error, because the call must not wait for a reader.
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

    /// True if the path names an inherited descriptor, such as the standard output.
    package static func isOpen(_ path: String) -> Bool { openDescriptor(path) != nil }

    /// The inherited descriptor that a path names: the standard output or error by any name of its file, or any
    /// descriptor as `/dev/fd/3`.
    private static func openDescriptor(_ path: String) -> CInt? {
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            guard let number = CInt(path.dropFirst(folder.count)), case let flags = fcntl(number, F_GETFD), flags >= 0
            else { return nil }
            return flags & FD_CLOEXEC == 0 ? number : nil
        }
        var (named, opened) = (stat(), stat())
        guard stat(path, &named) == 0 else { return nil }
        return [STDOUT_FILENO, STDERR_FILENO].first {
            fstat($0, &opened) == 0 && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
                && [S_IFREG, S_IFIFO, S_IFSOCK].contains(named.st_mode & S_IFMT)
        }
    }

    /// Replaces the content of a regular file. A symbolic link is followed and kept.
    ///
    /// A file with several names or another owner is overwritten, because a new file would be another file for others.
    /// Any other file is replaced as a whole, if possible: see ``replaceFile(at:with:through:permissions:isDurable:)``.
    @concurrent
    package static func replace(_ path: String, with content: Data) async throws(SystemError) {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, access(resolved, W_OK) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        let isPlain =
            status.st_nlink == 1 && status.st_uid == geteuid() && status.st_gid == getegid()
        let target = String(cString: resolved)
        guard isPlain else { return try overwriteFile(at: target, with: content) }
        // The temporary file is hidden. The file is in the same folder, because `rename` works only within one file
        // system.
        let end = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
        let suffix = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        try replaceFile(
            at: target, with: content, through: "\(target[..<end]).\(target[end...]).\(suffix)",
            permissions: status.st_mode & 0o7777)
    }
}
