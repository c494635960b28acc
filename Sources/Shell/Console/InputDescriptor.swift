package import ChallengeStorage
import Dispatch
import Glibc

/// A readable file descriptor. This object closes the descriptor unless the descriptor is borrowed.
///
/// A separate thread waits for the bytes of a pipe or a terminal. Available bytes are read without that thread.
package nonisolated final class InputDescriptor: Sendable {
    private let descriptor: CInt
    private let isOwned: Bool
    /// A pipe that wakes a thread in `poll`. After the first wake-up, every later `poll` returns at once. Nil for a regular
    /// file, which never blocks: nested scripts open many files, and a pipe would take two descriptors.
    private let wakeup: (reading: CInt, writing: CInt)?

    private init(_ descriptor: CInt, isOwned: Bool) {
        (self.descriptor, self.isOwned) = (descriptor, isOwned)
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        wakeup = isFile ? nil : makePipe()
    }

    package convenience init(borrowing descriptor: CInt) { self.init(descriptor, isOwned: false) }

    /// Opens a file that the user named. A folder fails at once. A named pipe opens at once, and its first read waits.
    package convenience init(path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .last }
        self.init(descriptor, isOwned: true)
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(number: EISDIR)
        }
    }

    /// Opens a file that the program itself looks for, such as the start-up file. Nil if the file does not exist. The
    /// file must be a regular file or a link to a regular file.
    ///
    /// - Parameter limit: the largest size of the file in bytes.
    package convenience init?(found path: String, upTo limit: Int) throws(SharedFileError) {
        let file = SharedFile(path: path, followsLink: true)
        guard let descriptor = try file.openForReading(upTo: limit) else { return nil }
        self.init(descriptor, isOwned: true)
    }

    /// The size in bytes of the largest file that is kept in memory. A device may send bytes without end.
    package static let sizeLimit = 64 << 20

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
        if let wakeup { for end in [wakeup.reading, wakeup.writing] { close(end) } }
    }

    /// True if only the user of the process and the administrator can write the file.
    package var isPrivatelyWritable: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && [geteuid(), 0].contains(status.st_uid)
            && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }

    /// Returns the next bytes; empty at the end of the file. Only one reader may wait at a time.
    ///
    /// - Returns: ``SystemError/interrupted`` if the task is cancelled during the wait, and at every later call.
    package func readChunk() async -> Result<[UInt8], SystemError> {
        await withTaskCancellationHandler {
            if let chunk = await readIfReady() { return chunk }
            return await withCheckedContinuation { continuation in
                DispatchQueue(label: "shell.input").async { continuation.resume(returning: self.waitAndRead()) }
            }
        } onCancel: {
            var byte: UInt8 = 1
            if let wakeup { _ = write(wakeup.writing, &byte, 1) }
        }
    }

    /// Returns the available bytes, or nil if no bytes are available yet.
    @concurrent
    private func readIfReady() async -> Result<[UInt8], SystemError>? {
        Task.isCancelled ? .failure(.interrupted) : read(timeout: 0)
    }

    private func waitAndRead() -> Result<[UInt8], SystemError> {
        while true {
            if let chunk = read(timeout: -1) { return chunk }
        }
    }

    /// Waits for bytes for `timeout` milliseconds, or without limit if `timeout` is negative. Nil if no bytes arrive.
    private func read(timeout: CInt) -> Result<[UInt8], SystemError>? {
        // Dispatch's threads block SIGTTIN. With SIGTTIN blocked, a background program that reads from its terminal would
        // get an error instead of stopping.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTIN)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeup?.reading ?? -1, events: Int16(POLLIN), revents: 0),
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
        // Another reader has taken the bytes, or a signal has interrupted the read.
        return errno == EINTR || errno == EAGAIN ? nil : .failure(.last)
    }
}
