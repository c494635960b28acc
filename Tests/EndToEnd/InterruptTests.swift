import Foundation
import TerminalTestSupport
import TestLimits
import Testing

/// Each test interrupts a command that waits for an answer of the API, and expects that nothing has changed.
@Suite("Ctrl-C while a command is at work", .startsPrograms)
struct InterruptTests {
    private let catalogue = SilentCatalogue()

    private func start(_ commands: [String], at place: String) async throws -> ProgramAtPrompt {
        let address = try await catalogue.start()
        let prompt = try await ProgramAtPrompt(["-q", "--base-url", address], rows: 150).showing("home [live]>")
        for command in commands {
            prompt.terminal.type(command + "\r")
            try await prompt.terminal.waits(for: "the end of \(command)") { screen in
                screen.lines.last?.hasSuffix(">") == true && screen.lines.contains { $0.hasSuffix("> \(command)") }
            }
        }
        #expect(prompt.terminal.screen.lines.last == "\(place) [live]>")
        return prompt
    }

    /// What a command prints.
    private func shown(by prompt: ProgramAtPrompt, asking question: String) async throws -> [String] {
        let count = prompt.terminal.screen.lines.count { $0.hasSuffix("> \(question)") }
        prompt.terminal.type("\(question)\r")
        try await prompt.terminal.waits(for: "an answer to \(question)") { screen in
            screen.lines.count { $0.hasSuffix("> \(question)") } == count + 1
                && screen.lines.last?.contains(">") == true && screen.lines.last?.hasSuffix(question) == false
        }
        let lines = prompt.terminal.screen.lines
        let start = try #require(lines.lastIndex { $0.hasSuffix("> \(question)") })
        return Array(lines[(start + 1)...])
    }

    /// Waits until the last line is this prompt, perhaps with a summary at its right, and these lines are above it.
    private func shows(_ lines: String..., prompt text: String, in prompt: ProgramAtPrompt) async throws {
        try await prompt.terminal.waits(for: "\(lines), \(text)") { screen in
            screen.lines.last.map { $0 == text || $0.hasPrefix(text + "   ") } == true
                && screen.lines.dropLast().suffix(lines.count) == lines[...]
        }
    }

    @Test(
        "leaves screen, stack and filter as they were, and prints only that it was interrupted",
        arguments: [
            ([], "home", "open characters"),
            ([], "home", "search rick"),
            ([], "home", "filter status=dead"),
            (["open characters"], "characters", "search rick"),
            (["open characters"], "characters", "filter status=dead"),
            (["open characters"], "characters", "refresh"),
            (["open characters"], "characters", "more all"),
            (["open characters"], "characters", "open character 120"),
            (["open characters", "filter", "set status dead"], "characters!advanced-search", "apply"),
            (["open characters", "filter", "set status dead"], "characters!advanced-search", "filter gender=female"),
        ])
    func nothingChanges(before: [String], place: String, command: String) async throws {
        let prompt = try await start(before, at: place)
        let screen = try await shown(by: prompt, asking: "path; show")
        catalogue.fallSilent()
        try await prompt.type("\(command); echo not\r", shows: "\(place) [live]> \(command); echo not", "working…")
        prompt.interrupt()
        try await shows(
            "\(place) [live]> \(command); echo not", "error: interrupted", prompt: "✗ \(place) [live]>", in: prompt)
        #expect(try await shown(by: prompt, asking: "path; show") == screen)
    }

    @Test("remembers no search that was interrupted")
    func recentSearches() async throws {
        let prompt = try await start(["search rick"], at: "characters")
        catalogue.fallSilent()
        try await prompt.type("search morty\r", shows: "working…")
        prompt.interrupt()
        try await shows("error: interrupted", prompt: "✗ characters [live]>", in: prompt)
        prompt.terminal.type("search\r")
        try await shows("Recent searches", "  • rick", prompt: "characters [live]>", in: prompt)
    }

    @Test(
        "stops a script whose input does not come, from a named pipe or the terminal",
        arguments: ["fifo", "/dev/stdin"])
    func slowScript(path: String) async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { program in
            _ = mkfifo(program.folder.appending(path: "fifo").path, 0o600)
        }
        try await prompt.shows("home>")
        try await prompt.type("source \(path); echo c\r", shows: "home> source \(path); echo c", "working…")
        prompt.interrupt()
        try await prompt.shows("home> source \(path); echo c", "error: interrupted", "✗ home>")
        try await prompt.type("echo a\r", shows: "a", "home>")
    }

    @Test("stops the start-up file")
    func startup() async throws {
        let address = try await catalogue.start()
        catalogue.fallSilent()
        let prompt = try ProgramAtPrompt(["-q", "--base-url", address]) { program in
            try program.write("echo a\nopen characters\necho b\n", to: ".config/challenge/startup.chal")
        }
        try await prompt.shows("a", "working…")
        prompt.interrupt()
        try await prompt.shows("a", "error: interrupted", "✗ home [live]>")
    }

    @Test("may come several times, and while no command is at work")
    func often() async throws {
        let prompt = try await start([], at: "home")
        catalogue.fallSilent()
        for _ in 0..<3 {
            try await prompt.type("open characters\r", shows: "working…")
            for _ in 0..<5 { prompt.interrupt() }
            try await prompt.shows("error: interrupted", "✗ home [live]>")
        }
        catalogue.fallSilent(false)
        try await prompt.type("open character 1\r", shows: "home/1 [live]>")
    }
}
