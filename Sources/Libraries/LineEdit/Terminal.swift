import Glibc

/// Two descriptors of a terminal that this module owns.
struct TerminalDescriptors: Sendable {
    let input: CInt
    let output: CInt

    /// Copies that are closed in a program that this one starts. -1 stands for one that could not be copied.
    init(duplicating input: CInt, _ output: CInt) {
        self.input = fcntl(input, F_DUPFD_CLOEXEC, 0)
        self.output = fcntl(output, F_DUPFD_CLOEXEC, 0)
    }

    func close() {
        Glibc.close(input)
        Glibc.close(output)
    }
}

/// The terminal as the editor's thread sees it: the streams that libedit wants, the attributes and the size.
///
/// It owns its descriptors and closes them at the end. What is written waits in the stream that libedit writes to also,
/// so that the order is kept; libedit sends it on before it reads.
final class Terminal {
    typealias Stream = UnsafeMutablePointer<FILE>

    let descriptor: CInt
    let input: Stream
    let output: Stream

    /// Nil when one of the descriptors is not open.
    init?(_ descriptors: TerminalDescriptors) {
        guard let input = fdopen(descriptors.input, "r") else {
            descriptors.close()
            return nil
        }
        guard let output = fdopen(descriptors.output, "w") else {
            fclose(input)
            Glibc.close(descriptors.output)
            return nil
        }
        descriptor = descriptors.input
        self.input = input
        self.output = output
    }

    deinit {
        fclose(input)
        fclose(output)
    }

    /// The terminal's modes; nil when it is no terminal or no longer one.
    func attributes() -> termios? {
        var attributes = termios()
        return tcgetattr(descriptor, &attributes) == 0 ? attributes : nil
    }

    /// Sets the modes once everything written has gone out; what was typed ahead stays.
    func restore(_ attributes: termios) {
        fflush(output)
        var attributes = attributes
        while tcsetattr(descriptor, TCSADRAIN, &attributes) == -1, errno == EINTR {}
    }

    /// In characters; 80 by 24 when the terminal does not know, as libedit assumes then.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        return (
            isKnown && size.ws_col > 1 ? Int(size.ws_col) : 80, isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
        )
    }

    func write(_ text: String) {
        fputs(text, output)
    }
}
