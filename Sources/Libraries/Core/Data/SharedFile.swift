package import FoundationEssentials
import Glibc

/// A small file that several sessions read and write, none of them seeing half of another's work.
///
/// It is replaced as a whole, by `rename`, so that a reader never sees a part of it and a crash leaves the old one; or
/// it grows by whole lines. Writers take turns by an exclusive `flock` on a file beside it (`NAME.lock`), because a lock
/// on the file itself would be on what the `rename` takes away. A symbolic link is followed, and stays one; those who
/// come to the same file by links of different names have different locks.
package struct SharedFile: Sendable {
    /// From the root: folders that are missing are made from there.
    package let path: String
    /// How long others may be at work before writing fails. What they do takes milliseconds.
    package var patience = Duration.seconds(2)
    /// The lock under which everything is done, where someone holds one for longer.
    let hold: Hold?

    /// - Parameter hold: a lock that is held already, for this file or for another that goes with it.
    package init(path: String, under hold: Hold? = nil) {
        self.path = path
        self.hold = hold
    }

    /// Replaces what the file holds by what `change` makes of it, while no other session does.
    ///
    /// Makes the folders that are missing, for the user alone (0700), and the file as well (0600). Where `change`
    /// throws, or anything else fails, the file stays as it was.
    ///
    /// - Parameter limit: for a file that may be too long to be read as a whole: `change` is given what ``read(last:)``
    ///   gives, and what comes before that is gone.
    package func update(last limit: Int = .max, _ change: (Data?) throws -> Data) throws {
        try locked {
            let file = SharedFile(path: target)
            try file.place(try change(try read(last: limit)?.bytes), through: file.path + ".new")
        }
    }

    /// Takes the file away, and what a crash has left of a replacement, while no other session writes. Where there is none,
    /// does nothing.
    package func remove() throws {
        try locked {
            unlink(target + ".new")
            guard unlink(path) == 0 || errno == ENOENT else { throw error(at: path) }
        }
    }

    /// Puts a file (0600) with this content where the path is, in one step; what is there otherwise stays as it was. A
    /// symbolic link is replaced, not followed.
    ///
    /// - Parameters:
    ///   - temporary: a file of the same folder that nobody else writes at the same time.
    ///   - isDurable: whether the content is waited for on the disk.
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

    /// Where a symbolic link leads; the path itself where it is none, or leads nowhere.
    private var target: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    var notAFile: SharedFileError { SharedFileError(path: path, reason: "it is not a file") }

    /// What the system has just said of a path.
    func error(at path: String) -> SharedFileError {
        SharedFileError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// Why a file cannot be used: which one, and what the system says.
package struct SharedFileError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path): \(reason)" }
}
