import Dispatch
import Glibc

/// Tells whoever is at work of an interrupt. Where nobody is, an interrupt does nothing.
final class Interrupts {
    private var source: (any DispatchSourceSignal)?
    private var handler: (() -> Void)?

    isolated deinit {
        source?.cancel()
    }

    /// Takes SIGINT, which would end the process, for an interrupt.
    func catchSignal() {
        signal(SIGINT, SIG_IGN)
        // Whoever presses Ctrl-\ wants an end, which the runtime might take for a crash to be examined.
        signal(SIGQUIT, SIG_DFL)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue is the main actor's.
            MainActor.assumeIsolated { self?.interrupt() }
        }
        source.resume()
        self.source = source
    }

    /// Tells of an interrupt, as Ctrl-C does.
    func interrupt() {
        handler?()
    }

    /// Hands each interrupt that comes before `body` returns to `handler`, and to nobody else.
    func handing<Result>(to handler: @escaping () -> Void, while body: () async -> Result) async -> Result {
        let outer = self.handler
        self.handler = handler
        defer { self.handler = outer }
        return await body()
    }
}
