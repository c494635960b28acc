package import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A small file that several sessions read and replace, none of them seeing half of another's work.
///
/// It is replaced as a whole, by `rename`, so that a reader never sees a part of it and a crash leaves the old one.
/// Writers take turns by an exclusive `flock` on a file beside it (`NAME.lock`), because a lock on the file itself
/// would be on what the `rename` takes away.
package struct SharedFile: Sendable {
    /// From the root: folders that are missing are made from there.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// What the file holds, or nil where there is none.
    package func read() throws(SharedFileError) -> Data? {
        // Without O_NONBLOCK a pipe in the file's place would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw error(at: path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SharedFileError(path: path, reason: "it is not a file")
        }
        var content = Data()
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = readBytes(descriptor, into: &chunk)
            if count == 0 { return content }
            if count < 0 {
                if errno == EINTR { continue }
                throw error(at: path)
            }
            content.append(contentsOf: chunk[..<count])
        }
    }

    /// Replaces what the file holds by what `change` makes of it, while no other session does.
    ///
    /// Makes the folders that are missing, for the user alone (0700), and the file as well (0600). Where `change`
    /// throws, or anything else fails, the file stays as it was.
    package func update(_ change: (Data?) throws -> Data) throws {
        try makeFolders()
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw error(at: path + ".lock") }
        // Closing it gives up the lock.
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw error(at: path + ".lock") }
        }
        try replace(with: try change(try read()))
    }

    private func replace(with content: Data) throws(SharedFileError) {
        let temporary = path + ".new"
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
        let isWritten = fsync(descriptor) == 0
        guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
            let failure = error(at: path)
            unlink(temporary)
            throw failure
        }
    }

    private func makeFolders() throws(SharedFileError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw error(at: folder)
            }
        }
    }

    private func error(at path: String) -> SharedFileError {
        SharedFileError(path: path, reason: String(cString: strerror(errno)))
    }
}

/// `read(2)`, which within ``SharedFile`` is hidden by its own method of that name.
private func readBytes(_ descriptor: CInt, into chunk: inout [UInt8]) -> Int {
    chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}

/// Why a file cannot be used: which one, and what the system says.
package struct SharedFileError: Error, Sendable, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path): \(reason)" }
}
