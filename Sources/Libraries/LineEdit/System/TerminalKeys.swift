import Dispatch
import Glibc

/// Reads single keys from the standard input, without echo, while a program shows something.
///
/// The terminal's modes are changed from ``start()`` to ``stop()``. They are also restored if Ctrl-Z stops the program or
/// the program ends. Ctrl-C and Ctrl-\ keep their effect.
@MainActor
package final class TerminalKeys {
    private static let controlZ: UInt8 = 0x1A

    private let onKeys: ([UInt8]) -> Void
    private let isPlain: Bool
    /// The terminal's own modes, while keys are read.
    private var modes: termios?
    private var source: (any DispatchSourceRead)?

    /// - Parameters:
    ///   - isPlain: true if the terminal gets no escape sequence.
    ///   - onKeys: receives the bytes of the pressed keys, or no bytes when the terminal is gone.
    package init(isPlain: Bool = false, onKeys: @escaping ([UInt8]) -> Void) {
        (self.isPlain, self.onKeys) = (isPlain, onKeys)
    }

    isolated deinit { stop() }

    /// Begins to read keys, unless this program runs in the background while another program has the terminal.
    package func start() {
        let group = tcgetpgrp(STDIN_FILENO)
        var modes = termios()
        guard self.modes == nil, group < 0 || group == getpgrp(), tcgetattr(STDIN_FILENO, &modes) == 0,
            TerminalGuard.arm(
                input: STDIN_FILENO, output: STDOUT_FILENO, modes, endsAtInterrupt: true, isPlain: isPlain)
        else { return }
        self.modes = modes
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &modes.c_cc) { keys in
            keys[Int(VMIN)] = 1
            keys[Int(VTIME)] = 0
            // 0 means no key (_POSIX_VDISABLE). The program reads Ctrl-Z and restores the modes before it stops.
            keys[Int(VSUSP)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [weak self] in
            // The main queue is the main actor's.
            MainActor.assumeIsolated { self?.read() }
        }
        source.resume()
        self.source = source
    }

    /// Stops reading. Later keys go to the next reader.
    package func stop() {
        source?.cancel()
        source = nil
        guard var modes else { return }
        self.modes = nil
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        TerminalGuard.disarm()
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
        if keys.contains(Self.controlZ) {
            stop()
            Terminal.stopProcessGroup()
            start()
        }
        onKeys(keys)
    }
}
