package import FoundationEssentials
import Glibc

/// A small file that several sessions read and write, without seeing each other's partial writes.
///
/// It is either replaced as a whole by `rename`, so that a crash leaves the old content, or extended by whole lines.
/// Writing needs a ``FileLock``, reading does not. New files are accessible to the user only. Only regular files are
/// opened: a named pipe, which waits for another process, is an error at once. The amount read from a file is limited.
package struct SharedFile: Sendable {
    /// An absolute path.
    package let path: String
    /// True if a symbolic link in the file's place is followed. This is for files that users write and this program only
    /// reads. Otherwise a link is an error, because anybody may own its target. Links to parent folders are always
    /// followed.
    private let followsLink: Bool

    package init(path: String, followsLink: Bool = false) {
        self.path = path
        self.followsLink = followsLink
    }

    /// Replaces the content by the result of `change`, which gets the result of ``read(last:since:)``. On failure
    /// the file stays unchanged. The lock is this file's or a related file's.
    package func update(
        under lock: FileLock, last limit: Int, _ change: (Data?) throws -> Data
    ) throws {
        try replace(with: try change(try read(last: limit)?.bytes), through: path + ".new")
    }

    /// Replaces the file without a lock; see ``replaceFile(at:with:through:permissions:isDurable:)``.
    package func replace(
        with content: Data, through temporary: String, isDurable: Bool = true
    ) throws(SharedFileError) {
        do {
            try replaceFile(at: path, with: content, through: temporary, isDurable: isDurable)
        } catch {
            throw SharedFileError(path: temporary, reason: "\(error)")
        }
    }

    /// Returns the error in `errno`, for a path.
    func error(at path: String) -> SharedFileError {
        let error = SystemError.last
        return SharedFileError(path: path, reason: "\(error)", isMissing: error.isMissing)
    }

    /// The identity and size of the file. If both are the same, the file has not been written since.
    package struct State: Sendable, Hashable {
        private let device: UInt64
        private let inode: UInt64
        /// The size in bytes.
        package let size: Int

        fileprivate init(_ status: stat, size: Int) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
            self.size = size
        }

        /// True if this is the same file, and not shorter.
        fileprivate func hasGrown(since other: State) -> Bool {
            device == other.device && inode == other.inode && size >= other.size
        }
    }

    /// The current state of the file; nil if the file does not exist or is inaccessible.
    package var state: State? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return State(status, size: Int(status.st_size))
    }

    /// Appends a line by one `write`. The line is always separate, even after a partial line from a crash.
    ///
    /// The line survives the death of the process. Without `fsync`, a power failure may lose the last lines. Access by
    /// other users is removed. If anything fails, the file stays unchanged.
    ///
    /// - Parameters:
    ///   - line: a line without its line end.
    ///   - lock: the lock of this file or a related file.
    /// - Returns: the new state of the file.
    @discardableResult
    package func append(
        _ line: Data, under lock: FileLock
    ) throws(SharedFileError) -> State {
        let (descriptor, status) = try open(O_RDWR | O_APPEND | O_CREAT)
        defer { close(descriptor) }
        // Fails on a file system without permissions, where there is nothing to correct.
        if status.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }

        let size = Int(status.st_size)
        let end = Data("\n".utf8)
        var addition = Data()
        var last: UInt8 = 0
        if size > 0, pread(descriptor, &last, 1, off_t(size - 1)) == 1, last != end[0] { addition += end }
        addition += line + end
        do { try appendAll(addition, to: descriptor) } catch {
            throw SharedFileError(path: path, reason: "\(error)")
        }
        return State(status, size: size + addition.count)
    }

    package struct Content: Sendable {
        package let bytes: Data
        /// The state of the whole file at that moment.
        package let state: State
        /// True if ``bytes`` are only the lines added since the known state.
        package let isAddition: Bool
    }

    /// Returns the content of the file; nil without a file. A file above the limit is an error and is not read.
    package func read(upTo limit: Int) throws(SharedFileError) -> Data? {
        guard let descriptor = try openForReading(upTo: limit) else { return nil }
        defer { close(descriptor) }
        // The file may have grown meanwhile.
        let bytes = try read(descriptor, from: 0, atMost: limit + 1)
        guard bytes.count <= limit else { throw SharedFileError(path: path, isLargerThan: limit) }
        return bytes
    }

    /// Returns a descriptor for reading, which the caller closes; nil without a file. A file above the limit is an error.
    package func openForReading(upTo limit: Int) throws(SharedFileError) -> CInt? {
        guard let (descriptor, status) = try openForReading() else { return nil }
        guard status.st_size <= limit else {
            close(descriptor)
            throw SharedFileError(path: path, isLargerThan: limit)
        }
        return descriptor
    }

    /// Returns the first `limit` bytes of the file; nil without a file.
    package func read(first limit: Int) throws(SharedFileError) -> Data? {
        guard let (descriptor, _) = try openForReading() else { return nil }
        defer { close(descriptor) }
        return try read(descriptor, from: 0, atMost: limit)
    }

    /// Returns all lines that begin within the last `limit` bytes of the file; nil without a file.
    ///
    /// - Parameter known: an earlier state. If lines were only added since, only the added lines are read.
    package func read(last limit: Int, since known: State? = nil) throws(SharedFileError) -> Content? {
        guard let (descriptor, status) = try openForReading() else { return nil }
        defer { close(descriptor) }
        let now = State(status, size: Int(status.st_size))
        let start = max(0, now.size - limit)
        if let known, known.size > start, now.hasGrown(since: known) {
            let bytes = try read(descriptor, from: known.size - 1)
            // The byte before the addition. If this byte is no line feed, the known content ended within a line.
            if bytes.first == UInt8(ascii: "\n") {
                let state = State(status, size: known.size - 1 + bytes.count)
                return Content(bytes: bytes.dropFirst(), state: state, isAddition: true)
            }
        }
        // Includes the previous byte, to check if a line begins at `start`.
        let position = max(0, start - 1)
        let bytes = try read(descriptor, from: position)
        let state = State(status, size: position + bytes.count)
        let lines = start == 0 ? bytes : bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
        return Content(bytes: lines, state: state, isAddition: false)
    }

    /// Returns nil without a file.
    private func openForReading() throws(SharedFileError) -> (descriptor: CInt, status: stat)? {
        do { return try open(O_RDONLY) } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// Opens the file, which must be a regular file.
    func open(_ flags: CInt) throws(SharedFileError) -> (descriptor: CInt, status: stat) {
        // O_NONBLOCK: opening a named pipe would block. O_NOCTTY: a terminal must not become the process's own.
        let link = followsLink ? 0 : O_NOFOLLOW
        let descriptor = Glibc.open(path, flags | link | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
        guard descriptor >= 0 else {
            // For a link the system reports too many links, and for a socket a missing device.
            let isMisleading = errno == ELOOP && !followsLink || errno == ENXIO
            let failure = error(at: path)
            throw isMisleading ? mismatch ?? failure : failure
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw SharedFileError(path: path, reason: SharedFileError.notAFile)
        }
        return (descriptor, status)
    }

    /// The reason why a path cannot be the program's file; nil for a regular or missing file.
    var mismatch: SharedFileError? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFLNK: return SharedFileError(path: path, reason: "it is a symbolic link, which is not followed")
        default: return SharedFileError(path: path, reason: SharedFileError.notAFile)
        }
    }

    /// Reads from a position to the end, at most `limit` bytes.
    private func read(
        _ descriptor: CInt, from position: Int, atMost limit: Int = .max
    ) throws(SharedFileError) -> Data {
        guard lseek(descriptor, off_t(position), SEEK_SET) >= 0 else { throw error(at: path) }
        var bytes = Data()
        var chunk = [UInt8](repeating: 0, count: min(64 << 10, limit))
        while true {
            if bytes.count >= limit { return bytes.prefix(limit) }
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw error(at: path)
            }
            bytes.append(contentsOf: chunk[..<count])
        }
    }
}

package struct SharedFileError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String
    let isMissing: Bool

    fileprivate static let notAFile = "it is not a file"

    package init(path: String, reason: String, isMissing: Bool = false) {
        self.path = path
        self.reason = reason
        self.isMissing = isMissing
    }

    package var description: String { "\(path): \(reason)" }
}

extension SharedFileError {
    fileprivate init(path: String, isLargerThan limit: Int) {
        let size = limit.isMultiple(of: 1 << 20) ? "\(limit >> 20) MiB" : "\(limit) bytes"
        self.init(path: path, reason: "it is larger than \(size)")
    }
}
