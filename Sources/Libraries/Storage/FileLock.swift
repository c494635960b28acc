import ChallengeTaskTracking
import Dispatch
import Glibc

/// An exclusive `flock` on a file or folder, for the lifetime of this object.
///
/// A session that writes a ``SharedFile``, or related files, locks a separate file (`NAME.lock`), because `rename` replaces
/// the shared file together with its lock. Sessions that use a file by links of different names do not share a lock.
package final class FileLock: Sendable {
    private let descriptor: CInt

    /// Locks an open file, which is closed with this object. Returns nil, without closing the file, if it cannot be
    /// locked at once. `errno` is `EWOULDBLOCK` if another process has the lock.
    init?(descriptor: CInt) {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno != EINTR { return nil }
        }
        self.descriptor = descriptor
    }

    /// Unlocks. Closing alone would unlock only after a forked child has closed its copy too (flock(2)).
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

extension SharedFile {
    /// Takes the lock. Returns nil if another session holds it. Creates missing folders (0700).
    package func tryLock() throws(SharedFileError) -> FileLock? {
        try makeFolders()
        let descriptor = try SharedFile(path: path + ".lock").open(O_RDWR | O_CREAT).descriptor
        if let lock = FileLock(descriptor: descriptor) { return lock }
        let failure = errno == EWOULDBLOCK ? nil : error(at: path + ".lock")
        close(descriptor)
        if let failure { throw failure }
        return nil
    }

    /// Takes the lock once it is free. Waiting blocks no thread. Cancelling the task does not end the wait.
    package func lock(timeout: Duration = .seconds(2)) async throws(SharedFileError) -> FileLock {
        let deadline = ContinuousClock.now + timeout
        // Polls, because a blocking `flock` would wait forever for a suspended session.
        while true {
            if let lock = try tryLock() { return lock }
            guard ContinuousClock.now < deadline else {
                throw SharedFileError(path: path, reason: "it is locked by another session")
            }
            await AppTasks.awaitingExternal {
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
                }
            }
        }
    }

    /// Creates missing folders with access for the user only (0700).
    package func makeFolders() throws(SharedFileError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw error(at: folder) }
        }
    }
}
