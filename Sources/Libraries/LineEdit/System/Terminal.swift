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

/// The terminal as the editor's thread sees it: its attributes, its size, and what is written to it.
///
/// It owns its descriptors and closes them at the end.
final class Terminal {
    let input: UnsafeMutablePointer<FILE>
    let descriptor: CInt
    let output: CInt

    /// Nil when one of the descriptors is not open.
    init?(_ descriptors: TerminalDescriptors) {
        guard descriptors.output >= 0, let input = fdopen(descriptors.input, "r") else {
            descriptors.close()
            return nil
        }
        self.input = input
        descriptor = descriptors.input
        output = descriptors.output
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

    /// In characters.
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

    /// Writes all of it at once, so that nothing half drawn is seen. A terminal that is gone gets nothing.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(output, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                    poll(&descriptor, 1, -1)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
