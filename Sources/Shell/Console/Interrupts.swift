import Dispatch
import Glibc

/// Passes interrupts to the innermost handler, if there is a handler. Ctrl-C and some other signals are interrupts.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
package final class Interrupts {
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
        guard SignalPipe.descriptor >= 0 else { return }
        SignalPipe.catchSignals([SIGINT] + others.filter { !Program.isIgnored($0) })
        let source = DispatchSource.makeReadSource(fileDescriptor: SignalPipe.descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            // This closure runs on the main queue, which is the main actor's queue.
            MainActor.assumeIsolated {
                if let self, self.forget() { self.interrupt() }
            }
        }
        source.resume()
        self.source = source
    }

    /// Discards signals that have arrived, so that they do not interrupt a later command. True if there were any signals.
    @discardableResult
    package func forget() -> Bool {
        guard source != nil, let last = SignalPipe.take().last else { return false }
        lastSignal = last
        return true
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
