import CVersion
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

    @Test("the session begins with a greeting that names the source of the data, the first screen and a prompt")
    func greeting() async throws {
        let home = try await Self.home()
        let prompt = try ProgramAtPrompt()
        #expect(home.first == "Home")
        try await prompt.terminal.shows(
            ["Challenge \(CHALLENGE_VERSION), on the embedded catalogue. Type help for help.", ""] + home + ["home>"])
    }

    @Test("the greeting is left out with --quiet")
    func quiet() async throws {
        let home = try await Self.home()
        let prompt = try ProgramAtPrompt(["--quiet"])
        try await prompt.terminal.shows(home + ["home>"])
    }

    @Test("the prompt names the screen, and commands may be abbreviated")
    func commands() async throws {
        let prompt = try await ProgramAtPrompt().showing("home>")
        prompt.terminal.type("search evil morty\r")
        try await prompt.shows("  118  Evil Morty  ● Alive  Human  Citadel of Ricks", "characters>")
        try await prompt.type("op 118\r", shows: "characters/118>")
        try await prompt.type("b\r", shows: "  118  Evil Morty  ● Alive  Human  Citadel of Ricks", "characters>")
        try await prompt.type("filter\r", shows: "characters!advanced-search>")
    }

    @Test("Tab completes commands, destinations, and the arguments of the screen's own actions")
    func completion() async throws {
        let prompt = try await ProgramAtPrompt().showing("home>")
        try await prompt.type("op\t", shows: "home> open")
        try await prompt.type("adv\t", shows: "home> open advanced-search")
        try await prompt.type("\r", shows: "characters!advanced-search>")
        prompt.terminal.type("set g\tgen\t\r")
        try await prompt.terminal.waits(for: "the gender") { screen in
            screen.lines.contains("characters!advanced-search> set gender genderless")
                && screen.lines.contains { $0.hasPrefix("  gender   Genderless") }
        }
    }

    @Test("an error has no place, and the session goes on")
    func errors() async throws {
        let prompt = try await ProgramAtPrompt().showing("home>")
        prompt.terminal.type("opne; echo not\r")
        try await prompt.shows(
            "home> opne; echo not", "error: no command 'opne' on Home; did you mean 'open'?",
            "the command after it was not carried out", "✗ home>")
        try await prompt.type("echo a\r", shows: "✗ home> echo a", "a", "home>")
    }

    @Test(
        "exit and Ctrl-D end the session, with 0 or the status that is named, whatever has failed in it",
        arguments: [("exit 7\r", 7), ("opne\r\u{4}", 0)])
    func endOfInput(keys: String, status: CInt) async throws {
        let prompt = try await ProgramAtPrompt().showing("home>")
        prompt.terminal.type(keys)
        #expect(await prompt.status == status)
    }

    @Test("--open starts at the link's screen, and an error in the link has no place")
    func link() async throws {
        let detail = try ProgramAtPrompt(["-q", "--open", "challenge://character/detail/118"])
        try await detail.shows("home/118>")
        let wrong = try ProgramAtPrompt(["-q", "--open", "nowhere"])
        let home = try #require(try await Self.home().last)
        try await wrong.shows(home, "error: no destination named 'nowhere'; this screen lists nothing", "✗ home>")
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

    @Test("the start-up file may be behind a link")
    func linkedStartup() async throws {
        let home = try #require(try await Self.home().last)
        try await ProgramAtPrompt(["-q"]) { program in
            try program.write("echo started\n", to: "mine")
            try program.write("", to: ".config/challenge/empty")
            #expect(symlink("../../mine", program.folder.path + "/.config/challenge/startup.chal") == 0)
        }.shows(home, "started", "home>")
    }

    @Test(
        "what cannot be a file that the program looks for by itself costs a warning and is waited for by nobody",
        arguments: [
            ".config/challenge/startup.chal", ".editrc", ".local/state/challenge/history",
            ".local/state/challenge/history.lock", ".local/share/challenge/store.sqlite",
            ".local/share/challenge/store.sqlite-journal", ".local/share/challenge/catalogue.json",
            ".local/share/challenge/recent-searches.json",
        ], ["folder", "pipe", "/dev/zero", "3 GiB"])
    func noFile(name: String, kind: String) async throws {
        // Of these the end is read, or no more than the beginning.
        if kind == "3 GiB", name.contains("history") || name.contains("store") { return }
        let prompt = try ProgramAtPrompt(["-q"]) { program in
            if name.hasSuffix("-journal") { try program.write("", to: ".local/share/challenge/store.sqlite") }
            try program.write("", to: name)
            let path = program.folder.path + "/" + name
            if kind == "3 GiB" { return #expect(truncate(path, 3 << 30) == 0) }
            unlink(path)
            switch kind {
            case "folder": #expect(mkdir(path, 0o700) == 0)
            case "pipe": #expect(mkfifo(path, 0o600) == 0)
            default: #expect(symlink(kind, path) == 0)
            }
        }
        prompt.terminal.type("search rick\recho done\r")
        try await prompt.terminal.waits(for: "the warning, and a prompt") { screen in
            let text = screen.lines.joined(separator: " ")
            let reasons = ["it is not a file", "Is a directory", "is not followed", "MiB"]
            return screen.lines.suffix(2).first == "done" && text.contains("warning: ")
                && reasons.contains { text.contains($0) }
        }
    }

    @Test("the address of the data is shown without a password")
    func password() async throws {
        let prompt = try await ProgramAtPrompt(["--base-url", "http://user:secret@localhost:8080/v1"])
            .showing("home [live]>")
        #expect(
            prompt.terminal.screen.lines[0]
                == "Challenge \(CHALLENGE_VERSION), on http://localhost:8080/v1. Type help for help.")
    }
}
