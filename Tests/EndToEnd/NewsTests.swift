import Foundation
import TerminalTestSupport
import Testing

@Suite("News at a prompt", .timeLimit(.minutes(2)))
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
        prompt.terminal.type("load\r")
        try await prompt.shows("home> load", "working…")
        prompt.signal(SIGUSR1)
        prompt.signal(SIGUSR2)
        try await prompt.shows("home> load", "", "Home", "tick 1, loaded 1", "home>")

        prompt.terminal.type("mode warn; load\r")
        try await prompt.shows("home> mode warn; load", "nothing has changed", "working…")
        prompt.signal(SIGUSR1)
        try await prompt.shows("nothing has changed", "warning: tick 1", "working…")
        prompt.signal(SIGUSR2)
        try await prompt.shows("warning: tick 1", "", "Home", "tick 1, loaded 2", "home>")
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
}
