import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: a paste through the terminal, with Ctrl-C in it and a concurrent SIGINT.
@Suite("A paste at a prompt", .startsPrograms)
struct PasteTests {
    private func start() async throws -> ProgramAtPrompt {
        let prompt = try await ProgramAtPrompt(["-q"]).showing("home>")
        try await prompt.terminal.waits(for: "marks around what is pasted") { $0.marksPastes }
        return prompt
    }

    @Test("A paste of several lines is shown, run in order by Enter, and one entry of the history")
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

    @Test("Lines that are pasted with their prompts run without them, and a file is still written")
    func prompts() async throws {
        let program = Program()
        let prompt = try await ProgramAtPrompt(["-q"], home: program).showing("home>")
        try await prompt.terminal.waits(for: "marks around what is pasted") { $0.marksPastes }
        prompt.terminal.paste(
            "home> echo a \\\n..> b\n✗ home/game 7/character 7 [offline]> echo c\nhome> echo d> characters.txt")
        try await prompt.type("\r", shows: "a b", "c", "home>")
        #expect(try program.content("characters.txt") == "d\n")
        prompt.terminal.paste("home> echo 'a\n..' b\n\nHome\n1 nope\n\n✗ home> echo c")
        try await prompt.type("\r", shows: "2 lines without a prompt did not run", "a", ".. b", "c", "home>")
        #expect(try !program.files.contains("echo"))
    }

    @Test(
        "A paste stops at the command that fails, and does not run at all if it is no text",
        arguments: [
            (
                "echo a\nopne\necho b",
                [
                    "echo b", "a", "error: no command 'opne' on Home; did you mean 'open'?",
                    "the command after it was not run", "✗ home>",
                ]
            ),
            (
                "echo a\necho b\u{0}",
                [
                    "home> echo a", "echo b\u{fffd}",
                    "error: column 7 of line 2 has invalid UTF-8 or a NUL", "✗ home>",
                ]
            ),
        ])
    func failure(pasted: String, shown: [String]) async throws {
        let prompt = try await start()
        prompt.terminal.paste(pasted)
        prompt.terminal.type("\r")
        try await prompt.shows(shown)
    }

    @Test(
        "A paste runs at Enter only, even with Ctrl-C in it and a SIGINT, in either mode and on a continued line",
        arguments: [("", "home> "), ("bind -v\n", "home> "), ("", "")])
    func interrupted(settings: String, mark: String) async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { try $0.write(settings, to: ".editrc") }
        try await prompt.terminal.waits(for: "marks around what is pasted") { $0.marksPastes }
        if mark.isEmpty { try await prompt.type("echo x\\\r", shows: "home> echo x\\", cursor: (1, 0)) }
        prompt.terminal.type("\u{1b}[200~echo a\u{3}")
        prompt.interrupt()
        prompt.terminal.type("\recho b\u{3}\r\u{1b}[201~!")
        try await prompt.shows(mark + "echo a^C", "echo b^C!")
        try await prompt.type(Key.control("c"), shows: mark + "echo a^C", "echo b^C!^C", "home>")
    }

    @Test("A paste longer than the limit of a line is dropped with a warning")
    func tooLong() async throws {
        let prompt = try await start()
        prompt.terminal.type("echo ")
        prompt.terminal.paste(String(repeating: "a", count: 1 << 20) + "b")
        try await prompt.shows(
            "warning: ignored a paste longer than 1 MiB", "home> echo", cursor: (1, 11))
        try await prompt.type("a\r", shows: "home> echo a", "a", "home>")
    }

    @Test("The lines of one command are together at most as long as a line")
    func tooLongTogether() async throws {
        let prompt = try await start()
        let part = String(repeating: "a", count: 600_000)
        prompt.terminal.paste("echo 'b")
        try await prompt.type("\r", shows: "home> echo 'b", cursor: (1, 0))
        prompt.terminal.paste(part)
        prompt.terminal.type("\r")
        prompt.terminal.paste(part)
        try await prompt.terminal.waits(for: "a warning") {
            $0.allLines.contains("warning: ignored a paste: a line has at most 1 MiB")
        }
        prompt.terminal.type(Key.control("c"))
        try await prompt.type("echo c\r", shows: "home> echo c", "c", "home>")
    }

    @Test("Ctrl-C drops a paste with the line if its end is missing and no more arrives")
    func endless() async throws {
        let prompt = try await start()
        prompt.terminal.type("\u{1b}[200~echo a\rb\u{3}")
        let note = "the paste has not ended; Ctrl-C drops it"
        try await prompt.shows("home>", note)
        // More input removes the note; input that comes with a Ctrl-C is no key.
        prompt.terminal.type("c")
        try await prompt.shows("home>")
        try await prompt.shows("home>", note)
        prompt.terminal.type("\u{3}d\r")
        try await prompt.shows("home>")
        try await prompt.shows("home>", note)
        try await prompt.type(Key.control("c"), shows: "home> ^C", "home>")
        try await prompt.type("echo c\r", shows: "home> echo c", "c", "home>")
    }
}
