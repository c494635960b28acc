import ChallengeDesignSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where text goes in the end.
nonisolated enum OutputStream: Sendable {
    case output
    case error

    fileprivate var descriptor: CInt {
        switch self {
        case .output: STDOUT_FILENO
        case .error: STDERR_FILENO
        }
    }
}

/// The process's own streams.
nonisolated enum StandardStreams {
    /// Writes all of a text, waiting where the reader is slow.
    ///
    /// Where the reader of the output has gone the process dies by SIGPIPE, as every filter does; where the output
    /// cannot be written for another reason it says so on standard error and ends with status 1.
    static func write(_ text: String, to stream: OutputStream) {
        var text = text
        text.withUTF8 { bytes in
            var written = 0
            while written < bytes.count {
                let count = writeBytes(stream.descriptor, bytes[written...])
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    wait(for: stream.descriptor)
                } else if errno != EINTR {
                    giveUp(stream)
                    return
                }
            }
        }
    }

    /// Dies by SIGPIPE if nobody reads the output any more, so that nothing is done for nobody.
    static func requireReader() {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        // POLLERR on the writing end of a pipe or a socket: the reading end is closed (poll(2)).
        if poll(&descriptor, 1, 0) == 1, descriptor.revents & Int16(POLLERR) != 0 { dieOfBrokenPipe() }
    }

    /// The width of the terminal that the output goes to, in columns.
    static var terminalWidth: Int? { windowSize.map { Int($0.ws_col) } }

    /// A character cell of that terminal, where it has told the system how large it is.
    static var cellSize: CellSize? {
        guard let size = windowSize, size.ws_row > 0 else { return nil }
        return CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    }

    /// The size that the system has of the terminal (tty_ioctl(4)); it is not asked for it.
    private static var windowSize: winsize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return size
    }

    static func isTerminal(of stream: OutputStream) -> Bool { isatty(stream.descriptor) == 1 }

    private static func wait(for descriptor: CInt) {
        var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
    }

    /// Nothing can be said about standard error on standard error.
    private static func giveUp(_ stream: OutputStream) {
        guard case .output = stream else { return }
        if errno == EPIPE { dieOfBrokenPipe() }
        write("error: the output cannot be written: \(SystemError.last)\n", to: .error)
        exit(1)
    }

    /// Whatever a library or a parent has made of the signal, it is deadly here.
    private static func dieOfBrokenPipe() {
        signal(SIGPIPE, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGPIPE)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}

/// `write(2)`, which within ``StandardStreams`` is hidden by its own method of that name.
private nonisolated func writeBytes(_ descriptor: CInt, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let rest = UnsafeBufferPointer(rebasing: bytes)
    return write(descriptor, rest.baseAddress, rest.count)
}
