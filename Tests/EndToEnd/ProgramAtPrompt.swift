import Foundation
import ChallengeProcessTestSupport

/// The built program, or another one of the package, with a pseudo-terminal for its input, output and errors.
final class ProgramAtPrompt {
    let terminal: PseudoTerminal
    /// The modes of the terminal before the program began.
    let modesBefore: [UInt8]
    private let process: ChildProcess
    private let program: Program

    init(
        _ arguments: [String] = [], executable: String = "challenge", type: String = "xterm", columns: Int = 80,
        rows: Int = 40,
        environment: [String: String] = [:], home: Program? = nil, prepare: (Program) throws -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows, timeout: Limits.wait)
        // Ctrl-H erases, which no program sets by default, so that a wrong restoration is noticed.
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

    /// Sends a signal to the program.
    func signal(_ number: CInt) { process.signal(number) }

    /// Sends the signal of Ctrl-C to a program that reads no line.
    func interrupt() { process.signal(SIGINT) }

    /// The folder in which the program runs.
    var home: URL { program.folder }

    /// The ending of the program, after it has ended.
    var ending: ChildProcess.End { get async { await process.end } }

    /// Its status, or the number of the signal that ended it.
    var status: CInt { get async { await ending.number } }

    /// Waits until the last lines on the screen are these, and the cursor is in that row and column of them.
    func shows(_ lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        try await shows(lines, cursor: cursor)
    }

    /// Types keys, and waits until the last lines on the screen are these.
    func type(_ keys: String, shows lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
        terminal.type(keys)
        try await shows(lines, cursor: cursor)
    }

    /// Returns the program, once the last lines on the screen are these.
    func showing(_ lines: String...) async throws -> ProgramAtPrompt {
        try await shows(lines, cursor: nil)
        return self
    }

    func shows(_ lines: [String], cursor: (row: Int, column: Int)? = nil) async throws {
        try await terminal.waits(for: "\(lines), cursor \(cursor.map { "\($0)" } ?? "anywhere")") { screen in
            let shown = Self.rows(screen.lines)
            let top = shown.count - lines.count
            let above = screen.lines.prefix(screen.row + 1)
            let row = screen.row - above.count + Self.rows(Array(above)).count
            return shown.suffix(lines.count) == lines && (cursor.map { $0 == (row - top, screen.column) } ?? true)
        }
    }

    /// The lines without the empty rows before prompts.
    private static func rows(_ lines: [String]) -> [String] {
        zip(lines, lines.dropFirst() + ["end"]).filter {
            !$0.isEmpty || $1.wholeMatch(of: /(✗ )?\S+( \[.+\])?[>$].*/) == nil
        }
        .map(\.0)
    }

    /// Waits until the terminal is as it was before the program began.
    func hasGivenBackTerminal() async throws {
        // Its last output may still be on its way; its modes are set at once.
        try await terminal.waits(for: "no marks around what is pasted") { !$0.marksPastes && $0.unknown.isEmpty }
        #expect(terminal.modeBytes == modesBefore)
    }
}
