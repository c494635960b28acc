import ChallengeStorage
import FoundationEssentials
import Glibc

/// A file that the user has asked for. It grows by whole pieces, so that it never ends in half of one.
nonisolated final class WrittenFile {
    private let descriptor: CInt
    private let path: String

    /// Makes an empty file.
    ///
    /// - Parameters:
    ///   - mode: its permissions, less the process's umask.
    ///   - replaces: whether a file of this name may be there, whose content then goes. Otherwise that is an error.
    init(path: String, mode: mode_t = 0o666, replaces: Bool = false) throws(SystemError) {
        self.path = path
        let flags = replaces ? O_TRUNC : O_EXCL
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, mode)
        guard descriptor >= 0 else { throw .last }
    }

    deinit {
        close(descriptor)
    }

    /// Deletes the file.
    func delete() { unlink(path) }

    /// Whether a file with other content is there, not to be replaced: it is not empty, and begins otherwise.
    static func isOther(at path: String, than beginning: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return false }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: beginning.utf8.count)
        let count = read(descriptor, &bytes, bytes.count)
        return count >= 0 && !bytes.prefix(count).elementsEqual(beginning.utf8)
    }

    /// Adds a text at the end, or nothing of it.
    func append(_ text: String) throws(SystemError) { try appendAll(Data(text.utf8), to: descriptor) }

    /// Replaces what a file holds atomically; it keeps its permissions. A symbolic link is followed, and stays one.
    static func replace(_ path: String, with text: String) throws(SystemError) {
        guard let resolved = realpath(path, nil) else { throw .last }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, access(resolved, W_OK) == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        // Beside it: only within one file system can a file take another's place. A folder's listing does not show it.
        let target = String(cString: resolved)
        let end = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
        let suffix = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        try replaceFile(
            at: target, with: Data(text.utf8), through: "\(target[..<end]).\(target[end...]).\(suffix)",
            permissions: status.st_mode & 0o7777)
    }
}
