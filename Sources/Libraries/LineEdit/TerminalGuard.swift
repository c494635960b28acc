import Glibc
import Synchronization

/// Gives the terminal back its modes when the program ends in the middle of a line.
///
/// It guards the terminal from `arm` to `disarm`: in `exit`, and on SIGTERM and SIGHUP before they do what they would have
/// done anyway. An ignored signal stays ignored. It guards one terminal at a time, the first one that asks.
enum TerminalGuard {
    /// What the signal handler needs.
    private struct Record {
        var descriptor: CInt = -1
        var attributes = termios()
        var previousTerminate = sigaction()
        var previousHangUp = sigaction()
    }

    private static let isFree = 0
    private static let isChanging = 1
    private static let isArmed = 2

    private static let state = Atomic<Int>(isFree)

    /// `nonisolated(unsafe)` is sound: whoever moved ``state`` from free to changing is the only one to write, and it is
    /// read only while the state is armed. It is never freed, so a handler that comes late reads memory that is there.
    private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(to: Record())
        return record
    }()

    /// Registers the exit handler, once.
    private static let exitHandler: CInt = atexit { TerminalGuard.restore() }

    /// Guards the terminal behind `descriptor`, whose modes to come back to are `attributes`. False when another terminal
    /// is guarded; then there is nothing to disarm.
    static func arm(_ descriptor: CInt, _ attributes: termios) -> Bool {
        guard state.compareExchange(expected: isFree, desired: isChanging, ordering: .acquiringAndReleasing).exchanged
        else { return false }
        _ = exitHandler
        record.pointee = Record(descriptor: descriptor, attributes: attributes)
        install(SIGTERM, &record.pointee.previousTerminate)
        install(SIGHUP, &record.pointee.previousHangUp)
        state.store(isArmed, ordering: .releasing)
        return true
    }

    static func disarm() {
        state.store(isChanging, ordering: .sequentiallyConsistent)
        uninstall(SIGTERM, &record.pointee.previousTerminate)
        uninstall(SIGHUP, &record.pointee.previousHangUp)
        state.store(isFree, ordering: .releasing)
    }

    private static func install(_ signal: CInt, _ previous: UnsafeMutablePointer<sigaction>) {
        sigaction(signal, nil, previous)
        if isIgnored(previous.pointee) { return }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { TerminalGuard.handle($0) }
        action.sa_flags = CInt(SA_RESTART)
        sigaction(signal, &action, nil)
    }

    private static func uninstall(_ signal: CInt, _ previous: UnsafeMutablePointer<sigaction>) {
        if isIgnored(previous.pointee) { return }
        sigaction(signal, previous, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Runs in a signal handler: nothing here may allocate or lock. `tcsetattr`, `sigaction` and `raise` are allowed.
    private static func handle(_ signal: CInt) {
        let error = errno
        restore()
        // The signal is blocked in its own handler: it comes again, to whom it was meant for, when this one returns.
        if signal == SIGTERM {
            sigaction(signal, &record.pointee.previousTerminate, nil)
        } else {
            sigaction(signal, &record.pointee.previousHangUp, nil)
        }
        raise(signal)
        errno = error
    }

    private static func restore() {
        guard state.load(ordering: .acquiring) == isArmed else { return }
        // At once: a terminal that has stopped its output must not keep the program from ending.
        tcsetattr(record.pointee.descriptor, TCSANOW, &record.pointee.attributes)
    }
}
