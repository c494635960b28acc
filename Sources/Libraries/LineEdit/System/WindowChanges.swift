import Glibc
import Synchronization

/// Wakes whoever polls an event descriptor when the window changes its size, one descriptor at a time.
enum WindowChanges {
    private static let descriptor = Atomic<CInt>(-1)

    /// Makes `descriptor` readable at each change from now on, in place of what SIGWINCH did before, which is returned;
    /// nil when another one is being woken.
    static func wake(_ descriptor: CInt) -> sigaction? {
        guard
            self.descriptor.compareExchange(expected: -1, desired: descriptor, ordering: .acquiringAndReleasing)
                .exchanged
        else { return nil }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in WindowChanges.handle() }
        action.sa_flags = CInt(SA_RESTART)
        var previous = sigaction()
        sigaction(SIGWINCH, &action, &previous)
        return previous
    }

    static func stop(restoring previous: sigaction) {
        var previous = previous
        sigaction(SIGWINCH, &previous, nil)
        descriptor.store(-1, ordering: .releasing)
    }

    /// Runs in a signal handler: nothing here may allocate or lock. `write` is allowed.
    private static func handle() {
        let error = errno
        var one: UInt64 = 1
        _ = write(descriptor.load(ordering: .acquiring), &one, MemoryLayout.size(ofValue: one))
        errno = error
    }
}
