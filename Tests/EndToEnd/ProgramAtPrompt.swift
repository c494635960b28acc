import Foundation
import ChallengeShellProcessTestSupport
import ChallengeShellTerminalTestSupport

/// The built program, or another one of the package, with a pseudo-terminal for its input, output and errors.
final class ProgramAtPrompt {
    let terminal: PseudoTerminal
    /// What the terminal was like before the program began.
    let modesBefore: [UInt8]
    private let process: ChildProcess
    private let program: Program

    init(
        _ arguments: [String] = [], executable: String = "challenge", type: String = "xterm", columns: Int = 80,
        rows: Int = 40,
        environment: [String: String] = [:], home: Program? = nil, prepare: (Program) throws -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows, timeout: Limits.wait)
        // Ctrl-H erases, which is nobody's own idea of a terminal: who puts back that is found out.
        var modes = terminal.modes
        modes.c_cc.2 = 0x08
        tcsetattr(terminal.slave, TCSANOW, &modes)
        modesBefore = terminal.modeBytes
        program = home ?? Program()
        try prepare(program)
        let usual = ["HOME": program.folder.path, "LC_ALL": "C.UTF-8", "TERM": type, "NO_COLOR": "1", "PAGER": ""]
        let slave = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
        process = try ChildProcess(
            Program.path(of: executable), arguments, environment: usual.merging(environment) { $1 },
            folder: program.folder.path, input: slave, output: slave, errors: slave)
    }

    /// The app that changes by itself (`Tests/Support/NewsProgram`), without a banner and a history.
    static func news(
        _ arguments: [String] = [], columns: Int = 80, environment: [String: String] = [:]
    ) throws -> ProgramAtPrompt {
        try ProgramAtPrompt(
            ["--quiet", "--private"] + arguments, executable: "challenge-news-fixture", columns: columns,
            environment: environment)
    }

    deinit {
        process.signal(SIGTERM)
        terminal.hangUp()
        close(terminal.slave)
    }

    /// Sends it a signal.
    func signal(_ number: CInt) { process.signal(number) }

    /// What Ctrl-C is to a program that reads no line.
    func interrupt() { process.signal(SIGINT) }

    /// The folder in which it runs.
    var home: URL { program.folder }

    /// How it ended, when it has.
    var ending: ChildProcess.End { get async { await process.end } }

    /// Its status, or the number of the signal that ended it.
    var status: CInt { get async { await ending.number } }

    /// Waits until the last lines on the screen are these, and the cursor is at that column of that one of them.
    func shows(_ lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        try await shows(lines, cursor: cursor)
    }

    /// Types keys, and waits until the last lines on the screen are these.
    func type(_ keys: String, shows lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        terminal.type(keys)
        try await shows(lines, cursor: cursor)
    }

    /// The program, once the last lines on the screen are these.
    func showing(_ lines: String...) async throws -> ProgramAtPrompt {
        try await shows(lines, cursor: nil)
        return self
    }

    func shows(_ lines: [String], cursor: (row: Int, column: Int)? = nil) async throws {
        try await terminal.waits(for: "\(lines), cursor \(cursor.map { "\($0)" } ?? "anywhere")") { screen in
            let top = screen.lines.count - lines.count
            return screen.lines.suffix(lines.count) == lines
                && (cursor.map { $0 == (screen.row - top, screen.column) } ?? true)
        }
    }

    /// Waits until the terminal is as it was before the program began.
    func hasGivenBackTerminal() async throws {
        // What it has written may still be on its way; its modes are set at once.
        try await terminal.waits(for: "no marks around what is pasted") { !$0.marksPastes && $0.unknown.isEmpty }
        #expect(terminal.modeBytes == modesBefore)
    }
}
