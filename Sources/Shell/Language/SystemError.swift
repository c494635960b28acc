#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system says when it cannot read something.
nonisolated struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An `errno`.
    let number: CInt

    /// The reason for the failure of the call that was made last on this thread.
    static var last: SystemError { SystemError(number: errno) }

    var description: String { String(cString: strerror(number)) }

    /// Whether there is nothing of this name.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

/// A descriptor to read from, closed when nobody holds it any more, unless it was lent.
nonisolated final class InputDescriptor {
    private let descriptor: CInt
    private let isOwned: Bool

    /// Borrows a descriptor that is open already.
    init(borrowing descriptor: CInt) {
        self.descriptor = descriptor
        isOwned = false
    }

    /// Opens a file. A folder cannot be read and is an error at once.
    init(path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
        isOwned = true
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(number: EISDIR)
        }
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// The next bytes, waiting for them where that is needed; none at the end.
    func readChunk() throws(SystemError) -> [UInt8] {
        while true {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, initialized in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(count, 0)
            }
            if count >= 0 { return chunk }
            guard errno == EINTR else { throw .last }
        }
    }
}
