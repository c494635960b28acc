import TerminalTestSupport
import TestLimits
import Testing

@Suite("What is pasted at a prompt", .startsPrograms)
struct PasteTests {
    private func start() async throws -> ProgramAtPrompt {
        let prompt = try await ProgramAtPrompt(["-q"]).showing("home>")
        try await prompt.terminal.waits(for: "marks around what is pasted") { $0.marksPastes }
        return prompt
    }

    @Test("as one line is inserted at the cursor")
    func oneLine() async throws {
        let prompt = try await start()
        prompt.terminal.type("ec" + Key.left)
        prompt.terminal.paste("xyz")
        try await prompt.shows("home> exyzc", cursor: (0, 10))
        prompt.terminal.type(Key.control("u") + Key.control("k"))
        prompt.terminal.paste("echo a\n")
        try await prompt.shows("home> echo a", cursor: (0, 12))
        try await prompt.type("b\r", shows: "home> echo ab", "ab", "home>")
    }

    @Test("as several lines is shown, run in order by Enter, and one entry of the history")
    func severalLines() async throws {
        let prompt = try await start()
        prompt.terminal.paste("echo a\necho b; echo c\n\necho d")
        try await prompt.shows("home> echo a", "echo b; echo c", "", "echo d", cursor: (3, 6))
        try await prompt.type("!", shows: "home> echo a", "echo b; echo c", "", "echo d!", cursor: (3, 7))
        try await prompt.type("\r", shows: "echo d!", "a", "b", "c", "d!", "home>")
        try await prompt.type("echo e\r", shows: "home> echo e", "e", "home>")
        try await prompt.type(Key.up + Key.up, shows: "home> echo a", "echo b; echo c", "", "echo d!", cursor: (3, 7))
        prompt.terminal.type(Key.home + Key.delete + Key.delete + Key.delete + Key.delete + "path")
        try await prompt.shows("home> path a", "echo b; echo c", "", "echo d!", cursor: (0, 10))
    }

    @Test("is inserted as text, whatever keys there are in it")
    func controls() async throws {
        let prompt = try await start()
        prompt.terminal.paste("echo \u{1b}[A\tx\u{3}\u{4}\u{12}\u{1a}\u{1c}\u{7f}\u{1b}[200~")
        try await prompt.type("y", shows: "home> echo ^[[A x^C^D^R^Z^\\^?^[[200~y")
        prompt.terminal.type("\u{7f}\r")
        try await prompt.terminal.waits(for: "what was printed") { screen in
            screen.lines.last == "home>"
                && screen.lines.contains { $0.hasPrefix("\\u{1b}[A") && $0.hasSuffix("\\u{1b}[200~") }
        }
    }

    @Test(
        "stops at the command that fails, and is not run at all where it is no text",
        arguments: [
            (
                "echo a\nopne\necho b",
                [
                    "echo b", "a", "error: no command 'opne' on Home; did you mean 'open'?",
                    "the command after it was not carried out", "✗ home>",
                ]
            ),
            (
                "echo a\necho b\u{0}",
                [
                    "home> echo a", "echo b\u{fffd}",
                    "error: what is at column 7 of line 2 is no text: it is not valid UTF-8, or a NUL", "✗ home>",
                ]
            ),
        ])
    func failure(pasted: String, shown: [String]) async throws {
        let prompt = try await start()
        prompt.terminal.paste(pasted)
        prompt.terminal.type("\r")
        try await prompt.shows(shown)
    }

    @Test("a typed line that is no text is not run, and the error has the column")
    func noText() async throws {
        let prompt = try await start()
        prompt.terminal.type(Array("echo ".utf8) + [0xFF, 0x0D])
        try await prompt.shows(
            "home> echo \u{fffd}", "error: what is at column 6 is no text: it is not valid UTF-8, or a NUL", "✗ home>")
    }

    @Test(
        "runs at Enter only, though Ctrl-C is in it and a SIGINT comes, in either mode and on a line that goes on",
        arguments: [("", "home> "), ("bind -v\n", "home> "), ("", "..> ")])
    func interrupted(settings: String, mark: String) async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { try $0.write(settings, to: ".editrc") }
        try await prompt.terminal.waits(for: "marks around what is pasted") { $0.marksPastes }
        if mark != "home> " { try await prompt.type("echo x\\\r", shows: "home> echo x\\", "..>") }
        prompt.terminal.type("\u{1b}[200~echo a\u{3}")
        prompt.interrupt()
        prompt.terminal.type("\recho b\u{3}\r\u{1b}[201~!")
        try await prompt.shows(mark + "echo a^C", "echo b^C!")
        try await prompt.type(Key.control("c"), shows: mark + "echo a^C", "echo b^C!^C", "home>")
    }

    @Test("is left out with a warning where it is longer than a line may be")
    func tooLong() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo ")
        prompt.terminal.paste(String(repeating: "a", count: 1 << 20) + "b")
        try await prompt.shows(
            "warning: what was pasted is longer than 1 MiB, and is left out", "home> echo", cursor: (1, 11))
        try await prompt.type("a\r", shows: "home> echo a", "a", "home>")
    }

    @Test("in bytes that are no text is shown escaped, and the session goes on")
    func binary() async throws {
        let prompt = try await start()
        let bytes = (0...255).filter { ![0x0A, 0x0D, 0x1B].contains($0) }.map { UInt8($0) }
        prompt.terminal.type(Array("\u{1b}[200~".utf8) + bytes + Array("\u{1b}[201~".utf8))
        try await prompt.terminal.waits(for: "the pasted bytes") {
            $0.lines.contains { $0.contains("^A^B^C^D^E^F^G^H") }
        }
        try await prompt.type(Key.control("c"), shows: "home>")
        try await prompt.type("echo a\r", shows: "home> echo a", "a", "home>")
    }

    @Test("is dropped with the line by Ctrl-C where nothing more of it comes and its end is missing")
    func endless() async throws {
        let prompt = try await start()
        prompt.terminal.type("\u{1b}[200~echo a\rb\u{3}")
        let note = "the end of what is pasted has not come; Ctrl-C drops it"
        try await prompt.shows("home>", note)
        // More of it takes the note away; what else comes with a Ctrl-C is no key.
        prompt.terminal.type("c")
        try await prompt.shows("home>")
        try await prompt.shows("home>", note)
        prompt.terminal.type("\u{3}d\r")
        try await prompt.shows("home>")
        try await prompt.shows("home>", note)
        try await prompt.type(Key.control("c"), shows: "home> ^C", "home>")
        try await prompt.type("echo c\r", shows: "home> echo c", "c", "home>")
    }

    @Test("into a search extends the text that is searched for")
    func search() async throws {
        let prompt = try await start()
        try await prompt.type("echo one\recho two\r", shows: "two", "home>")
        prompt.terminal.type(Key.control("r"))
        prompt.terminal.paste("o o")
        try await prompt.shows("search \"o o\": echo one", cursor: (0, 17))
    }
}
