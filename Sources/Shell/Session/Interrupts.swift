import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns SIGINT, which would end the process, into the end of the command at work.
final class Interrupts {
    private let source: any DispatchSourceSignal
    private var task: Task<Bool, Never>?

    init() {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue is the main actor's.
            MainActor.assumeIsolated { self?.task?.cancel() }
        }
        source.resume()
    }

    isolated deinit {
        source.cancel()
    }

    /// What comes of a task, which an interrupt cancels for as long as this waits for it.
    func value(of task: Task<Bool, Never>) async -> Bool {
        self.task = task
        defer { self.task = nil }
        return await task.value
    }
}
