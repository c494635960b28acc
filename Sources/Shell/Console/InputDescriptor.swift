package import ChallengeShellStorage
import Dispatch
import Glibc

/// A readable file descriptor. This object closes it unless it is borrowed.
///
/// A separate thread waits for the bytes of a pipe or a terminal. Bytes that are available are read without one.
package nonisolated final class InputDescriptor: Sendable {
    private let descriptor: CInt
    private let isOwned: Bool
    /// Nil for a regular file, which never blocks: nested scripts open many files, and a pipe takes two descriptors.
    private let wakeup: WakeupPipe?

    private init(_ descriptor: CInt, isOwned: Bool) {
        (self.descriptor, self.isOwned) = (descriptor, isOwned)
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        wakeup = isFile ? nil : WakeupPipe()
    }

    package convenience init(borrowing descriptor: CInt) { self.init(descriptor, isOwned: false) }

    /// Opens a file named by the user. A folder fails at once; a named pipe waits at its first read.
    package convenience init(path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .last }
        self.init(descriptor, isOwned: true)
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(number: EISDIR)
        }
    }

    /// Opens a file that the program looks for itself, such as the start-up file. It must be a regular file or a link to
    /// one. Nil if there is none.
    ///
    /// - Parameter limit: the largest size of the file in bytes.
    package convenience init?(found path: String, upTo limit: Int) throws(SharedFileError) {
        let file = SharedFile(path: path, followsLink: true)
        guard let descriptor = try file.openForReading(upTo: limit) else { return nil }
        self.init(descriptor, isOwned: true)
    }

    /// The largest file that is kept in memory, in bytes. A device may be endless.
    package static let sizeLimit = 64 << 20

    /// Returns a whole file.
    package static func content(of path: String) async throws(SystemError) -> [UInt8] {
        try await InputDescriptor(path: path).content()
    }

    package func content() async throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while case let chunk = try await readChunk().get(), !chunk.isEmpty {
            bytes += chunk
            guard bytes.count <= Self.sizeLimit else { throw SystemError(number: EFBIG) }
        }
        return bytes
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// True if only the process's user and the administrator can write the file.
    package var isPrivatelyWritable: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && [geteuid(), 0].contains(status.st_uid)
            && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }

    /// Returns the next bytes; none at the end. Only one reader may wait at a time.
    ///
    /// - Returns: ``SystemError/interrupted`` if the task is cancelled while it waits, and from then on.
    package func readChunk() async -> Result<[UInt8], SystemError> {
        await withTaskCancellationHandler {
            if let chunk = await readIfReady() { return chunk }
            return await withCheckedContinuation { continuation in
                DispatchQueue(label: "shell.input").async { continuation.resume(returning: self.waitAndRead()) }
            }
        } onCancel: {
            wakeup?.wake()
        }
    }

    /// Returns nil if no bytes are available yet.
    @concurrent
    private func readIfReady() async -> Result<[UInt8], SystemError>? {
        Task.isCancelled ? .failure(.interrupted) : read(timeout: 0)
    }

    private func waitAndRead() -> Result<[UInt8], SystemError> {
        while true {
            if let chunk = read(timeout: -1) { return chunk }
        }
    }

    /// Waits for bytes, up to `timeout` milliseconds, or without limit if it is negative. Returns nil if none arrive.
    private func read(timeout: CInt) -> Result<[UInt8], SystemError>? {
        // Dispatch's threads block SIGTTIN. If a background program then reads from its terminal, it does not stop: it
        // gets an error, as if the terminal were gone.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTIN)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeup?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let readyCount = poll(&descriptors, nfds_t(descriptors.count), timeout)
        guard readyCount > 0 else { return readyCount == 0 || errno == EINTR ? nil : .failure(.last) }
        if descriptors[1].revents != 0 { return .failure(.interrupted) }
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, initialized in
            count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            initialized = max(count, 0)
        }
        if count >= 0 { return .success(chunk) }
        // Another reader has taken the bytes, or a signal arrived.
        return errno == EINTR || errno == EAGAIN ? nil : .failure(.last)
    }
}

/// Wakes a thread that waits in `poll`. It stays woken for ever.
private nonisolated final class WakeupPipe: Sendable {
    private let ends = makePipe()

    deinit {
        close(ends.reading)
        close(ends.writing)
    }

    /// The descriptor to poll; it is readable after ``wake()``.
    var descriptor: CInt { ends.reading }

    func wake() {
        var byte: UInt8 = 1
        _ = write(ends.writing, &byte, 1)
    }
}
