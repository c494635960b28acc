package import FoundationEssentials
import Glibc

extension SharedFile {
    /// The identity and size of the file: if both are the same, the file has not been written since.
    package struct State: Sendable, Hashable {
        private let device: UInt64
        private let inode: UInt64
        /// In bytes.
        package let size: Int

        init(_ status: stat, size: Int) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
            self.size = size
        }

        /// Whether this is the same file, and not shorter.
        func hasGrown(since other: State) -> Bool {
            device == other.device && inode == other.inode && size >= other.size
        }
    }

    /// The current state of the file; nil if there is none, or none that can be accessed.
    package var state: State? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return State(status, size: Int(status.st_size))
    }

    /// Appends a line under the lock.
    ///
    /// The line is written by one `write`, always as a line of its own, even after a partial line that a crash has
    /// left. It survives the death of the process, but as there is no `fsync`, a power failure may lose the last lines.
    /// Creates what is missing as ``update(last:_:)`` does, and removes the access of other users. If anything fails,
    /// the file stays unchanged.
    ///
    /// - Parameters:
    ///   - line: a line without a line end.
    ///   - heading: the first line of a new or empty file, without a line end.
    /// - Returns: the state of the file before and after.
    package func append(_ line: Data, heading: Data) throws -> (before: State, after: State) {
        try locked {
            // O_NONBLOCK: opening a named pipe would block.
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw error(at: path) }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw notAFile }
            // Fails on a file system without permissions, where there is nothing to correct.
            if status.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }

            let size = Int(status.st_size)
            let end = Data("\n".utf8)
            var addition = size == 0 ? heading + end : Data()
            var last: UInt8 = 0
            if size > 0, pread(descriptor, &last, 1, off_t(size - 1)) == 1, last != end[0] { addition += end }
            addition += line + end
            try write(addition, to: descriptor, after: size)
            return (State(status, size: size), State(status, size: size + addition.count))
        }
    }

    private func write(_ addition: Data, to descriptor: CInt, after size: Int) throws(SharedFileError) {
        let count = addition.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard count < addition.count else { return }
        let failure =
            count < 0 ? error(at: path) : SharedFileError(path: path, reason: "there is no room for more in it")
        // Removes the part of the line that was written.
        if count > 0 { _ = ftruncate(descriptor, off_t(size)) }
        throw failure
    }
}
