import Glibc

/// Delivers signals as bytes of a pipe, because `poll` and Dispatch wait only for descriptors.
package nonisolated enum SignalPipe {
    /// Never closed: a late handler could otherwise write to another file.
    private static let ends = {
        let ends = makePipe()
        for end in [ends.reading, ends.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return ends
    }()

    /// The descriptor that is readable after a signal; -1 if the process has no free descriptor.
    package static var descriptor: CInt { ends.reading }

    package static func catchSignals(_ numbers: [CInt]) {
        guard ends.reading >= 0 else { return }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { SignalPipe.handle($0) }
        action.sa_flags = CInt(SA_RESTART)
        for number in numbers { sigaction(number, &action, nil) }
    }

    /// Takes the numbers of the signals that have arrived, the newest last.
    package static func take() -> [CInt] {
        var numbers: [CInt] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while case let count = read(ends.reading, &bytes, bytes.count), count > 0 {
            numbers += bytes[..<count].map(CInt.init)
        }
        return numbers
    }

    /// Runs in a signal handler. A signal handler must not allocate memory or take a lock.
    private static func handle(_ number: CInt) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // If the pipe is full, signals are already waiting in it.
        _ = write(ends.writing, &byte, 1)
        errno = error
    }
}
