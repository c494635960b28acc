import Foundation
import TerminalTestSupport

/// The built program, or another one of the package, with a pseudo-terminal for its input, output and errors.
final class ProgramAtPrompt {
    let terminal: PseudoTerminal
    private let process = Process()
    private let program: Program
    private let end: Task<Int32, Never>

    init(
        _ arguments: [String] = [], executable: String = "challenge", type: String = "xterm", columns: Int = 80,
        rows: Int = 40,
        environment: [String: String] = [:], home: Program? = nil, prepare: (Program) throws -> Void = { _ in }
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
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
        let (ends, ended) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { ended.yield($0.terminationStatus) }
        end = Task {
            for await status in ends { return status }
            return -1
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

    var status: Int32 { get async { await end.value } }

    /// Waits until the last lines on the screen are these.
    func shows(_ lines: String...) async throws {
        try await terminal.waits(for: "\(lines)") { $0.lines.suffix(lines.count) == lines }
    }
}
