import Glibc
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

@Suite("Ctrl-C and Ctrl-D at a prompt", .startsPrograms)
struct KeysThatEndTests {
    private static let interrupt = Key.control("c")
    private static let end = Key.control("d")

    private func start() async throws -> ProgramAtPrompt {
        // After a crash Swift's own backtrace would ask for keys.
        let prompt = try ProgramAtPrompt.news(environment: ["SWIFT_BACKTRACE": "enable=no"])
        try await prompt.shows("home>")
        return prompt
    }

    /// Expects that a command runs, and that Ctrl-D ends the session.
    private func goesOn(_ prompt: ProgramAtPrompt) async throws {
        try await prompt.type("echo a\r", shows: "home> echo a", "a", "home>", cursor: (2, 6))
        prompt.terminal.type(Self.end)
        #expect(await prompt.ending == .init(number: 0, wasSignalled: false))
        try await prompt.hasGivenBackTerminal()
    }

    @Test("Ctrl-C on an empty line gives a new one")
    func emptyLine() async throws {
        let prompt = try await start()
        prompt.terminal.type(Self.interrupt)
        try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> ^C", "home>", cursor: (3, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-C drops all rows of a line that goes on", arguments: ["\\", " 'x"])
    func continuedLine(end: String) async throws {
        let prompt = try await start()
        let mark = end == "\\" ? ".." : "..'"
        try await prompt.type("echo a\(end)\r", shows: "home> echo a\(end)", "\(mark)>")
        try await prompt.type(
            "b" + Self.interrupt, shows: "home> echo a\(end)", "\(mark)> b^C", "home>", cursor: (2, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-C removes a list of candidates with the line, and Ctrl-D the list alone", arguments: [interrupt, end])
    func list(key: String) async throws {
        let prompt = try await start()
        prompt.terminal.type("h\t")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        prompt.terminal.type(key)
        if key == Self.interrupt {
            try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> h^C", "home>", cursor: (3, 6))
        } else {
            try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> h", cursor: (2, 7))
            try await prompt.type("\u{7f}", shows: "home>", cursor: (0, 6))
        }
        try await goesOn(prompt)
    }

    @Test("Ctrl-D deletes in a continued line, and drops it when its last row is empty")
    func endOfContinuedLine() async throws {
        let prompt = try await start()
        try await prompt.type("echo a\\\rbc" + Key.home + Self.end, shows: "home> echo a\\", "..> c", cursor: (1, 4))
        prompt.terminal.type(Self.end + Self.end)
        try await prompt.shows("..>", "error: the line goes on after its backslash; it is dropped", "✗ home>")
        try await prompt.type("echo b\r", shows: "b", "home>")
        try await goesOn(prompt)
    }

    // MARK: - Signals

    @Test(
        "a signal that ends the program gives the terminal back, while a line is edited and while a command is at work",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGTRAP, SIGABRT], [false, true])
    func signal(number: CInt, isAtWork: Bool) async throws {
        let prompt = try await start()
        if isAtWork {
            try await prompt.type("load\r", shows: "home> load", "working…")
        } else {
            try await prompt.type("echo partial", shows: "home> echo partial")
            #expect(prompt.terminal.modeBytes != prompt.modesBefore)
            #expect(prompt.terminal.screen.marksPastes)
        }
        prompt.signal(number)
        #expect(await prompt.ending == .init(number: number, wasSignalled: true))
        try await prompt.hasGivenBackTerminal()
    }

    @Test("exit and Ctrl-D give the terminal back", arguments: ["exit\r", "exit 3\r", "\u{4}", "opne\r\u{4}"])
    func normalEnd(keys: String) async throws {
        let prompt = try await start()
        prompt.terminal.type(keys)
        #expect(await prompt.ending == .init(number: keys.contains("3") ? 3 : 0, wasSignalled: false))
        try await prompt.hasGivenBackTerminal()
    }
}
