import ChallengeStorage
import Glibc

/// The editor's terminal, with its own descriptors. `@unchecked Sendable` is sound: the creator only hands the object
/// to the editor's thread.
final class Terminal: @unchecked Sendable {
    let input: UnsafeMutablePointer<FILE>
    let descriptor: CInt
    let output: CInt

    /// Duplicates the descriptors with close-on-exec. Returns nil if a descriptor is not open.
    init?(duplicating input: CInt, _ output: CInt) {
        descriptor = fcntl(input, F_DUPFD_CLOEXEC, 0)
        self.output = fcntl(output, F_DUPFD_CLOEXEC, 0)
        guard self.output >= 0, let stream = fdopen(descriptor, "r") else {
            close(descriptor)
            close(self.output)
            return nil
        }
        self.input = stream
    }

    deinit {
        fclose(input)
        Glibc.close(output)
    }

    /// Returns the terminal's modes; nil if the descriptor is not, or no longer, a terminal.
    func attributes() -> termios? {
        var attributes = termios()
        return tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
    }

    /// Sets the modes once all output is sent. Typed-ahead input stays.
    func restore(_ attributes: termios) {
        var attributes = attributes
        while tcsetattr(descriptor, TCSADRAIN, &attributes) == -1, errno == EINTR {}
    }

    struct Size: Hashable {
        let columns: Int
        let rows: Int
    }

    /// The size; 80 by 24 if the terminal does not know it.
    var size: Size {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        return Size(
            columns: isKnown && size.ws_col > 1 ? Int(size.ws_col) : 80,
            rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// Stops every process of the group, as Ctrl-Z does outside an editor, and returns when this process is continued.
    /// The signal goes to this thread. If another thread took the signal, this thread would still run for a moment.
    static func stopProcessGroup() {
        var ignore = sigaction()
        var previous = sigaction()
        ignore.__sigaction_handler.sa_handler = SIG_IGN
        guard sigaction(SIGTSTP, &ignore, &previous) == 0 else { return }
        kill(0, SIGTSTP)
        sigaction(SIGTSTP, &previous, nil)
        raise(SIGTSTP)
    }

    /// Writes the whole text at once, so that no half-drawn line is seen. A terminal that is gone gets nothing.
    func write(_ text: String) { _ = writeAll(text, to: output) }
}
