import CVersion
import Glibc
import TerminalTestSupport
import TestLimits
import Testing

@Suite("A window that is narrow, or changes its size", .startsPrograms)
struct WindowTests {
    private func start(columns: Int) async throws -> ProgramAtPrompt {
        try await ProgramAtPrompt.news(columns: columns).showing("home>")
    }

    private func resize(_ prompt: ProgramAtPrompt, columns: Int) {
        prompt.terminal.resize(columns: columns, rows: 40)
        prompt.signal(SIGWINCH)
    }

    @Test("keeps a list of candidates below the line until the next key")
    func list() async throws {
        let prompt = try await start(columns: 60)
        prompt.terminal.type("h\t")
        try await prompt.terminal.waits(for: "a list") { $0.lines.last?.hasPrefix("history ") == true }
        resize(prompt, columns: 40)
        prompt.terminal.type("e")
        try await prompt.terminal.shows("Home", "tick 0, loaded 0", "home> he", cursor: (2, 8))
    }

    @Test("while a command is at work counts from the next prompt on")
    func atWork() async throws {
        let prompt = try await start(columns: 60)
        try await prompt.type("load\r", shows: "home> load", "working…")
        resize(prompt, columns: 20)
        prompt.signal(SIGUSR2)
        try await prompt.shows("tick 0, loaded 1", "home>")
        try await prompt.type("echo 34567890123", shows: "home> echo 345678901", "23", cursor: (1, 2))
    }

    // MARK: - The prompt

    @Test("a prompt leaves half of a narrow window to type in")
    func shortPrompt() async throws {
        let prompt = try await ProgramAtPrompt(["-q", "--open", "challenge://character/detail/118"], columns: 24)
            .showing("home/118>")
        prompt.terminal.type("back; open advanced-sear\t\r")
        try await prompt.terminal.waits(for: "a short prompt") { screen in
            screen.lines.last?.hasPrefix("…") == true && (screen.lines.last?.count ?? 0) <= 13
        }
    }

    @Test("a prompt has colours, and a cross that is not only a colour where something has failed")
    func errorMark() async throws {
        let prompt = try await ProgramAtPrompt(["-q"], environment: ["NO_COLOR": ""]).showing("home>")
        let row = prompt.terminal.screen.lines.count - 1
        #expect(prompt.terminal.screen.style(row: row, column: 0) != "")
        #expect(prompt.terminal.screen.style(row: row, column: 4) == "")
        try await prompt.type("opne\r", shows: "✗ home>")
        let screen = prompt.terminal.screen
        let last = screen.lines.count - 1
        // Red, as it is for errors.
        #expect(screen.style(row: last, column: 0) == "31")
        #expect(screen.style(row: last, column: 2) != "31")
        try await prompt.type("echo a\r", shows: "a", "home>")
    }

    @Test(
        "the summary of the screen is at the right of the prompt, unless the screen is just above or there is no room")
    func rightPrompt() async throws {
        let prompt = try await ProgramAtPrompt(["-q"], columns: 60).showing("home>")
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
        try await prompt.type("\u{7f}show\r", shows: "characters>")
    }

    @Test("a redirect is shown whole, wrapped at its arrow", arguments: [("C.UTF-8", "↪ ", "→ "), ("C", "-> ", "-> ")])
    func redirect(locale: String, sign: String, arrow: String) async throws {
        let prompt = try await ProgramAtPrompt(["-q"], columns: 40, environment: ["LC_ALL": locale]).showing("home>")
        prompt.terminal.type("open characters\r")
        let indentation = String(repeating: " ", count: sign.count)
        try await prompt.terminal.waits(for: "both ends") { screen in
            screen.lines.contains("\(sign)HomeOutgoingNavigation.characters")
                && screen.lines.contains("\(indentation)\(arrow)CharacterIncomingNavigation.list")
        }
        prompt.terminal.type("why\r")
        try await prompt.terminal.waits(for: "where it began") { screen in
            screen.lines.contains("      HomeOutgoingNavigation.characters,")
        }
    }

    @Test("errors and notices wrap between words, and the line in question does not")
    func wrappedMessages() async throws {
        let prompt = try ProgramAtPrompt(columns: 36) {
            try $0.write("echo a b c d e f g; opne i j k l m n o\n", to: "a")
        }
        try await prompt.shows("home>")
        #expect(
            prompt.terminal.screen.lines.prefix(3) == [
                "Challenge \(CHALLENGE_VERSION), on the embedded", "catalogue. Type help for help.", "",
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
}
