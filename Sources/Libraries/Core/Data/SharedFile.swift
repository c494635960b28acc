package import FoundationEssentials
import Glibc

/// A small file that several sessions read and write, without seeing partial writes of each other.
///
/// It is either replaced as a whole, by `rename`, so that a crash leaves the old content, or appended to by whole
/// lines. Writers take turns by an exclusive `flock` on a file beside it (`NAME.lock`); a lock on the file itself would
/// go away with it at the `rename`. A symbolic link is followed and kept. Sessions that use the same file by links of
/// different names do not share a lock.
package struct SharedFile: Sendable {
    /// An absolute path, whose missing folders are created.
    package let path: String
    /// How long to wait for other writers before writing fails. Each of them takes milliseconds.
    package var patience = Duration.seconds(2)
    /// A lock that is held already, so that single operations take none.
    let hold: FileLock?

    /// - Parameter hold: a lock that is held already, for this file or for another that goes with it.
    package init(path: String, under hold: FileLock? = nil) {
        self.path = path
        self.hold = hold
    }

    /// Replaces the content by what `change` makes of it, under the lock.
    ///
    /// Creates missing folders (0700) and the file (0600), accessible to the user only. If `change` throws, or anything
    /// else fails, the file stays unchanged.
    ///
    /// - Parameter limit: for a file that may be too long to be read as a whole: `change` gets the result of
    ///   ``read(last:since:)``, and all earlier content is dropped.
    package func update(last limit: Int = .max, _ change: (Data?) throws -> Data) throws {
        try locked {
            let file = SharedFile(path: target)
            try file.place(try change(try read(last: limit)?.bytes), through: file.path + ".new")
        }
    }

    /// Deletes the file, and the rest of an interrupted replacement, under the lock. Does nothing if there is no file.
    package func remove() throws {
        try locked {
            unlink(target + ".new")
            guard unlink(path) == 0 || errno == ENOENT else { throw error(at: path) }
        }
    }

    /// Replaces the file (0600) atomically by one with this content; on failure it stays unchanged. A symbolic link is
    /// replaced, not followed.
    ///
    /// - Parameters:
    ///   - temporary: a path in the same folder that no other session writes at the same time.
    ///   - isDurable: whether to wait until the content is on the disk (`fsync`).
    func place(_ content: Data, through temporary: String, isDurable: Bool = true) throws(SharedFileError) {
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw error(at: temporary) }
        var written = 0
        while written < content.count {
            let count = content.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let failure = error(at: temporary)
                close(descriptor)
                unlink(temporary)
                throw failure
            }
            written += count
        }
        let isWritten = !isDurable || fsync(descriptor) == 0
        guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
            let failure = error(at: path)
            unlink(temporary)
            throw failure
        }
    }

    /// The target of a symbolic link; the path itself if it is none, or a broken one.
    private var target: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    var notAFile: SharedFileError { SharedFileError(path: path, reason: "it is not a file") }

    /// The error in `errno`, for a path.
    func error(at path: String) -> SharedFileError {
        SharedFileError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Why a file cannot be used.
package struct SharedFileError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path): \(reason)" }
}
