import Glibc

extension SharedFile {
    /// How often the lock is asked for, in microseconds.
    private static let pause: UInt32 = 1_000

    /// Does `body` while no other session writes. Makes the folders that are missing, for the user alone (0700).
    ///
    /// - Throws: ``SharedFileError``, also when others do not come to an end; and what `body` throws.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        guard hold == nil else { return try body() }
        guard let taken = try takeHold(patience: patience) else {
            throw SharedFileError(path: path, reason: "another session does not stop writing to it")
        }
        return try withExtendedLifetime(taken, body)
    }

    /// A lock that someone has for as long as this lives, for work that takes longer than others would wait.
    package final class Hold: Sendable {
        private let descriptor: CInt

        fileprivate init(descriptor: CInt) {
            self.descriptor = descriptor
        }

        /// By closing it alone the lock would be given up only when a child too, which has just been forked, has closed
        /// its copy (flock(2)).
        deinit {
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
    }

    /// Takes the lock, to be held; nil where someone else has it for longer than the patience lasts. Makes the folders
    /// that are missing.
    package func takeHold(patience: Duration = .zero) throws(SharedFileError) -> Hold? {
        try makeFolders()
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw error(at: path + ".lock") }
        let deadline = ContinuousClock.now + patience
        // `flock` itself would wait for ever for a session that was stopped.
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
        return Hold(descriptor: lock)
    }

    /// Makes the folders that are missing, for the user alone (0700).
    func makeFolders() throws(SharedFileError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw error(at: folder) }
        }
    }
}
