#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SharedFile {
    /// How often the lock is asked for, in microseconds.
    private static let pause: UInt32 = 1_000

    /// Does `body` while no other session writes. Makes the folders that are missing, for the user alone (0700).
    ///
    /// - Throws: ``SharedFileError``, also when others do not come to an end; and what `body` throws.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        guard hold == nil else { return try body() }
        let lock = try openLock()
        defer { Self.giveUp(lock) }
        try take(lock)
        return try body()
    }

    /// By closing it alone the lock would be given up only when a child too, which has just been forked, has closed its copy
    /// (flock(2)).
    fileprivate static func giveUp(_ lock: CInt) {
        flock(lock, LOCK_UN)
        close(lock)
    }

    /// A lock that someone has for as long as this lives, for work that takes longer than others would wait.
    package final class Hold: Sendable {
        private let descriptor: CInt

        fileprivate init(descriptor: CInt) {
            self.descriptor = descriptor
        }

        deinit {
            SharedFile.giveUp(descriptor)
        }
    }

    /// Takes the lock, to be held; nil where someone else has it. Makes the folders that are missing.
    package func takeHold() throws(SharedFileError) -> Hold? {
        let lock = try openLock()
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EINTR else {
                let isTaken = errno == EWOULDBLOCK
                let failure = error(at: path + ".lock")
                close(lock)
                if isTaken { return nil }
                throw failure
            }
        }
        return Hold(descriptor: lock)
    }

    private func openLock() throws(SharedFileError) -> CInt {
        try makeFolders()
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw error(at: path + ".lock") }
        return lock
    }

    /// `flock` itself would wait for ever for a session that was stopped.
    private func take(_ lock: CInt) throws(SharedFileError) {
        let deadline = ContinuousClock.now + patience
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK where ContinuousClock.now < deadline: usleep(Self.pause)
            case EWOULDBLOCK: throw SharedFileError(path: path, reason: "another session does not stop writing to it")
            default: throw error(at: path + ".lock")
            }
        }
    }

    /// Makes the folders that are missing, for the user alone (0700).
    func makeFolders() throws(SharedFileError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw error(at: folder)
            }
        }
    }
}
