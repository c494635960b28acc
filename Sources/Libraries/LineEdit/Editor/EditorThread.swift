import Glibc

extension LineEditor {
    /// Creates an editor and its thread, with duplicates of the descriptors. Nothing is written to the terminal yet. If
    /// the system has no thread or descriptor left, every read returns ``Event/end``.
    package convenience init(_ configuration: Configuration) {
        let mailbox = Mailbox()
        self.init(mailbox)
        let terminal = Terminal(duplicating: configuration.input, configuration.output)
        let isRunning = EditorThread.start { EditorCore.serve(mailbox, configuration, terminal) }
        if !isRunning { mailbox.close() }
    }
}

/// Runs one function on a new thread, because libedit blocks and must stay on one thread.
private enum EditorThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a new thread. Returns false, without running it, if the system has no thread left.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let argument = Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { argument in
                // A new thread inherits the blocked signals of its creator, and Dispatch's threads block nearly
                // everything. A signal that is blocked here would not stop the program.
                var signals = sigset_t()
                sigemptyset(&signals)
                for signal in [SIGTSTP, SIGTTIN, SIGTTOU] { sigaddset(&signals, signal) }
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, argument.toOpaque())
        guard status == 0 else {
            argument.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}
