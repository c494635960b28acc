import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("The keys at a paced script", .startsPrograms)
struct PaceKeysTests {
    static let script = String(repeating: "echo a\n", count: 500)
    /// It takes ten minutes to be shown, so that a key is pressed within it on a busy machine too.
    private static let comment = "# " + String(repeating: "x", count: 50_000) + "\n"
    static let paused = "home>  [paused]"

    /// The program, once it is paused before a line.
    private func paused(_ script: String = script) async throws -> ProgramAtPrompt {
        let program = try ProgramAtPrompt(["--private", "--pace", "a.chal"]) {
            try $0.write(Self.comment + script, to: "a.chal")
        }
        try await program.terminal.waits(for: "the keys") { $0.allLines.first?.hasPrefix("[Space: pause") == true }
        program.terminal.type(" ")
        try await program.terminal.waits(for: "a pause") { $0.lines.last?.hasSuffix("[paused]") == true }
        program.terminal.type("\r")
        try await program.terminal.waits(for: "the first line") { $0.lines.last == Self.paused }
        try await program.type("\r", shows: "home> echo a", "a", Self.paused)
        return program
    }

    @Test("pause, take steps, change the speed and leave, and others do nothing")
    func keys() async throws {
        let program = try await paused()
        try await program.type("\r", shows: "home> echo a", "a", "home> echo a", "a", Self.paused)
        try await program.type("x\t\u{1B}[A\u{1B}[C?+", shows: "home> echo a", "a", "home>  [paused, 2x]")
        program.terminal.type("q")
        #expect(await program.status == 0)
        try await program.shows("home> echo a", "a", "home>")
        try await program.hasGivenBackTerminal()
    }

    @Test("leave the terminal as it was to a program that is run")
    func programs() async throws {
        let program = try await paused("echo a\n!stty -a <&2 | grep -ow -e '-*icanon' -e '-*echo'\n")
        program.terminal.type("\r")
        #expect(await program.status == 0)
        try await program.terminal.waits(for: "modes") { $0.lines.suffix(2) == ["icanon", "echo"] }
        try await program.hasGivenBackTerminal()
    }

    @Test("give the terminal back when the program is ended", arguments: [SIGINT, SIGTERM])
    func ended(signal: CInt) async throws {
        let program = try await paused()
        #expect(program.terminal.modeBytes != program.modesBefore)
        program.signal(signal)
        #expect(await program.status == signal)
        try await program.hasGivenBackTerminal()
    }
}
