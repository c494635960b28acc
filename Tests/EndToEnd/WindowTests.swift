import Glibc
import TerminalTestSupport
import TestLimits
import Testing

@Suite("A window that changes its size", .startsPrograms)
struct WindowTests {
    private func start(columns: Int, executable: String = "challenge") async throws -> ProgramAtPrompt {
        let arguments = executable == "challenge" ? ["-q"] : []
        let prompt = try ProgramAtPrompt(arguments, executable: executable, columns: columns)
        try await prompt.shows("home>")
        return prompt
    }

    private func resize(_ prompt: ProgramAtPrompt, columns: Int, rows: Int = 40) {
        prompt.terminal.resize(columns: columns, rows: rows)
        prompt.signal(SIGWINCH)
    }

    @Test("shows a wrapped line anew, narrower and wider, with the cursor in its middle")
    func wrapped() async throws {
        let prompt = try await start(columns: 30, executable: "news-fixture")
        prompt.terminal.type("echo 345678901234567890123456789" + String(repeating: Key.left, count: 9))
        try await prompt.terminal.shows(
            "Home", "tick 0, loaded 0", "home> echo 3456789012345678901", "23456789", cursor: (2, 29))
        resize(prompt, columns: 20)
        prompt.terminal.type("X")
        try await prompt.terminal.shows(
            "Home", "tick 0, loaded 0", "home> echo 345678901", "234567890X123456789",
            cursor: (3, 10))
        resize(prompt, columns: 60)
        prompt.terminal.type("Y")
        try await prompt.terminal.shows(
            "Home", "tick 0, loaded 0", "home> echo 345678901234567890XY123456789", cursor: (2, 31))
    }

    @Test("keeps a list of candidates below the line until the next key")
    func list() async throws {
        let prompt = try await start(columns: 60, executable: "news-fixture")
        prompt.terminal.type("h\t")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        resize(prompt, columns: 40)
        prompt.terminal.type("e")
        try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> he", cursor: (2, 8))
    }

    @Test("while a command is at work counts from the next prompt on")
    func atWork() async throws {
        let prompt = try await start(columns: 60, executable: "news-fixture")
        prompt.terminal.type("load\r")
        try await prompt.shows("home> load", "working…")
        resize(prompt, columns: 20)
        prompt.signal(SIGUSR2)
        try await prompt.shows("tick 0, loaded 1", "home>")
        prompt.terminal.type("echo 34567890123")
        try await prompt.shows("home> echo 345678901", "23", cursor: (1, 2))
    }

    // MARK: - The prompt

    @Test("a prompt leaves half of a narrow window to type in")
    func shortPrompt() async throws {
        let prompt = try ProgramAtPrompt(["-q", "--open", "challenge://character/detail/118"], columns: 24)
        try await prompt.shows("home/118>")
        prompt.terminal.type("back; open advanced-sear\t\r")
        try await prompt.terminal.waits(for: "a short prompt") { screen in
            screen.lines.last?.hasPrefix("…") == true && (screen.lines.last?.count ?? 0) <= 13
        }
    }

    @Test("a prompt has colours, and a cross that is not only a colour where something has failed")
    func errorMark() async throws {
        let prompt = try ProgramAtPrompt(["-q"], environment: ["NO_COLOR": ""])
        try await prompt.shows("home>")
        let row = prompt.terminal.screen.lines.count - 1
        #expect(!prompt.terminal.screen.style(row: row, column: 0).isEmpty)
        #expect(prompt.terminal.screen.style(row: row, column: 4).isEmpty)
        prompt.terminal.type("opne\r")
        try await prompt.shows("✗ home>")
        let screen = prompt.terminal.screen
        let last = screen.lines.count - 1
        // Red, as it is for errors.
        #expect(screen.style(row: last, column: 0) == "31")
        #expect(screen.style(row: last, column: 2) != "31")
        prompt.terminal.type("echo a\r")
        try await prompt.shows("a", "home>")
    }

