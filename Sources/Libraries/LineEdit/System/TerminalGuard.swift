import Glibc
import Synchronization

/// Restores the terminal if the program ends in the middle of a line, or while keys are read.
///
/// It guards one terminal at a time, from `arm` to `disarm`. It acts in `exit` and on signals that end a program or
/// report a crash, before the usual action of these signals. An ignored signal stays ignored.
enum TerminalGuard {
    private struct Record {
        var input: CInt = -1
        var output: CInt = -1
        var isPlain = false
        var attributes = termios()
        /// The number of handled ``signals``, and the previous action of each.
        var signalCount = 0
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    }

    /// The handled signals. SIGKILL cannot be handled. SIGINT is last, because programs with a prompt handle SIGINT.
    private static let signals = [
        SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGINT,
    ]

    private static let isFree = 0
    private static let isChanging = 1
    private static let isArmed = 2
    private static let state = Atomic<Int>(isFree)

    /// `nonisolated(unsafe)` is sound: only the thread that moved ``state`` from free to changing writes the record, and
    /// the record is read only while the state is armed. It is never freed, so a late handler reads valid memory.
    private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(to: Record())
        return record
    }()

    /// The last output: erases below the cursor, turns paste marks off, begins a row. Allocated in advance, because
    /// signal handlers may not allocate.
    private nonisolated(unsafe) static let farewell: UnsafeMutableBufferPointer<UInt8> = {
        let bytes = Array((ControlSequence.eraseBelow + PasteMarks.off + "\r\n").utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return buffer
    }()

    /// Registers the exit handler, once.
    private static let exitHandler: CInt = atexit { TerminalGuard.restore() }

    /// Guards the terminal, whose modes are restored to `attributes`. If another terminal is guarded, only returns false.
    static func arm(input: CInt, output: CInt, _ attributes: termios, endsAtInterrupt: Bool = false, isPlain: Bool)
        -> Bool
    {
        guard state.compareExchange(expected: isFree, desired: isChanging, ordering: .acquiringAndReleasing).exchanged
        else { return false }
        _ = exitHandler
        _ = farewell
        record.pointee.input = input
        record.pointee.output = output
        record.pointee.isPlain = isPlain
        record.pointee.attributes = attributes
        record.pointee.signalCount = signals.count - (endsAtInterrupt ? 0 : 1)
        for index in 0..<record.pointee.signalCount { install(signals[index], record.pointee.previous + index) }
        state.store(isArmed, ordering: .releasing)
        return true
    }

    static func disarm() {
        state.store(isChanging, ordering: .sequentiallyConsistent)
        for index in 0..<record.pointee.signalCount where !isIgnored(record.pointee.previous[index]) {
            sigaction(signals[index], record.pointee.previous + index, nil)
        }
        state.store(isFree, ordering: .releasing)
    }

    private static func install(_ signal: CInt, _ previous: UnsafeMutablePointer<sigaction>) {
        sigaction(signal, nil, previous)
        if isIgnored(previous.pointee) { return }
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signal, information, _ in
            TerminalGuard.handle(signal, information)
        }
        action.sa_flags = CInt(SA_RESTART) | SA_SIGINFO
        sigaction(signal, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Runs in a signal handler, which may not allocate or lock. All calls here are allowed in a signal handler.
    private static func handle(_ signal: CInt, _ information: UnsafeMutablePointer<siginfo_t>?) {
        let error = errno
        restore()
        for index in signals.indices where signals[index] == signal {
            sigaction(signal, record.pointee.previous + index, nil)
        }
        // A fault repeats when the handler returns. A sent signal (its code is not positive) or a key's signal
        // (SI_KERNEL) does not repeat, so it is raised here. The signal is blocked now and delivered on return.
        let code = information?.pointee.si_code ?? 0
        if code <= 0 || code == 0x80 { raise(signal) }
        errno = error
    }

    private static func restore() {
        guard state.load(ordering: .acquiring) == isArmed else { return }
        // No call here waits: a terminal that takes no output must not keep the program from ending.
        tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
        var descriptor = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
        guard poll(&descriptor, 1, 0) == 1, let start = farewell.baseAddress else { return }
        // For a plain terminal only the line end is written.
        let skipped = record.pointee.isPlain ? farewell.count - 2 : 0
        _ = write(descriptor.fd, start + skipped, farewell.count - skipped)
    }
}
