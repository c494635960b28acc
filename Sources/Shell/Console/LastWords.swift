import Glibc
import Synchronization

/// A text on the standard error before SIGTERM ends the process.
package nonisolated enum LastWords {
    /// The longest text in bytes. A longer one is cut.
    private static let limit = 1_024
    /// The number of bytes to write.
    private static let count = Atomic<Int>(0)

    /// `nonisolated(unsafe)` is sound: the bytes are written only by the main actor while ``count`` is 0, and read only by
    /// the signal handler, which cannot allocate.
    private nonisolated(unsafe) static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)

    /// Installs the handler, unless SIGTERM already has one or is ignored.
    private static let isInstalled: Bool = {
        var action = sigaction()
        guard sigaction(SIGTERM, nil, &action) == 0,
            unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
        else { return false }
        action.__sigaction_handler.sa_handler = { _ in
            let error = errno
            _ = write(STDERR_FILENO, bytes, count.load(ordering: .acquiring))
            raise(SIGTERM)
            errno = error
        }
        // The handler is called once. The raised signal then ends the process.
        action.sa_flags = CInt(bitPattern: UInt32(SA_RESETHAND))
        return sigaction(SIGTERM, &action, nil) == 0
    }()

    /// Sets the text; nil for none.
    @MainActor
    package static func set(_ text: String?) {
        count.store(0, ordering: .releasing)
        guard let text = text?.utf8.prefix(limit), isInstalled else { return }
        for (index, byte) in text.enumerated() { bytes[index] = byte }
        count.store(text.count, ordering: .releasing)
    }
}
