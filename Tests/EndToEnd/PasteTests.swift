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
        prompt.terminal.paste("echo \u{1b}[A\tx\u{4}\u{12}\u{1a}\u{7f}\u{1b}[200~")
        try await prompt.type("y", shows: "home> echo ^[[A x^D^R^Z^?^[[200~y")
        prompt.terminal.type("\u{7f}\r")
        try await prompt.terminal.waits(for: "what was printed") { screen in
            screen.lines.last == "home>"
                && screen.lines.contains { $0.hasPrefix("\\u{1b}[A") && $0.hasSuffix("\\u{1b}[200~") }
        }
    }

    @Test(
        "stops at the command that fails, and is not run at all where it is no text or has a syntax error",
        arguments: [
            (
                "echo a\nopne\necho b",
                [
                    "echo b", "a", "error: no command 'opne' on Home; did you mean 'open'?",
                    "the command after it was not carried out", "✗ home>",
                ]
            ),
            (
                "echo a\necho 'b",
                ["home> echo a", "echo 'b", "error: the quote ' is not closed on this line", "✗ home>"]
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

    @Test("in bytes that are no text is shown escaped, and the session goes on")
    func binary() async throws {
        let prompt = try await start()
        let bytes = (0...255).filter { ![0x03, 0x0A, 0x0D, 0x1B].contains($0) }.map { UInt8($0) }
        prompt.terminal.type(Array("\u{1b}[200~".utf8) + bytes + Array("\u{1b}[201~".utf8))
        try await prompt.terminal.waits(for: "the pasted bytes") { $0.lines.contains { $0.contains("^A^B^D^E^F^G^H") } }
        try await prompt.type(Key.control("c"), shows: "home>")
        try await prompt.type("echo a\r", shows: "home> echo a", "a", "home>")
    }

    @Test("is dropped with the line by Ctrl-C, also before its end has arrived")
    func endless() async throws {
        let prompt = try await start()
        prompt.terminal.type("\u{1b}[200~echo a\rb" + Key.control("c") + "echo c\r")
        try await prompt.shows("home> ^C", "home> echo c", "c", "home>")
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
