import Glibc
import TerminalTestSupport

/// The program with a pseudo-terminal, of which this is the other end.
///
/// Everything is done in the thread that asks: it types, reads what is drawn and takes the time, so that nothing is
/// handed over between threads in what is measured.
final class ProgramInTerminal {
    /// The program does not do what is expected.
    struct Failure: Error, CustomStringConvertible {
        let expected: String
        let screen: Screen

        var description: String {
            "expected \(expected)\nthe screen shows\n\(screen.lines.joined(separator: "\n"))\n"
                + "cursor: row \(screen.row), column \(screen.column)"
        }
    }

    struct SystemError: Error, CustomStringConvertible {
        let call: String
        let number: CInt

        var description: String { "\(call): \(String(cString: strerror(number)))" }
    }

    /// More than the usual 80 by 24, as more of a list is drawn then.
    static let columns = 120
    static let rows = 40
    /// How long nothing may come of what is expected, in milliseconds.
    private static let patience: CInt = 10_000

    /// `POSIX_SPAWN_SETSID` of glibc's spawn.h, which shows it to GNU sources only. The terminal that is opened first in a
    /// new session is the one that controls it.
    private static let newSession: Int16 = 0x80

    private let master: CInt
    private let process: pid_t
    /// There as long as the program.
    private let home: TemporaryHome
    private(set) var screen = Screen(columns: columns, rows: rows)
    /// Longer than anything that is drawn at once.
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts it as a terminal emulator does: in a session of its own, and with an environment that has nothing of the
    /// caller's.
    init(_ program: String, home: TemporaryHome) throws {
        var (master, slave): (CInt, CInt) = (-1, -1)
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        var size = winsize(ws_row: UInt16(Self.rows), ws_col: UInt16(Self.columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, &name, nil, &size) == 0 else {
            throw SystemError(call: "openpty", number: errno)
        }
        self.master = master
        self.home = home
        // The end of the program is to be seen: nobody else may have the other side, nor the program this one.
        defer { close(slave) }
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, &name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        let environment = ["HOME=\(home.path)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color"]
        let (arguments, variables) = (Self.strings([program]), Self.strings(environment))
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
        self.process = process
        guard error == 0 else { throw SystemError(call: program, number: error) }
    }

    deinit {
        if process > 0 {
            kill(process, SIGKILL)
            var status: CInt = 0
            waitpid(process, &status, 0)
        }
        close(master)
    }

    func type(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard write(master, bytes, bytes.count) == bytes.count else {
            throw SystemError(call: "write", number: errno)
        }
    }

    /// Reads until the screen is as expected. Returns the bytes that it took, and when the last of them came.
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

    /// The time from a key until the last byte of what it draws has come, which must be these bytes and no others.
    func time(_ key: String, drawing: [UInt8]) throws -> Duration {
        var count = 0
        let start = ContinuousClock.now
        try type(key)
        while count < drawing.count { count += try readMore(at: count, expecting: "a drawing after the key") }
        let end = ContinuousClock.now
        screen.feed(buffer[..<count])
        guard buffer[..<count].elementsEqual(drawing) else {
            throw Failure(expected: "the same drawing as the time before", screen: screen)
        }
        return end - start
    }

    /// Reads what there is, one byte at least, to that place of the buffer.
    private func readMore(at place: Int, expecting expected: String) throws -> Int {
        while true {
            var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            let ready = poll(&descriptor, 1, Self.patience)
            guard ready != 0 else { throw Failure(expected: expected, screen: screen) }
            let count = buffer.withUnsafeMutableBytes { buffer in
                ready < 0 ? -1 : read(master, buffer.baseAddress?.advanced(by: place), buffer.count - place)
            }
            if count > 0 { return count }
            // EIO: nobody has the other end any more.
            if count == 0 || errno == EIO { throw Failure(expected: "\(expected), not an end", screen: screen) }
            if errno != EINTR { throw SystemError(call: "read", number: errno) }
        }
    }

    /// As C takes a list of strings. The caller frees them.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}
