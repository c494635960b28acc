import Foundation
import TerminalTestSupport
import Testing

/// The built program, or another one of the package, with a pseudo-terminal for its input, output and errors.
final class ProgramAtPrompt {
    let terminal: PseudoTerminal
    /// What the terminal was like before the program began.
    let modesBefore: [UInt8]
    private let process = Process()
    private let program: Program
    private let end: Task<End, Never>

    /// How a program ended.
    struct End: Equatable {
        /// Its status, or the number of the signal that ended it.
        let number: Int32
        let wasSignalled: Bool
    }

    init(
        _ arguments: [String] = [], executable: String = "challenge", type: String = "xterm", columns: Int = 80,
        rows: Int = 40,
        environment: [String: String] = [:], home: Program? = nil, prepare: (Program) throws -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        // Ctrl-H erases, which is nobody's own idea of a terminal: who puts back that is found out.
        var modes = terminal.modes
        modes.c_cc.2 = 0x08
        tcsetattr(terminal.slave, TCSANOW, &modes)
        modesBefore = terminal.modeBytes
        program = try home ?? Program()
        try prepare(program)
        let slave = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
        process.executableURL = URL(fileURLWithPath: Program.path(of: executable))
        process.arguments = arguments
        let usual = ["HOME": program.folder.path, "LC_ALL": "C.UTF-8", "TERM": type, "NO_COLOR": "1"]
        process.environment = usual.merging(environment) { $1 }
        process.currentDirectoryURL = program.folder
        process.standardInput = slave
        process.standardOutput = slave
        process.standardError = slave
        let (ends, ended) = AsyncStream<End>.makeStream()
        process.terminationHandler = {
            ended.yield(End(number: $0.terminationStatus, wasSignalled: $0.terminationReason == .uncaughtSignal))
        }
        end = Task {
            for await end in ends { return end }
            return End(number: -1, wasSignalled: false)
        }
        try process.run()
    }

    deinit {
        process.terminate()
        terminal.hangUp()
        close(terminal.slave)
    }

    /// Sends it a signal.
    func signal(_ number: CInt) { kill(process.processIdentifier, number) }

    /// What Ctrl-C is to a program that reads no line.
    func interrupt() { process.interrupt() }

    /// The folder in which it runs.
    var home: URL { program.folder }

    var ending: End { get async { await end.value } }

    /// Its status, or the number of the signal that ended it.
    var status: Int32 { get async { await ending.number } }

    /// Waits until the last lines on the screen are these, and the cursor is at that column of that one of them.
    func shows(_ lines: String..., cursor: (row: Int, column: Int)? = nil) async throws {
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
