import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("A terminal on which no line can be edited", .startsPrograms)
struct PlainTerminalTests {
    private func start(_ arguments: [String] = ["-q", "--plain"], type: String = "xterm") async throws
        -> ProgramAtPrompt
    {
        try await ProgramAtPrompt(arguments, type: type).showing("home>")
    }

    @Test(
        "is sent no escape byte",
        arguments: [(["-q"], "dumb"), (["-q"], ""), (["-q"], "vt52"), (["-q", "--plain"], "xterm")])
    func noEscapes(arguments: [String], type: String) async throws {
        let prompt = try await start(arguments, type: type)
        let isWarned = prompt.terminal.screen.lines.contains { $0.contains("lines cannot be edited") }
        #expect(isWarned == (type == "vt52"))
        let cross = arguments.contains("--plain") ? "x" : "✗"
        prompt.terminal.type("opne\n")
        try await prompt.shows("error: no command 'opne' on Home; did you mean 'open'?", "\(cross) home>")
        try await prompt.type("open characters; filter\n", shows: "characters!advanced-search>")
        // Nothing edits the line: the key is text, which the terminal itself echoes.
        prompt.terminal.type(Key.up + "\n")
        try await prompt.terminal.waits(for: "an error") { screen in
            screen.lines.last == "\(cross) characters!advanced-search>"
                && screen.lines.contains { $0.hasPrefix("error: no command '\\u{1b}[A' on ") }
        }
        prompt.terminal.type("help\n")
        try await prompt.terminal.waits(for: "help") { $0.lines.contains { $0.contains("On every screen") } }
        #expect(!prompt.terminal.hasSeenEscape)
    }

    @Test("is not one whose type is unknown: with a warning that one edits, in colour as well; vt100 edits without it")
    func unknownTypes() async throws {
        for type in ["xterm-kitty", "no-such-terminal", "vt100"] {
            let prompt = try await ProgramAtPrompt(["-q"], type: type, environment: ["NO_COLOR": ""]).showing("home>")
            try await prompt.type("ech b" + Key.left + Key.left + "o", shows: "home> echo b", cursor: (0, 10))
            let screen = prompt.terminal.screen
            let text = screen.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            let warning =
                "warning: the terminal type '\(type)' is not known here; it is taken for an ANSI terminal like xterm"
            #expect(text.components(separatedBy: "warning: ").count == (type == "vt100" ? 1 : 2))
            #expect(type == "vt100" || text.contains(warning))
            #expect(screen.style(row: screen.row, column: 0) == (type == "vt100" ? "" : "36"))
        }
    }

    @Test("has a new prompt after Ctrl-C, on an empty or continued line, and Ctrl-D ends the session")
    func interrupt() async throws {
        let prompt = try await start()
        prompt.interrupt()
        try await prompt.shows("home>", "home>")
        try await prompt.type("echo a\\\n", shows: "home> echo a\\", "..>")
        prompt.interrupt()
        try await prompt.shows("..>", "home>")
        try await prompt.type("echo b\n", shows: "home> echo b", "b", "home>")
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
    }

    @Test("drops a line that is no text, with an error, and goes on", arguments: [[0x65, 0xFF], [0x16, 0x00]])
    func noText(bytes: [UInt8]) async throws {
        let prompt = try await start()
        prompt.terminal.type(bytes + [0x0A])
        try await prompt.terminal.waits(for: "an error") { screen in
            screen.lines.last == "x home>" && screen.lines.contains { $0.hasPrefix("error: ") }
        }
        try await prompt.type("echo b\n", shows: "x home> echo b", "b", "home>")
    }
}
