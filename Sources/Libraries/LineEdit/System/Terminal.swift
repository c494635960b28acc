import ChallengeShellStorage
import Glibc

/// The editor's terminal, with descriptors of its own. `@unchecked Sendable` is sound: its maker only hands it to the
/// editor's thread.
final class Terminal: @unchecked Sendable {
    let input: UnsafeMutablePointer<FILE>
    let descriptor: CInt
    let output: CInt

    /// Takes copies of the descriptors, which are closed in a program that this one starts. Nil when one is not open.
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

    /// The terminal's modes; nil when it is no terminal or no longer one.
    func attributes() -> termios? {
        var attributes = termios()
        return tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
    }

    /// Sets the modes once everything written has gone out; what was typed ahead stays.
    func restore(_ attributes: termios) {
        var attributes = attributes
        while tcsetattr(descriptor, TCSADRAIN, &attributes) == -1, errno == EINTR {}
    }

    struct Size: Hashable {
        let columns: Int
        let rows: Int
    }

    /// 80 by 24 when the terminal does not know.
    var size: Size {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        return Size(
            columns: isKnown && size.ws_col > 1 ? Int(size.ws_col) : 80,
            rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// Stops every process of the group, as Ctrl-Z does outside an editor, and returns when this one is continued. The
    /// signal goes to this thread, which would otherwise go on for a moment while another one takes it.
    static func stopProcessGroup() {
        var ignore = sigaction()
        var previous = sigaction()
        ignore.__sigaction_handler.sa_handler = SIG_IGN
        guard sigaction(SIGTSTP, &ignore, &previous) == 0 else { return }
        kill(0, SIGTSTP)
        sigaction(SIGTSTP, &previous, nil)
        raise(SIGTSTP)
    }

    /// Writes all of it at once, so that nothing half drawn is seen. A terminal that is gone gets nothing.
    func write(_ text: String) { _ = writeAll(text, to: output) }
}
