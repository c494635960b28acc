import ChallengeDesignSystem
import ChallengeStorage
import Glibc
package import Synchronization

package nonisolated enum OutputStream: CInt, Sendable {
    case output = 1
    case error = 2
}

package nonisolated enum StandardStreams {
    /// Writes a whole UTF-8 text. Waits if the reader is slow. If the reader has closed the output, the process dies by
    /// SIGPIPE. After any other error, the process prints a message and exits with status 1.
    package static func write(_ utf8: [UInt8], to stream: OutputStream) {
        guard let error = writeAll(utf8, to: stream.rawValue), case .output = stream else { return }
        // If standard error itself cannot be written, the error cannot be reported.
        if error.number == EPIPE { Program.Ending.signalled(SIGPIPE).imitate() }
        write(Array("error: the output cannot be written: \(error)\n".utf8), to: .error)
        onFailure.withLock { $0?() }
        exit(1)
    }

    /// A function that deletes unfinished files. The function is called before the process exits because of an error.
    package static let onFailure = Mutex<(@Sendable () -> Void)?>(nil)

    /// Dies by SIGPIPE if the reader has closed the output.
    package static func requireReader() {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        // POLLERR on the writing end of a pipe or a socket: the reading end is closed (poll(2)).
        if poll(&descriptor, 1, 0) == 1, descriptor.revents & Int16(POLLERR) != 0 {
            Program.Ending.signalled(SIGPIPE).imitate()
        }
    }

    package static func terminalWidth(of stream: OutputStream) -> Int? { windowSize(of: stream).map { Int($0.ws_col) } }

    package static var terminalHeight: Int? { windowSize(of: .output).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

    /// The size of a character cell; nil if the terminal has not reported the size to the system.
    static var cellSize: CellSize? {
        guard let size = windowSize(of: .output), size.ws_row > 0 else { return nil }
        return CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    }

    /// The size of the terminal in the system's data (tty_ioctl(4)); the terminal itself is not queried.
    private static func windowSize(of stream: OutputStream) -> winsize? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return size
    }

    package static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    package static func isTerminal(of stream: OutputStream) -> Bool { isatty(stream.rawValue) == 1 }
}
