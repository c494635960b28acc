import ChallengeStorage
import Dispatch
import Glibc

/// Reads single keys from the standard input, without echo, while a program shows something.
///
/// The terminal's modes are changed from ``start()`` to ``stop()``. They are also restored while the program is stopped, and
/// if the program ends. Ctrl-C and Ctrl-\ keep their effect, unless every key is a byte of the answer to a question or a
/// key of a pager.
@MainActor
package final class TerminalKeys {
    private static let controlL: UInt8 = 0x0C
    private static let controlZ: UInt8 = 0x1A

    private let onKeys: ([UInt8]) -> Void
    private let isPlain: Bool
    private let takesPastes: Bool
    private let redrawsAfterResize: Bool
    /// The terminal's own modes, while keys are read.
    private var modes: termios?
    private var sources: [any DispatchSourceRead] = []

    /// - Parameters:
    ///   - isPlain: true if the terminal gets no escape sequence.
    ///   - takesPastes: true if the terminal marks pastes, and if no byte has an effect before it is received.
    ///   - redrawsAfterResize: true to receive Ctrl-L when the window changes its size too.
    ///   - onKeys: receives the bytes of the pressed keys, Ctrl-L when the program continues after a stop, or no bytes when
    ///     the terminal is gone.
    package init(
        isPlain: Bool = false, takesPastes: Bool = false, redrawsAfterResize: Bool = false,
        onKeys: @escaping ([UInt8]) -> Void
    ) {
        (self.isPlain, self.takesPastes, self.onKeys) = (isPlain, takesPastes, onKeys)
        self.redrawsAfterResize = redrawsAfterResize
    }

    isolated deinit { stop() }

    /// Begins to read keys, unless this program runs in the background while another program has the terminal. Returns false
    /// if no keys are read.
    @discardableResult
    package func start() -> Bool {
        let group = tcgetpgrp(STDIN_FILENO)
        var modes = termios()
        guard self.modes == nil, group < 0 || group == getpgrp(), tcgetattr(STDIN_FILENO, &modes) == 0,
            TerminalGuard.arm(
                input: STDIN_FILENO, output: STDOUT_FILENO, modes, endsAtInterrupt: !takesPastes, isPlain: isPlain,
                marksPastes: takesPastes && !isPlain)
        else { return self.modes != nil }
        self.modes = modes
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | (takesPastes ? ISIG : 0))
        if takesPastes { modes.c_iflag &= ~tcflag_t(IXON) }
        withUnsafeMutableBytes(of: &modes.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
            // 0 means no key (_POSIX_VDISABLE). The program reads Ctrl-Z and restores the modes before it stops.
            keys[Int(VSUSP)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        markPastes(PasteMarks.on)
        TerminalGuard.hold()
        let notifier = ResizeNotifier()
        if redrawsAfterResize { ResizeNotifier.beginReading() }
        watch(STDIN_FILENO) { $0.read() }
        watch(notifier.descriptor) { keys in
            notifier.acknowledge()
            if TerminalGuard.takeContinuation() || keys.redrawsAfterResize { keys.onKeys([Self.controlL]) }
        }
        return true
    }

    /// Stops reading. Later keys go to the next reader.
    package func stop() {
        for source in sources { source.cancel() }
        sources = []
        guard var modes else { return }
        self.modes = nil
        if redrawsAfterResize { ResizeNotifier.endReading() }
        TerminalGuard.release()
        markPastes(PasteMarks.off)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        TerminalGuard.disarm()
    }

    private func watch(_ descriptor: CInt, _ take: @escaping @MainActor (TerminalKeys) -> Void) {
        guard descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue is the main actor's.
            MainActor.assumeIsolated { if let self { take(self) } }
        }
        // The descriptor stays open until the source no longer watches it.
        source.setCancelHandler { withExtendedLifetime(take) {} }
        source.resume()
        sources.append(source)
    }

    private func markPastes(_ sequence: String) {
        if takesPastes, !isPlain { _ = writeAll(sequence, to: STDOUT_FILENO) }
    }

    /// Gives the terminal back and stops the program, as Ctrl-Z does. Continues to read keys when the program continues.
    package func suspend() {
        stop()
        Terminal.stopProcessGroup()
        if start() { onKeys([Self.controlL]) }
    }

    /// The silence in milliseconds after which no more input belongs together. A terminal sends a paste at once.
    private static let silence: CInt = 50

    /// Drops the input that has arrived and all that follows without a pause. Returns true if there was any.
    ///
    /// - Parameter hasBegun: true if a part of the dropped input has been read before.
    package func dropInput(hasBegun: Bool) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 4_096)
        var isAny = hasBegun
        while modes != nil, poll(&descriptor, 1, isAny ? Self.silence : 0) == 1,
            Glibc.read(STDIN_FILENO, &bytes, bytes.count) > 0
        {
            isAny = true
        }
        return isAny
    }

    private func read() {
        // Another program may have read the input since.
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard modes != nil, poll(&descriptor, 1, 0) == 1 else { return }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else {
            stop()
            return onKeys([])
        }
        let keys = Array(bytes[..<count])
        if !takesPastes, keys.contains(Self.controlZ) { suspend() }
        onKeys(keys)
    }
}
