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
        // Swift itself would ask, after a crash, what to do about it.
        let prompt = try ProgramAtPrompt(executable: "news-fixture", environment: ["SWIFT_BACKTRACE": "enable=no"])
        try await prompt.shows("home>")
        return prompt
    }

    /// A command is carried out, and Ctrl-D ends the session.
    private func goesOn(_ prompt: ProgramAtPrompt) async throws {
        prompt.terminal.type("echo a\r")
        try await prompt.shows("home> echo a", "a", "home>", cursor: (2, 6))
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

    @Test("Ctrl-C in the first of several rows goes below all of them")
    func partialLine() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo " + String(repeating: "x", count: 80) + Key.home)
        try await prompt.shows("home> echo " + String(repeating: "x", count: 69), "xxxxxxxxxxx", cursor: (0, 6))
        prompt.terminal.type(Self.interrupt)
        try await prompt.shows("xxxxxxxxxxx^C", "home>", cursor: (1, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-C on a line that goes on drops all of it")
    func continuedLine() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo a\\\r")
        try await prompt.shows("home> echo a\\", "..>", cursor: (1, 4))
        prompt.terminal.type("b" + Self.interrupt)
        try await prompt.shows("home> echo a\\", "..> b^C", "home>", cursor: (2, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-C during a search drops the line that was found")
    func search() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo one\r")
        try await prompt.shows("one", "home>")
        prompt.terminal.type(Key.control("r") + "one")
        try await prompt.shows("search \"one\": echo one", cursor: (0, 19))
        prompt.terminal.type(Self.interrupt)
        try await prompt.shows("home> echo one^C", "home>", cursor: (1, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-C takes a list of candidates away with the line")
    func list() async throws {
        let prompt = try await start()
        prompt.terminal.type("h\t")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        prompt.terminal.type(Self.interrupt)
        try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> h^C", "home>", cursor: (3, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-D in a line deletes the character under the cursor, and at its end only beeps")
    func delete() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo 中b" + Key.left + Key.left + Self.end)
        try await prompt.shows("home> echo b", cursor: (0, 11))
        try await prompt.terminal.beeps(0)
        prompt.terminal.type(Key.end + Self.end)
        try await prompt.terminal.beeps(1)
        try await prompt.shows("home> echo b", cursor: (0, 12))
        prompt.terminal.type("\r")
        try await prompt.shows("home> echo b", "b", "home>")
        try await goesOn(prompt)
    }

    @Test("Ctrl-D takes a list of candidates away, and leaves the line")
    func deleteWithList() async throws {
        let prompt = try await start()
        prompt.terminal.type("h\t")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        prompt.terminal.type(Self.end)
        try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> h", cursor: (2, 7))
        prompt.terminal.type("\u{7f}")
        try await prompt.shows("home>", cursor: (0, 6))
        try await goesOn(prompt)
    }

    @Test("Ctrl-D on a line that goes on deletes in it, and drops it when it is empty")
    func endOfContinuedLine() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo a\\\rbc" + Key.home + Self.end)
        try await prompt.shows("home> echo a\\", "..> c", cursor: (1, 4))
        prompt.terminal.type(Self.end + Self.end)
        try await prompt.shows("..>", "error: the line goes on after its backslash; it is dropped", "✗ home>")
        prompt.terminal.type("echo b\r")
        try await prompt.shows("b", "home>")
        try await goesOn(prompt)
    }

    // MARK: - Signals

    @Test(
        "a signal that ends the program while a line is edited gives the terminal back",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGTRAP, SIGABRT])
    func signalWhileEditing(number: CInt) async throws {
        let prompt = try await start()
        prompt.terminal.type("echo partial")
        try await prompt.shows("home> echo partial")
        #expect(prompt.terminal.modeBytes != prompt.modesBefore)
        #expect(prompt.terminal.screen.marksPastes)
        prompt.signal(number)
        #expect(await prompt.ending == .init(number: number, wasSignalled: true))
        try await prompt.hasGivenBackTerminal()
    }

    @Test(
        "a signal that ends the program while a command is at work finds the terminal given back",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGTRAP, SIGABRT])
    func signalAtWork(number: CInt) async throws {
        let prompt = try await start()
        prompt.terminal.type("load\r")
        try await prompt.shows("home> load", "working…")
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
