import CChallengeVersion
import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: its greeting, its files, and the editor at a terminal with its settings.
@Suite("At a prompt", .startsPrograms)
struct PromptTests {
    /// The first screen.
    private static func firstScreen() async throws -> [String] {
        try await Program().run("-c", "show").output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    @Test("The session begins with an optional greeting, the first screen and a prompt")
    func greeting() async throws {
        let home = try await Self.firstScreen()
        let quiet = try ProgramAtPrompt(["--quiet"])
        try await quiet.terminal.shows(home + ["", "home>"])
        let prompt = try ProgramAtPrompt()
        #expect(home.first == "Home")
        try await prompt.terminal.shows(
            ["Challenge \(CHALLENGE_VERSION), with built-in data. Type help to list the commands.", ""] + home + [
                "", "home>",
            ])
        // An answer is apart from the next prompt; no answer leaves no row.
        prompt.terminal.type("echo a\r\rnope\r")
        try await prompt.terminal.waits(for: "an empty row after each answer") { screen in
            screen.lines.suffix(8) == [
                "home> echo a", "a", "", "home>", "home> nope",
                "error: no command 'nope' on Home; type help to see what is possible", "", "✗ home>",
            ]
        }
    }

    @Test("The start-up file runs first, unless --no-config leaves it out")
    func startup() async throws {
        func write(_ program: Program) throws {
            try program.write("echo started\n", to: ".config/challenge/startup.chal")
        }
        let home = try #require(try await Self.firstScreen().last)
        try await ProgramAtPrompt(["-q"], prepare: write).shows(home, "started", "home>")
        try await ProgramAtPrompt(["-q", "--no-config"], prepare: write).shows(home, "home>")
    }

    @Test("A failing line of the start-up file is reported with its place, and the others still run")
    func startupErrors() async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { program in
            let script = "echo a\nnone\n# b\necho 'c\necho d; none; echo e\n"
            try program.write(script, to: ".config/challenge/startup.chal")
        }
        try await prompt.terminal.waits(for: "the lines that succeed, and places") { screen in
            let text = screen.lines.joined()
            return screen.lines.last == "✗ home>" && screen.lines.contains("warning: 3 of 4 lines failed")
                && ["a", "d", "e"].allSatisfy(screen.lines.contains)
                && ["2:1", "4:6", "5:9"].allSatisfy { text.contains("startup.chal:\($0): error: ") }
        }
    }

    @Test("Saved values are there in the next session")
    func saved() async throws {
        let home = Program()
        let first = try await ProgramAtPrompt(["-q"], home: home).showing("home>")
        try await first.type(
            "set prompt '{path}$ ' --save\ralias --save st = echo a b\r", shows: "  alias st = echo a b", "home$")
        let second = try await ProgramAtPrompt(["-q"], home: home).showing("home$")
        try await second.type("st c\r", shows: "home$ st c", "a b c", "home$")
    }

    @Test(
        "A path of the program's own that is no regular file prints a warning and blocks nothing",
        arguments: [
            ".config/challenge/startup.chal", ".editrc", ".local/state/challenge/history",
            ".local/state/challenge/history.lock", ".local/share/challenge/recent-searches.json",
            ".local/share/challenge/recent-searches.json.lock",
        ], ["folder", "pipe", "/dev/zero", "3 GiB"])
    func noFile(name: String, kind: String) async throws {
        // The program reads the end of these, or no more than the beginning.
        if kind == "3 GiB", name.contains("history") || name.hasSuffix(".lock") { return }
        let prompt = try ProgramAtPrompt(["-q"]) { program in
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
            return screen.lines.suffix(3).first == "done" && text.contains("warning: ")
                && reasons.contains { text.contains($0) }
        }
    }

    // MARK: - The editor

    private func start(
        history: [String] = [], settings: String? = nil, environment: [String: String] = [:]
    ) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt(["-q"], environment: environment) { program in
            if let settings { try program.write(settings, to: ".editrc") }
            let file = ".local/state/challenge/history"
            if !history.isEmpty { try program.write(history.map { $0 + "\n" }.joined(), to: file) }
        }
        try await prompt.shows("home>", cursor: (0, 6))
        return prompt
    }

    @Test("What one can type on Home is brighter than its description")
    func home() async throws {
        let screen = try await start(environment: ["NO_COLOR": ""]).terminal.screen
        let row = try #require(screen.lines.firstIndex { $0.hasPrefix("  characters") })
        #expect(screen.style(row: row, column: 2) == "1" && screen.style(row: row, column: 14) == "2")
    }

    @Test("The typed line has colours, and the history suggests its rest; without colour there is neither")
    func colours() async throws {
        let prompt = try await start(history: ["open Rick"], environment: ["NO_COLOR": "", "LC_ALL": "C"])
        try await prompt.type("opne 'a' # b", shows: "home> opne 'a' # b", cursor: (0, 18))
        let screen = prompt.terminal.screen
        #expect(
            [6, 9, 11, 13, 15, 17].map { screen.style(row: screen.row, column: $0) } == [
                "31", "31", "36", "36", "2", "2",
            ])
        try await prompt.type(Key.control("u") + "op", shows: "home> open Rick", cursor: (0, 8))
        try await prompt.type(Key.right + "!", shows: "home> open Rick!", cursor: (0, 16))
        let plain = try await start(history: ["open Rick"])
        try await plain.type("opne" + Key.home + Key.control("k") + "op" + Key.right + "!", shows: "home> op!")
        #expect(plain.terminal.screen.style(row: plain.terminal.screen.row, column: 6) == "")
    }
}

