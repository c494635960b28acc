package import FoundationEssentials
import Glibc

extension SharedFile {
    /// Which file is there and how long it is: where this is the same, nobody has written since.
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

        /// Whether this is the same file, no shorter than before.
        func hasGrown(since other: State) -> Bool {
            device == other.device && inode == other.inode && size >= other.size
        }
    }

    /// The file as it is now; nil where there is none, or none that can be reached.
    package var state: State? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return State(status, size: Int(status.st_size))
    }

    /// Adds a line at the end, while no other session writes; the file before and after.
    ///
    /// It goes out in one `write`, on a line of its own whatever a crash has left at the end, and is there when this
    /// returns even if the process is killed then. It is not waited for on the disk: what is lost with the power may
    /// be the last lines. Makes what is missing as ``update(_:)`` does, and takes from others what rights they have on
    /// the file. Where anything fails, the file stays as it was.
    ///
    /// - Parameters:
    ///   - line: without its line end, and without any other.
    ///   - heading: the first line of a file that is new or empty, likewise.
    package func append(_ line: Data, heading: Data) throws -> (before: State, after: State) {
        try locked {
            // O_NONBLOCK: a pipe in the file's place would be waited for.
            let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw error(at: path) }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw notAFile }
            // A file system without permissions refuses; then there is nothing to correct.
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
        // Half a line would be another line.
        if count > 0 { _ = ftruncate(descriptor, off_t(size)) }
        throw failure
    }
}
