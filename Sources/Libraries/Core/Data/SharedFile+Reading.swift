package import FoundationEssentials
import Glibc

extension SharedFile {
    /// The result of reading a file.
    package struct Content: Sendable {
        package let bytes: Data
        /// The whole file at that moment.
        package let state: State
        /// Whether ``bytes`` are only the lines added since the known state.
        package let isAddition: Bool
    }

    /// The content of the file; nil if there is none.
    package func read() throws(SharedFileError) -> Data? { try read(last: .max)?.bytes }

    /// The first `limit` bytes of the file; nil if there is none.
    package func read(first limit: Int) throws(SharedFileError) -> Data? {
        guard let (descriptor, _) = try openForReading() else { return nil }
        defer { close(descriptor) }
        return try read(descriptor, from: 0, atMost: limit)
    }

    /// All lines that begin within the last `limit` bytes of the file; nil if there is no file.
    ///
    /// - Parameter known: an earlier state. If only lines have been added since, only those are read.
    package func read(last limit: Int, since known: State? = nil) throws(SharedFileError) -> Content? {
        guard let (descriptor, status) = try openForReading() else { return nil }
        defer { close(descriptor) }
        let now = State(status, size: Int(status.st_size))
        let start = max(0, now.size - limit)
        if let known, known.size > start, now.hasGrown(since: known) {
            let bytes = try read(descriptor, from: known.size - 1)
            // Otherwise the known content ended within a line.
            if bytes.first == UInt8(ascii: "\n") {
                let state = State(status, size: known.size - 1 + bytes.count)
                return Content(bytes: bytes.dropFirst(), state: state, isAddition: true)
            }
        }
        // Includes the byte before, to see whether a line begins at `start`.
        let position = max(0, start - 1)
        let bytes = try read(descriptor, from: position)
        let state = State(status, size: position + bytes.count)
        return Content(bytes: start == 0 ? bytes : bytes.withoutFirstLine, state: state, isAddition: false)
    }

    /// Nil if there is no file.
    private func openForReading() throws(SharedFileError) -> (descriptor: CInt, status: stat)? {
        // O_NONBLOCK: opening a named pipe would block.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw error(at: path)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw notAFile
        }
        return (descriptor, status)
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

extension Data {
    /// The bytes after the first line end.
    fileprivate var withoutFirstLine: Data {
        let end = withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { start in
                memchr(start, CInt(UInt8(ascii: "\n")), bytes.count).map { UnsafeRawPointer($0) - start }
            }
        }
        return end.map { dropFirst($0 + 1) } ?? Data()
    }
}
