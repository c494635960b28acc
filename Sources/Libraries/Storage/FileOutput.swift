package import FoundationEssentials
import Glibc

package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An `errno`.
    package let number: CInt

    package init(number: CInt) { self.number = number }

    package static var last: SystemError { SystemError(number: errno) }

    /// The error of a cancelled wait.
    package static let interrupted = SystemError(number: ECANCELED)

    package var description: String { String(cString: strerror(number)) }

    package var isTaken: Bool { number == EEXIST }

    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

/// Writes the whole text to a descriptor, waiting for a slow reader. Returns an error, perhaps after a partial write.
package func writeAll(_ text: String, to descriptor: CInt) -> SystemError? {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}

package func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> SystemError? {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            var pipe = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&pipe, 1, -1)
        } else if errno != EINTR {
            return .last
        }
    }
    return nil
}

/// Appends all bytes to a regular file, or no bytes.
package func appendAll(_ content: Data, to descriptor: CInt) throws(SystemError) {
    let size = lseek(descriptor, 0, SEEK_END)
    guard let failure = content.withUnsafeBytes({ writeAll($0, to: descriptor) }) else { return }
    // Removes the part that was written.
    if size >= 0 { _ = ftruncate(descriptor, size) }
    throw failure
}

/// Replaces a file, or a symbolic link, by `rename`. No reader sees a partial file. On failure the old file stays.
///
/// An existing file that no other file can replace is overwritten: a mounted file, a file in a read-only folder or in a
/// folder of others, and a file whose name leaves no room for a temporary one.
///
/// - Parameters:
///   - temporary: a path in the same folder, used by no other process. An existing file there is removed.
///   - permissions: the permissions of the new file, regardless of the umask.
///   - isDurable: true to wait until the content is on the disk (`fsync`).
package func replaceFile(
    at path: String, with content: Data, through temporary: String, permissions: UInt32 = 0o600, isDurable: Bool = true
) throws(SystemError) {
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    do throws(SystemError) {
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        try appendAll(content, to: descriptor)
        guard permissions == 0o600 || fchmod(descriptor, permissions) == 0, !isDurable || fsync(descriptor) == 0,
            rename(temporary, path) == 0
        else { throw .last }
    } catch {
        if descriptor >= 0 { unlink(temporary) }
        guard [EACCES, EPERM, EROFS, EBUSY, EXDEV, ENAMETOOLONG].contains(error.number), access(path, W_OK) == 0 else {
            throw error
        }
        try overwriteFile(at: path, with: content)
    }
}

/// Overwrites an existing file. If the disk has no room for the content, the file stays unchanged; another failure may
/// leave a part.
package func overwriteFile(at path: String, with content: Data) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    if content.count > size, case let error = posix_fallocate(descriptor, 0, off_t(content.count)),
        [ENOSPC, EDQUOT, EFBIG].contains(error)
    {
        _ = ftruncate(descriptor, size)
        throw SystemError(number: error)
    }
    lseek(descriptor, 0, SEEK_SET)
    if let error = content.withUnsafeBytes({ writeAll($0, to: descriptor) }) { throw error }
    guard ftruncate(descriptor, off_t(content.count)) == 0 else { throw .last }
}
