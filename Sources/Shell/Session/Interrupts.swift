import Dispatch
import Glibc

/// Hands interrupts (Ctrl-C) to the innermost handler. Without a handler an interrupt does nothing.
final class Interrupts {
    private var source: (any DispatchSourceSignal)?
    private var handler: (() -> Void)?

    isolated deinit {
        source?.cancel()
    }

    /// Makes SIGINT an interrupt instead of the end of the process.
    func catchSignal() {
        signal(SIGINT, SIG_IGN)
        // Ctrl-\ is to end the process, which the Swift runtime might take for a crash to be examined.
        signal(SIGQUIT, SIG_DFL)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue is the main actor's.
            MainActor.assumeIsolated { self?.interrupt() }
        }
        source.resume()
        self.source = source
    }

    /// Interrupts, as Ctrl-C does.
    func interrupt() {
        handler?()
    }

    /// Hands each interrupt that comes before `body` returns to `handler`, and to no outer handler.
    func handing<Result>(to handler: @escaping () -> Void, while body: () async -> Result) async -> Result {
        let outer = self.handler
        self.handler = handler
        defer { self.handler = outer }
        return await body()
    }
}
