import Foundation
import TerminalTestSupport
import TestLimits
import Testing

/// What only the real program can show: news between the keys of a line, and beside a command at work.
@Suite("News at a prompt", .startsPrograms)
struct NewsTests {
    private func start(_ arguments: [String] = []) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt.news(arguments)
        try await prompt.shows("Home", "tick 0, loaded 0", "home>")
        return prompt
    }

    @Test("is printed above the line that is being typed, which keeps its cursor")
    func typing() async throws {
        let prompt = try await start()
        try await prompt.type("echo aXc" + Key.left, shows: "home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 0, loaded 0", "", "Home", "tick 1, loaded 0", "home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 1, loaded 0", "", "Home", "tick 2, loaded 0", "home> echo aXc")
        // The cursor is behind the X, which goes.
        try await prompt.type("\u{7F}b\r", shows: "home> echo abc", "abc", "home>")
    }

    @Test("waits while a command is at work, and the progress stays on the last row")
    func atWork() async throws {
        let prompt = try await start()
        try await prompt.type("mode tell; load\r", shows: "home> mode tell; load", "nothing has changed", "working…")
        prompt.signal(SIGUSR1)
        // Seen before the next signal, as two may be taken in any order.
        try await prompt.shows("nothing has changed", "warning: tick 1", "working…")
        prompt.signal(SIGUSR2)
        try await prompt.shows("warning: tick 1", "", "Home", "tick 1, loaded 1", "home>")
    }

    @Test("is the effect of an interrupted command that ignores its cancellation")
    func interrupted() async throws {
        let prompt = try await start()
        try await prompt.type("load\r", shows: "home> load", "working…")
        prompt.interrupt()
        try await prompt.shows("home> load", "error: interrupted", "✗ home>")
        try await prompt.type("echo a", shows: "✗ home> echo a")
        prompt.signal(SIGUSR2)
        try await prompt.shows("error: interrupted", "", "Home", "tick 0, loaded 1", "✗ home> echo a")
        try await prompt.type("\r", shows: "✗ home> echo a", "a", "home>")
    }

    @Test(
        "is printed above an empty line, and in the middle of a key's bytes", arguments: ["", "echo ab\u{1b}["])
    func partOfKey(typed: String) async throws {
        let prompt = try await start()
        let line = typed.isEmpty ? "home>" : "home> echo ab"
        let column = typed.isEmpty ? 6 : 13
        try await prompt.type(typed, shows: line, cursor: (0, column))
        prompt.signal(SIGUSR1)
        try await prompt.terminal.shows(
            "Home", "tick 0, loaded 0", "", "Home", "tick 1, loaded 0", line, cursor: (5, column))
        #expect(prompt.terminal.screen.unknown.isEmpty)
        if !typed.isEmpty { try await prompt.type("D|", shows: "home> echo a|b", cursor: (0, 13)) }
    }
}
