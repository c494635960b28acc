import Glibc

extension SharedFile {
    /// The time between two attempts to take the lock, in microseconds.
    private static let pause: UInt32 = 1_000

    /// Runs `body` under the lock. Creates missing folders (0700).
    ///
    /// - Throws: ``SharedFileError``, also when the lock is not free in time; and what `body` throws.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        guard hold == nil else { return try body() }
        guard let taken = try takeLock(patience: patience) else {
            throw SharedFileError(path: path, reason: "another session does not stop writing to it")
        }
        return try withExtendedLifetime(taken, body)
    }

    /// The lock, held for the lifetime of this object: for work that takes longer than other sessions would wait.
    package final class FileLock: Sendable {
        private let descriptor: CInt

        fileprivate init(descriptor: CInt) {
            self.descriptor = descriptor
        }

        /// Unlocks explicitly, because closing releases the lock only once a child process that was just forked has
        /// closed its copy of the descriptor too (flock(2)).
        deinit {
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }

    /// Takes the lock; nil if it is not free in time. Creates missing folders (0700).
    package func takeLock(patience: Duration = .zero) throws(SharedFileError) -> FileLock? {
        try makeFolders()
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw error(at: path + ".lock") }
        let deadline = ContinuousClock.now + patience
        // Polls, because a blocking `flock` would wait forever for a session that is suspended.
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            if errno == EWOULDBLOCK, ContinuousClock.now < deadline {
                usleep(Self.pause)
                continue
            }
            let failure = errno == EWOULDBLOCK ? nil : error(at: path + ".lock")
            close(lock)
            if let failure { throw failure }
            return nil
        }
        return FileLock(descriptor: lock)
    }

    /// Creates missing folders, accessible to the user only (0700).
    func makeFolders() throws(SharedFileError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw error(at: folder) }
        }
    }
}
