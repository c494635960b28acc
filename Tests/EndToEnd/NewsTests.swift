import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("News at a prompt", .startsPrograms)
struct NewsTests {
    private func start(_ arguments: [String] = []) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(arguments, executable: "news-fixture")
        try await prompt.shows("Home", "tick 0, loaded 0", "home>")
        return prompt
    }

    @Test("comes above the line that is typed, which stays with its cursor")
    func typing() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo aXc" + Key.left)
        try await prompt.shows("home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 0, loaded 0", "", "Home", "tick 1, loaded 0", "home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 1, loaded 0", "", "Home", "tick 2, loaded 0", "home> echo aXc")
        // The cursor is behind the X, which goes.
        prompt.terminal.type("\u{7F}b\r")
        try await prompt.shows("home> echo abc", "abc", "home>")
    }

    @Test("comes above the line also when it is a warning")
    func warning() async throws {
        let prompt = try await start()
        prompt.terminal.type("mode warn\r")
        try await prompt.shows("nothing has changed", "home>")
        prompt.terminal.type("echo a")
        try await prompt.shows("home> echo a")
        prompt.signal(SIGUSR1)
        try await prompt.shows("nothing has changed", "warning: tick 0", "home> echo a")
        prompt.terminal.type("\r")
        try await prompt.shows("warning: tick 0", "home> echo a", "a", "home>")
    }

    @Test("may be another screen, of which the next prompt tells")
    func navigation() async throws {
        let prompt = try await start()
        prompt.terminal.type("mode leave\r")
        try await prompt.shows("nothing has changed", "home>")
        prompt.signal(SIGUSR1)
        try await prompt.shows("", "Home › List", "  one", "  two", "  three", "home>")
        prompt.terminal.type("\r")
        try await prompt.shows("home>", "list>")
    }

    @Test("waits while a command is at work, and what says that one has to wait stays on the last row")
    func atWork() async throws {
        let prompt = try await start()
        prompt.terminal.type("mode tell; load\r")
        try await prompt.shows("home> mode tell; load", "nothing has changed", "working…")
        prompt.signal(SIGUSR1)
        // Seen before the next signal, as two may be taken in any order.
        try await prompt.shows("nothing has changed", "warning: tick 1", "working…")
        prompt.signal(SIGUSR2)
        try await prompt.shows("warning: tick 1", "", "Home", "tick 1, loaded 1", "home>")
    }

    @Test("is what comes of a command that was interrupted and did not notice")
    func interrupted() async throws {
        let prompt = try await start()
        prompt.terminal.type("load\r")
        try await prompt.shows("home> load", "working…")
        prompt.interrupt()
        try await prompt.shows("home> load", "error: interrupted", "✗ home>")
        prompt.terminal.type("echo a")
        try await prompt.shows("✗ home> echo a")
        prompt.signal(SIGUSR2)
        try await prompt.shows("error: interrupted", "", "Home", "tick 0, loaded 1", "✗ home> echo a")
        prompt.terminal.type("\r")
        try await prompt.shows("✗ home> echo a", "a", "home>")
    }

    @Test("comes before the next prompt on a terminal where it cannot come above the line")
    func plain() async throws {
        let prompt = try await start(["--plain"])
        prompt.terminal.type("mode tell\n")
        try await prompt.shows("nothing has changed", "home>")
        prompt.signal(SIGUSR1)
        // Written at once, so that one knows that the signal has come.
        try await prompt.shows("home> warning: tick 1")
        prompt.terminal.type("echo a\n")
        try await prompt.shows("home> warning: tick 1", "echo a", "a", "", "Home", "tick 1, loaded 0", "home>")
        #expect(!prompt.terminal.hasSeenEscape)
    }

    // MARK: - Above what is being typed

    /// Waits until news is all that has come above these lines, and the cursor is where it was.
    private func news(_ prompt: ProgramAtPrompt, _ lines: String..., cursor: (row: Int, column: Int)) async throws {
        let all = ["Home", "tick 0, loaded 0", "", "Home", "tick 1, loaded 0"] + lines
        prompt.signal(SIGUSR1)
        try await prompt.terminal.waits(for: "\(all), cursor \(cursor)") { screen in
            screen.lines == all && (screen.row, screen.column) == (cursor.row + 5, cursor.column)
                && screen.unknown.isEmpty
        }
    }

    @Test("comes above an empty line")
    func emptyLine() async throws {
        let prompt = try await start()
        try await news(prompt, "home>", cursor: (0, 6))
        prompt.terminal.type("echo a\r")
        try await prompt.shows("home> echo a", "a", "home>")
    }

    @Test("comes above all rows of a line, of which the cursor stays in its own")
    func wrappedLine() async throws {
        let prompt = try await start()
        let line = "echo " + String(repeating: "0123456789", count: 16)
        prompt.terminal.type(line + String(repeating: Key.left, count: 60))
        let shown = Array("home> " + line)
        let rows = stride(from: 0, to: shown.count, by: 80).map { String(shown[$0..<min($0 + 80, shown.count)]) }
        try await prompt.shows(rows[0], rows[1], rows[2], cursor: (1, 31))
        try await news(prompt, rows[0], rows[1], rows[2], cursor: (1, 31))
        prompt.terminal.type("X")
        try await prompt.terminal.waits(for: "the key") { screen in
            screen.lines.suffix(2).first == rows[1].prefix(31) + "X" + rows[1].dropFirst(31).dropLast()
                && screen.column == 32
        }
    }

    @Test("comes above a search, which goes on")
    func search() async throws {
        let prompt = try await start()
        prompt.terminal.type("mode count" + Key.control("l"))
        try await prompt.terminal.shows("home> mode count")
        prompt.terminal.type("\r")
        try await prompt.terminal.shows("home> mode count", "nothing has changed", "home>")
        prompt.terminal.type(Key.control("r") + "cou")
        try await prompt.shows("search \"cou\": mode count", cursor: (0, 19))
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 1, loaded 0", "search \"cou\": mode count", cursor: (1, 19))
        prompt.terminal.type("n" + Key.end + "!")
        try await prompt.shows("tick 1, loaded 0", "home> mode count!", cursor: (1, 17))
    }

    @Test("comes above a line into which half of a paste has come")
    func paste() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo xy" + Key.left)
        try await prompt.shows("home> echo xy", cursor: (0, 12))
        prompt.terminal.type("\u{1b}[200~abc")
        try await news(prompt, "home> echo xy", cursor: (0, 12))
        prompt.terminal.type("def\u{1b}[201~")
        try await prompt.shows("tick 1, loaded 0", "home> echo xabcdefy", cursor: (1, 18))
    }

    @Test("comes above a line with a list of candidates, which stays")
    func list() async throws {
        let prompt = try await start()
        prompt.terminal.type("mode \t")
        try await prompt.shows("home> mode", "count  warn   tell   leave", cursor: (0, 11))
        try await news(prompt, "home> mode", "count  warn   tell   leave", cursor: (0, 11))
        prompt.terminal.type("w\t\r")
        try await prompt.shows("tick 1, loaded 0", "home> mode warn", "nothing has changed", "home>")
    }

    @Test("comes above a key of which only a part has come")
    func key() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo ab\u{1b}[")
        try await prompt.shows("home> echo ab", cursor: (0, 13))
        try await news(prompt, "home> echo ab", cursor: (0, 13))
        prompt.terminal.type("D|")
        try await prompt.shows("home> echo a|b", cursor: (0, 13))
    }
}
