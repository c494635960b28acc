import TerminalTestSupport
import TestLimits
import Testing

@Suite("Completion at a prompt", .startsPrograms)
struct PromptCompletionTests {
    /// Waits until a line was carried out that begins so, and the prompt is this one.
    private func shows(_ line: String, then end: String, at prompt: ProgramAtPrompt) async throws {
        try await prompt.terminal.waits(for: "\(line), then \(end)") { screen in
            screen.lines.contains(line) && screen.lines.last == end
        }
    }

    @Test("goes on after a shortened command and after another one, and offers links and rows, quoted where needed")
    func lines() async throws {
        let prompt = try ProgramAtPrompt(["-q"])
        try await prompt.shows("home>")
        for (typed, completed, end) in [
            ("open challenge://character/d\t118", "home> open challenge://character/detail/118", "home/118>"),
            ("home", "home/118> home", "home>"),
            ("search evil", "home> search evil", "characters>"),
            ("open evil mo\t", "characters> open \"Evil Morty\"", "characters/118>"),
            ("back", "characters/118> back", "characters>"),
            ("op summer\t", "characters> op \"Evil Summer Clone\"", "characters/120>"),
            ("home; OP adv\t", "characters/120> home; OP advanced-search", "characters!advanced-search>"),
        ] {
            prompt.terminal.type(typed + "\r")
            try await shows(completed, then: end, at: prompt)
        }
    }

    @Test("completes a key and then its value")
    func assignments() async throws {
        let prompt = try ProgramAtPrompt(["-q"])
        try await prompt.shows("home>")
        prompt.terminal.type("filter ge\tunk\t\r")
        try await prompt.terminal.waits(for: "the filter") { screen in
            screen.lines.contains("home> filter gender=unknown") && screen.lines.contains { $0.contains("[gender=") }
        }
    }

    @Test("offers on Home what was searched for in a session before")
    func recentSearches() async throws {
        let home = try Program()
        _ = try await home.run("-c", "search 'evil morty'")
        let prompt = try ProgramAtPrompt(["-q"], home: home)
        try await prompt.shows("home>")
        prompt.terminal.type("sea \t\r")
        try await shows("home> sea \"evil morty\"", then: "characters>", at: prompt)
    }

    @Test("completes the name of a script in the home, and the script runs")
    func files() async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { try $0.write("echo sourced\n", to: "my scripts/first.chal") }
        try await prompt.shows("home>")
        prompt.terminal.type("source ~/my\tfir\t\r")
        try await prompt.shows("home> source \"~/my scripts/first.chal\"", "sourced", "home>")
    }

    @Test("says behind the cursor what is missing, where that can be told from what is typed", arguments: ["", "1"])
    func hints(noColor: String) async throws {
        let prompt = try ProgramAtPrompt(["-q"], environment: ["NO_COLOR": noColor])
        try await prompt.shows("home>")
        prompt.terminal.type("open adv\t" + Key.control("u") + "back ")
        try await prompt.shows(noColor.isEmpty ? "home> back [N]" : "home> back")
        prompt.terminal.type("1\r")
        try await prompt.shows("error: this is the first screen: there is nothing to go back to", "✗ home>")
    }
}
