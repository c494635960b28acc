import Dispatch
import Glibc

/// Passes interrupts to the innermost handler, if there is a handler. Ctrl-C and some other signals are interrupts.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
package final class Interrupts {
    /// The pipe to which the signal handler writes. Never closed: a late handler could otherwise write to another file.
    private nonisolated static let pipe = {
        let ends = makePipe()
        for end in [ends.reading, ends.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return ends
    }()

    private var source: (any DispatchSourceRead)?
    private var handler: (() -> Void)?
    /// The number of the last signal; SIGINT before the first signal.
    package private(set) var lastSignal = SIGINT

    package init() {}

    isolated deinit { source?.cancel() }

    /// Makes SIGINT an interrupt, which no longer ends the process, and also each of `others` that the process does not
    /// ignore.
    package func catchSignal(and others: [CInt] = []) {
        // Ctrl-\ must end the process. The Swift runtime could treat the signal as a crash and examine the process.
        signal(SIGQUIT, SIG_DFL)
        guard Self.pipe.reading >= 0 else { return }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { Interrupts.handle($0) }
        action.sa_flags = CInt(SA_RESTART)
        for number in [SIGINT] + others.filter({ !Program.isIgnored($0) }) { sigaction(number, &action, nil) }
        let source = DispatchSource.makeReadSource(fileDescriptor: Self.pipe.reading, queue: .main)
        source.setEventHandler { [weak self] in
            // This closure runs on the main queue, which is the main actor's queue.
            MainActor.assumeIsolated {
                if let self, self.forget() { self.interrupt() }
            }
        }
        source.resume()
        self.source = source
    }

    /// Runs in a signal handler. A signal handler must not allocate memory or take a lock.
    private nonisolated static func handle(_ number: CInt) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // If the pipe is full, interrupts are already waiting in the pipe.
        _ = write(pipe.writing, &byte, 1)
        errno = error
    }

    /// Discards signals that have arrived, so that they do not interrupt a later command. True if there were any signals.
    @discardableResult
    package func forget() -> Bool {
        var hasAny = false
        var bytes = [UInt8](repeating: 0, count: 64)
        while source != nil, case let count = read(Self.pipe.reading, &bytes, bytes.count), count > 0 {
            hasAny = true
            lastSignal = CInt(bytes[count - 1])
        }
        return hasAny
    }

    package func interrupt() { handler?() }

    /// Passes interrupts to `handler` instead of the outer handlers until `body` returns.
    package func handing<Result>(to handler: @escaping () -> Void, while body: () async -> Result) async -> Result {
        let outer = self.handler
        self.handler = handler
        defer { self.handler = outer }
        return await body()
    }
}