    @Test("what is on the screen is told at the right, where it is not just above, while there is room")
    func rightPrompt() async throws {
        let prompt = try ProgramAtPrompt(["-q"], columns: 60)
        try await prompt.shows("home>")
        prompt.terminal.type("search evil morty; echo a\r")
        try await prompt.terminal.waits(for: "a summary") { screen in
            screen.lines.last?.hasPrefix("characters>    ") == true && screen.lines.last?.count == 59
                && screen.column == 12
        }
        let summary = prompt.terminal.screen.lines.last?.split(separator: "  ").last.map { String($0) } ?? ""
        prompt.terminal.type("echo 3456789012345678901234567890123456789012345678")
        try await prompt.shows("characters> echo 3456789012345678901234567890123456789012345", "678")
        prompt.terminal.type(Key.control("u") + "b")
        try await prompt.terminal.waits(for: "the summary again") { screen in
            screen.lines.last?.hasPrefix("characters> b ") == true && screen.lines.last?.hasSuffix(summary) == true
        }
        prompt.terminal.type("\u{7f}show\r")
        try await prompt.shows("characters>")
    }

    @Test("errors and notices wrap between words, and the line in question does not")
    func wrappedMessages() async throws {
        let prompt = try ProgramAtPrompt(columns: 36) {
            try $0.write("echo a b c d e f g; opne i j k l m n o\n", to: "a")
        }
        try await prompt.shows("home>")
        #expect(
            prompt.terminal.screen.lines.prefix(3) == [
                "Challenge 0.1.0, on the embedded", "catalogue. Type help for help.", "",
            ])
        prompt.terminal.type("opne; echo a; echo b\r")
        try await prompt.shows(
            "home> opne; echo a; echo b", "error: no command 'opne' on Home;", "did you mean 'open'?",
            "the 2 commands after it were not", "carried out", "✗ home>")
        prompt.terminal.type("source a\r")
        try await prompt.shows(
            "a b c d e f g", "a:1:21: error: no command 'opne' on", "Home; did you mean 'open'?",
            "  … a b c d e f g; opne i j k l m n…", "                   ^", "✗ home>")
    }

    // MARK: - Hints

    private func startInColour(columns: Int = 80) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"], columns: columns, environment: ["NO_COLOR": ""])
        try await prompt.shows("home>")
        return prompt
    }

    @Test("a hint is dim, goes with the key that makes it wrong, and is no part of what is run")
    func hint() async throws {
        let prompt = try await startInColour()
        prompt.terminal.type("echo")
        try await prompt.shows("home> echo [TEXT]", cursor: (0, 10))
        let screen = prompt.terminal.screen
        #expect(screen.style(row: screen.row, column: 11) == "2")
        #expect(screen.style(row: screen.row, column: 9).isEmpty)
        prompt.terminal.type(" ")
        try await prompt.shows("home> echo [TEXT]", cursor: (0, 11))
        prompt.terminal.type("x")
        try await prompt.shows("home> echo x", cursor: (0, 12))
        prompt.terminal.type("\u{7f}" + Key.left)
        try await prompt.shows("home> echo", cursor: (0, 10))
        prompt.terminal.type(Key.end)
        try await prompt.shows("home> echo [TEXT]", cursor: (0, 11))
        prompt.terminal.type("a\r")
        try await prompt.shows("home> echo a", "a", "home>")
        prompt.terminal.type("back ")
        try await prompt.shows("home> back [N]")
        prompt.terminal.type(Key.control("c"))
        try await prompt.shows("home> back ^C", "home>")
    }

    @Test("a hint is cut at the edge of the window")
    func cutHint() async throws {
        let prompt = try await startInColour(columns: 20)
        prompt.terminal.type("open ")
        // The last column stays free.
        try await prompt.shows("home> open DESTINA…", cursor: (0, 11))
        prompt.terminal.type("67890123")
        try await prompt.shows("home> open 67890123", cursor: (0, 19))
        prompt.terminal.type("4")
        try await prompt.shows("home> open 678901234", cursor: (1, 0))
    }
}
