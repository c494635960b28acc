import ChallengeStorage
import Glibc
import ChallengeTerminalTestSupport

/// The program with a pseudo-terminal; this object holds the other end.
///
/// The caller's thread does everything: it types, reads the drawing and takes the time. No measurement contains a change of
/// threads.
final class ProgramInTerminal {
    /// Wider than the usual 80 columns, so that the program draws more of a list.
    static let columns = 120
    static let rows = 40
    /// The longest silence before an expected result, in milliseconds.
    private static let patience: CInt = 10_000

    private let master: CInt
    private let process: pid_t
    /// The home, which lives as long as the program.
    private let home: TemporaryHome
    private(set) var screen = Screen(columns: columns, rows: rows)
    /// Longer than any single drawing.
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts the program as a terminal emulator does: in a session of its own.
    init(_ words: [String], home: TemporaryHome) throws {
        var (master, slave): (CInt, CInt) = (-1, -1)
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        var size = winsize(ws_row: UInt16(Self.rows), ws_col: UInt16(Self.columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, &name, nil, &size) == 0 else {
            throw SystemError.last
        }
        // No other process may hold either end; otherwise the end of the program goes unnoticed.
        defer { close(slave) }
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        (self.master, self.home) = (master, home)
        let streams = Array(repeating: (path: path, flags: O_RDWR), count: 3)
        process = try Command(words, home: home).start(streams: streams, isSessionLeader: true)
    }

    deinit {
        Command.end(process)
        close(master)
    }

    func type(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard write(master, bytes, bytes.count) == bytes.count else { throw SystemError.last }
    }

    /// Reads until the screen is as expected. Returns the bytes, and the time when the last of them came.
    @discardableResult
    func waits(
        for expected: String, _ isMet: (Screen) -> Bool
    ) throws -> (drawing: [UInt8], end: ContinuousClock.Instant) {
        var drawing: [UInt8] = []
        var end = ContinuousClock.now
        while !isMet(screen) {
            let count = try readMore(at: 0, expecting: expected)
            end = ContinuousClock.now
            drawing += buffer[..<count]
            screen.feed(buffer[..<count])
        }
        return (drawing, end)
    }

    /// The time from a key until the last byte of its drawing, which must consist of exactly these bytes.
    func time(_ key: String, drawing: [UInt8]) throws -> Duration {
        var count = 0
        let start = ContinuousClock.now
        try type(key)
        while count < drawing.count { count += try readMore(at: count, expecting: "a drawing after the key") }
        let end = ContinuousClock.now
        screen.feed(buffer[..<count])
        guard buffer[..<count].elementsEqual(drawing) else {
            throw failure("the same drawing as the time before")
        }
        return end - start
    }

    /// Reads at least one byte to that place of the buffer.
    private func readMore(at place: Int, expecting expected: String) throws -> Int {
        while true {
            var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            let ready = poll(&descriptor, 1, Self.patience)
            guard ready != 0 else { throw failure(expected) }
            let count = buffer.withUnsafeMutableBytes { buffer in
                ready < 0 ? -1 : read(master, buffer.baseAddress?.advanced(by: place), buffer.count - place)
            }
            if count > 0 { return count }
            // EIO: no process has the other end any more.
            if count == 0 || errno == EIO { throw failure("\(expected), not an end") }
            if errno != EINTR { throw SystemError.last }
        }
    }

    private func failure(_ expected: String) -> UnexpectedResult {
        UnexpectedResult(
            "\(expected)\nthe screen shows\n\(screen.lines.joined(separator: "\n"))\n"
                + "cursor: row \(screen.row), column \(screen.column)")
    }
}
