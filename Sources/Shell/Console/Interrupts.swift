import Dispatch
import Glibc

/// Passes interrupts (Ctrl-C, and other signals that count as one) to the innermost handler, if there is one.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
package final class Interrupts {
    /// The pipe to which the signal handler writes. It is never closed, as a late handler must not write to another file.
    private nonisolated static let pipe = {
        let ends = makePipe()
        for end in [ends.reading, ends.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return ends
    }()

    private var source: (any DispatchSourceRead)?
    private var handler: (() -> Void)?
    /// The last signal; SIGINT before the first one.
    package private(set) var lastSignal = SIGINT

    package init() {}

    isolated deinit { source?.cancel() }

    /// Makes SIGINT an interrupt instead of ending the process, and each of `others` that the process does not ignore.
    package func catchSignal(and others: [CInt] = []) {
        // Ctrl-\ must end the process. The Swift runtime could treat it as a crash and examine it.
        signal(SIGQUIT, SIG_DFL)
        guard Self.pipe.reading >= 0 else { return }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { Interrupts.handle($0) }
        action.sa_flags = CInt(SA_RESTART)
        for number in [SIGINT] + others.filter({ !Program.isIgnored($0) }) { sigaction(number, &action, nil) }
        let source = DispatchSource.makeReadSource(fileDescriptor: Self.pipe.reading, queue: .main)
        source.setEventHandler { [weak self] in
            // This closure runs on the main queue, which is the main actor's.
            MainActor.assumeIsolated {
                if let self, self.forget() { self.interrupt() }
            }
        }
        source.resume()
        self.source = source
    }

    /// Runs in a signal handler, where it must not allocate memory or take a lock.
    private nonisolated static func handle(_ number: CInt) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // If the pipe is full, it already contains interrupts.
        _ = write(pipe.writing, &byte, 1)
        errno = error
    }

    /// Discards the signals that have arrived, so that they do not reach a later command. Returns true if there were any.
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

    /// Passes interrupts to `handler`, and to no outer handler, until `body` returns.
    package func handing<Result>(to handler: @escaping () -> Void, while body: () async -> Result) async -> Result {
        let outer = self.handler
        self.handler = handler
        defer { self.handler = outer }
        return await body()
    }
}
