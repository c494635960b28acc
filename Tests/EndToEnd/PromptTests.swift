import Foundation
import HTTPTestSupport
import TerminalTestSupport
import TestLimits
import Testing

@Suite("At a prompt", .startsPrograms)
struct PromptTests {
    /// The first screen.
    private static func home() async throws -> [String] {
        try await Program().run("-c", "show").output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    @Test("one is greeted with the data, the first screen and a prompt")
    func greeting() async throws {
        let home = try await Self.home()
        let prompt = try ProgramAtPrompt()
        #expect(home.first == "Home")
        try await prompt.terminal.shows(
            ["Challenge 0.1.0, on the embedded catalogue. Type help for help.", ""] + home + ["home>"])
    }

    @Test("the greeting is left out with --quiet")
    func quiet() async throws {
        let home = try await Self.home()
        let prompt = try ProgramAtPrompt(["--quiet"])
        try await prompt.terminal.shows(home + ["home>"])
    }

    @Test("the prompt says where one is, and commands may be shortened")
    func commands() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("search evil morty\r")
        try await prompt.shows("  118  Evil Morty  ● Alive  Human  Citadel of Ricks", "characters>")
        prompt.terminal.type("op 118\r")
        try await prompt.shows("characters/118>")
        prompt.terminal.type("b\r")
        try await prompt.shows("  118  Evil Morty  ● Alive  Human  Citadel of Ricks", "characters>")
        prompt.terminal.type("filter\r")
        try await prompt.shows("characters!advanced-search>")
    }

    @Test("Tab completes commands, destinations, and the arguments of the screen's own actions")
    func completion() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("op\t")
        try await prompt.shows("home> open")
        prompt.terminal.type("adv\t")
        try await prompt.shows("home> open advanced-search")
        prompt.terminal.type("\r")
        try await prompt.shows("characters!advanced-search>")
        prompt.terminal.type("set g\tgen\t\r")
        try await prompt.terminal.waits(for: "the gender") { screen in
            screen.lines.contains("characters!advanced-search> set gender genderless")
                && screen.lines.contains { $0.hasPrefix("  gender   Genderless") }
        }
    }

    @Test("Up brings back what was typed in this session")
    func history() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("echo one\r")
        try await prompt.shows("home> echo one", "one", "home>")
        prompt.terminal.type(Key.up + "s\r")
        try await prompt.shows("home> echo ones", "ones", "home>")
    }

    @Test("an error is told without a place, and the session goes on")
    func errors() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("opne; echo not\r")
        try await prompt.shows(
            "home> opne; echo not", "error: no command 'opne' on Home; did you mean 'open'?",
            "the command after it was not carried out", "✗ home>")
        prompt.terminal.type("echo 'a\r")
        try await prompt.shows("✗ home> echo 'a", "error: the quote ' is not closed on this line", "✗ home>")
        prompt.terminal.type("echo a\r")
        try await prompt.shows("✗ home> echo a", "a", "home>")
    }

    @Test("Ctrl-C drops the line, also one that goes on over several")
    func interrupt() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("echo a\\\r")
        try await prompt.shows("home> echo a\\", "..>")
        prompt.terminal.type("b" + Key.control("c"))
        try await prompt.terminal.waits(for: "a new prompt") { $0.lines.last == "home>" }
        prompt.terminal.type("echo c\r")
        try await prompt.shows("home> echo c", "c", "home>")
    }

    @Test("Ctrl-D ends the session with status 0, whatever failed in it")
    func endOfInput() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("opne\r")
        try await prompt.shows("error: no command 'opne' on Home; did you mean 'open'?", "✗ home>")
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
    }

    @Test("exit ends it with the status that it names")
    func exit() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("exit 7\r")
        #expect(await prompt.status == 7)
    }

    @Test(
        "a terminal that can do nothing is sent no escape byte, and neither is one with --plain",
        arguments: [([], "dumb"), (["--plain"], "xterm")])
    func plain(arguments: [String], type: String) async throws {
        let prompt = try ProgramAtPrompt(arguments, type: type)
        try await prompt.shows("home> ".trimmingCharacters(in: .whitespaces))
        prompt.terminal.type("echo x\n")
        try await prompt.shows("home> echo x", "x", "home>")
        // Nothing edits the line: the key is text, which the terminal itself echoes in its own way.
        prompt.terminal.type(Key.up + "\n")
        try await prompt.terminal.waits(for: "an error") { screen in
            screen.lines.contains { $0.hasPrefix("error: no command '\\u{1b}[A' on Home") }
        }
        #expect(!prompt.terminal.hasSeenEscape)
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
    }

    @Test("Ctrl-D on a line that goes on drops it and says so")
    func endOfContinuedLine() async throws {
        let prompt = try ProgramAtPrompt()
        try await prompt.shows("home>")
        prompt.terminal.type("echo a\\\r")
        try await prompt.shows("home> echo a\\", "..>")
        prompt.terminal.type(Key.control("d"))
        try await prompt.shows("error: the line goes on after its backslash; it is dropped", "✗ home>")
    }

    @Test("one starts where a link leads, and an error in it has no place")
    func link() async throws {
        let detail = try ProgramAtPrompt(["-q", "--open", "challenge://character/detail/118"])
        try await detail.shows("home/118>")
        let wrong = try ProgramAtPrompt(["-q", "--open", "nowhere"])
        let home = try #require(try await Self.home().last)
        try await wrong.shows(home, "error: no destination named 'nowhere'", "✗ home>")
    }

    @Test("the start-up file is carried out first, unless --no-config leaves it out")
    func startup() async throws {
        func write(_ program: Program) throws {
            try program.write("echo started\n", to: ".config/challenge/startup.chal")
        }
        let home = try #require(try await Self.home().last)
        try await ProgramAtPrompt(["-q"], prepare: write).shows(home, "started", "home>")
        try await ProgramAtPrompt(["-q", "--no-config"], prepare: write).shows(home, "home>")
    }

    @Test("a start-up file that cannot be read costs a warning")
    func unreadableStartup() async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { try $0.write("", to: ".config/challenge/startup.chal/file") }
        try await prompt.terminal.waits(for: "the warning") { screen in
            screen.lines.last == "home>" && screen.lines.joined().contains("cannot be read: Is a directory")
        }
    }

    @Test("the address of the data is shown without a password")
    func password() async throws {
        let prompt = try ProgramAtPrompt(["--base-url", "http://user:secret@localhost:8080/v1"])
        try await prompt.shows("home>")
        #expect(prompt.terminal.screen.lines[0] == "Challenge 0.1.0, on http://localhost:8080/v1. Type help for help.")
    }

    @Test("a narrow window shows help without cutting its headings")
    func narrow() async throws {
        let result = try await Program().run("--width", "40", "-c", "help")
        #expect(result.output.contains("  On Characters, going there first\n"))
    }
}