/// Cases that need the built program: terminals that lack something.
@Suite("A terminal without line editing", .startsPrograms)
struct PlainTerminalTests {
    private func start(_ arguments: [String] = ["-q", "--plain"], type: String = "xterm") async throws
        -> ProgramAtPrompt
    {
        try await ProgramAtPrompt(arguments, type: type).showing("home>")
    }

    @Test(
        "The terminal gets no escape byte",
        arguments: [(["-q"], "dumb"), (["-q"], ""), (["-q"], "vt52"), (["-q", "--plain"], "dumb")])
    func noEscapes(arguments: [String], type: String) async throws {
        let prompt = try await start(arguments, type: type)
        let isWarned = prompt.terminal.screen.lines.contains { $0.contains("line editing is off") }
        #expect(isWarned == (type == "vt52"))
        let cross = arguments.contains("--plain") ? "x" : "✗"
        prompt.terminal.type("opne\n")
        try await prompt.shows("error: no command 'opne' on Home; did you mean 'open'?", "\(cross) home>")
        try await prompt.type("open characters; filter\n", shows: "characters!advanced-search>")
        // Without an editor the key is text, which the terminal itself echoes.
        prompt.terminal.type(Key.up + "\n")
        try await prompt.terminal.waits(for: "an error") { screen in
            screen.lines.last == "\(cross) characters!advanced-search>"
                && screen.lines.contains { $0.hasPrefix("error: no command '\\u{1b}[A' on ") }
        }
        prompt.terminal.type("help all\n")
        try await prompt.terminal.waits(for: "help") {
            $0.lines.contains { $0.contains("Print how long each command takes") }
        }
        #expect(!prompt.terminal.hasSeenEscape)
    }

    @Test("A dumb terminal has no editing, which the session says at its start")
    func told() async throws {
        let note = "Line editing is off: no completion by Tab, and no history by Up."
        let prompt = try await start([], type: "dumb")
        #expect(prompt.terminal.screen.lines.contains(note))
        let other = try await start(type: "dumb")
        #expect(!other.terminal.screen.lines.contains(note))
    }

    @Test("With --plain editing sends no escape byte: Tab prints the matches, and keys find earlier lines")
    func editing() async throws {
        let prompt = try await start()
        try await prompt.type("ech b" + Key.left + Key.left + "o", shows: "home> echo b", cursor: (0, 10))
        try await prompt.type("\r", shows: "home> echo b", "b", "home>")
        let row = "character-list      the list of characters, without a redirect"
        try await prompt.type("open ch\t", shows: row, "home> open character", cursor: (1, 20))
        try await prompt.type(Key.control("u") + Key.up, shows: "home> echo b", cursor: (0, 12))
        try await prompt.type(Key.control("u") + Key.control("r") + "ech", shows: "search \"ech\": echo b")
        try await prompt.type("\r", shows: "home> echo b", "b", "home>")
        prompt.terminal.type("x" + Key.control("c") + Key.control("d"))
        #expect(await prompt.status == 0)
        #expect(!prompt.terminal.hasSeenEscape)
    }

    @Test("A terminal of unknown type edits in colour, with a warning; vt100 edits without colour")
    func unknownTypes() async throws {
        for type in ["xterm-kitty", "no-such-terminal", "vt100"] {
            let prompt = try await ProgramAtPrompt(["-q"], type: type, environment: ["NO_COLOR": ""]).showing("home>")
            try await prompt.type("ech b" + Key.left + Key.left + "o", shows: "home> echo b", cursor: (0, 10))
            let screen = prompt.terminal.screen
            let text = screen.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            let warning =
                "warning: the terminal type '\(type)' is unknown; treating it as an ANSI terminal like xterm"
            #expect(text.components(separatedBy: "warning: ").count == (type == "vt100" ? 1 : 2))
            #expect(type == "vt100" || text.contains(warning))
            #expect(screen.style(row: screen.row, column: 0) == (type == "vt100" ? "" : "36"))
        }
    }
}

/// Cases that need the built program: news between the keys of a line, and during a command.
@Suite("News at a prompt", .startsPrograms)
struct NewsTests {
    private func start(_ arguments: [String] = []) async throws -> ProgramAtPrompt {
        let prompt = try ProgramAtPrompt.news(arguments)
        try await prompt.shows("Home", "tick 0, loaded 0", "home>")
        return prompt
    }

    @Test("News is printed above the line that is being typed, which keeps its cursor")
    func typing() async throws {
        let prompt = try await start()
        try await prompt.type("echo aXc" + Key.left, shows: "home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 0, loaded 0", "", "Home", "tick 1, loaded 0", "home> echo aXc")
        prompt.signal(SIGUSR1)
        try await prompt.shows("tick 1, loaded 0", "", "Home", "tick 2, loaded 0", "home> echo aXc")
        // The cursor is behind the X, which is then deleted.
        try await prompt.type("\u{7F}b\r", shows: "home> echo abc", "abc", "home>")
    }

    @Test("News waits while a command is running, and the progress stays on the last row")
    func atWork() async throws {
        let prompt = try await start()
        try await prompt.type("mode tell; load\r", shows: "home> mode tell; load", "nothing has changed", "working…")
        prompt.signal(SIGUSR1)
        // Visible before the next signal, as two may arrive in any order.
        try await prompt.shows("nothing has changed", "warning: tick 1", "working…")
        prompt.signal(SIGUSR2)
        try await prompt.shows("warning: tick 1", "", "Home", "tick 1, loaded 1", "home>")
    }

    @Test("An interrupted command that ignores its cancellation has its effect as news")
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
}
