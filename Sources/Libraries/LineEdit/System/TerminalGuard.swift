import Glibc
import Synchronization

/// Restores the terminal if the program ends or stops in the middle of a line, or while keys are read.
///
/// It guards one terminal at a time, from `arm` to `disarm`. It acts in `exit` and on signals that end or stop a program
/// or report a crash, before the usual action of these signals. An ignored signal stays ignored. When the program
/// continues after a stop, even after SIGSTOP, the terminal gets the modes for reading keys again.
enum TerminalGuard {
    private struct Record {
        var input: CInt = -1
        var output: CInt = -1
        var isPlain = false
        var marksPastes = false
        var attributes = termios()
        /// The modes for reading keys.
        var keyModes = termios()
        /// The number of handled ``signals``, and the previous action of each.
        var signalCount = 0
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    }

    /// The handled signals. SIGKILL cannot be handled. SIGINT is last, because programs with a prompt handle SIGINT.
    private static let signals = [
        SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGTSTP, SIGCONT, SIGINT,
    ]

    private static let isFree = 0
    private static let isChanging = 1
    private static let isArmed = 2
    /// Armed, and ``Record/keyModes`` are set.
    private static let isHolding = 3
    private static let state = Atomic<Int>(isFree)
    /// True from a stop by SIGTSTP until the terminal has its modes for keys again.
    private static let isStopped = Atomic(false)
    private static let hasContinued = Atomic(false)

    /// `nonisolated(unsafe)` is sound: only the thread that moved ``state`` from free to changing writes the record, and
    /// the record is read only while the state is armed. It is never freed, so a late handler reads valid memory.
    private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
        let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        record.initialize(to: Record())
        return record
    }()

    /// The last output: erases below the cursor, turns paste marks off, begins a row.
    private nonisolated(unsafe) static let farewell = buffer(ControlSequence.eraseBelow + PasteMarks.off + "\r\n")
    /// The first output after a stop.
    private nonisolated(unsafe) static let welcome = buffer(PasteMarks.on)

    /// Allocates an output in advance, because signal handlers may not allocate.
    private static func buffer(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = buffer.initialize(from: text.utf8)
        return buffer
    }

    /// Registers the exit handler, once.
    private static let exitHandler: CInt = atexit { TerminalGuard.restore() }

    /// Guards the terminal, whose modes are restored to `attributes`. If another terminal is guarded, only returns false.
    ///
    /// - Parameter marksPastes: true if the terminal marks pastes while keys are read.
    static func arm(
        input: CInt, output: CInt, _ attributes: termios, endsAtInterrupt: Bool = false, isPlain: Bool,
        marksPastes: Bool
    ) -> Bool {
        guard state.compareExchange(expected: isFree, desired: isChanging, ordering: .acquiringAndReleasing).exchanged
        else { return false }
        _ = exitHandler
        _ = (farewell, welcome, ResizeNotifier.event)
        hasContinued.store(false, ordering: .releasing)
        record.pointee.input = input
        record.pointee.output = output
        record.pointee.isPlain = isPlain
        record.pointee.marksPastes = marksPastes
        record.pointee.attributes = attributes
        record.pointee.signalCount = signals.count - (endsAtInterrupt ? 0 : 1)
        for index in 0..<record.pointee.signalCount { install(signals[index], record.pointee.previous + index) }
        state.store(isArmed, ordering: .releasing)
        return true
    }

    /// Notes the terminal's present modes as those for reading keys, which the terminal gets again after a stop.
    static func hold() {
        guard tcgetattr(record.pointee.input, &record.pointee.keyModes) == 0 else { return }
        state.store(isHolding, ordering: .releasing)
    }

    /// Undoes ``hold()``, before the terminal gets its user's modes.
    static func release() { state.store(isArmed, ordering: .releasing) }

    /// True, once, after the program has continued after a stop, so that the screen no longer shows the line.
    static func takeContinuation() -> Bool { hasContinued.exchange(false, ordering: .acquiringAndReleasing) }

    static func disarm() {
        state.store(isChanging, ordering: .sequentiallyConsistent)
        for index in 0..<record.pointee.signalCount where !isIgnored(record.pointee.previous[index]) {
            sigaction(signals[index], record.pointee.previous + index, nil)
        }
        state.store(isFree, ordering: .releasing)
    }

    private static func install(_ signal: CInt, _ previous: UnsafeMutablePointer<sigaction>) {
        sigaction(signal, nil, previous)
        if !isIgnored(previous.pointee) { catchSignal(signal) }
    }

    private static func catchSignal(_ signal: CInt) {
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
        defer { errno = error }
        if signal == SIGCONT {
            isStopped.store(false, ordering: .sequentiallyConsistent)
            return resume()
        }
        restore()
        if signal == SIGTSTP { return stop() }
        for index in signals.indices where signals[index] == signal {
            sigaction(signal, record.pointee.previous + index, nil)
        }
        // A fault repeats when the handler returns. A sent signal (its code is not positive) or a key's signal
        // (SI_KERNEL) does not repeat, so it is raised here. The signal is blocked now and delivered on return.
        let code = information?.pointee.si_code ?? 0
        if code <= 0 || code == 0x80 { raise(signal) }
    }

    /// Stops the program by SIGTSTP, and returns when the program continues. The system may ignore the signal, for
    /// example without a shell that could continue the program; then there is no SIGCONT either.
    private static func stop() {
        isStopped.store(true, ordering: .sequentiallyConsistent)
        // Two threads may stop at once. Each sets the default action: the noted one could be this handler, set again by
        // the other thread, which would call itself for ever.
        var stopping = sigaction()
        sigaction(SIGTSTP, &stopping, nil)
        raise(SIGTSTP)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        catchSignal(SIGTSTP)
        if isStopped.exchange(false, ordering: .sequentiallyConsistent) { resume() }
    }

    /// Gives the terminal its modes for reading keys again. In the background the terminal is another program's.
    private static func resume() {
        guard state.load(ordering: .acquiring) == isHolding, isInForeground else { return }
        tcsetattr(record.pointee.input, TCSANOW, &record.pointee.keyModes)
        if record.pointee.marksPastes { _ = write(record.pointee.output, welcome.baseAddress, welcome.count) }
        hasContinued.store(true, ordering: .releasing)
        ResizeNotifier.wake()
    }

    /// True also for a terminal that does not control this process.
    private static var isInForeground: Bool {
        let group = tcgetpgrp(record.pointee.input)
        return group < 0 || group == getpgrp()
    }

    private static func restore() {
        guard state.load(ordering: .acquiring) >= isArmed, isInForeground else { return }
        // No call here waits: a terminal that takes no output must not keep the program from ending.
        tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
        var descriptor = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
        guard poll(&descriptor, 1, 0) == 1, let start = farewell.baseAddress else { return }
        // For a plain terminal only the line end is written.
        let skipped = record.pointee.isPlain ? farewell.count - 2 : 0
        _ = write(descriptor.fd, start + skipped, farewell.count - skipped)
    }
}
