import ChallengeProcessTestSupport
import ChallengeTestLimits
import Foundation

/// Cases that need the built program: what it sends to a terminal beyond text and colours.
@Suite("A terminal with extensions", .startsPrograms)
struct TerminalExtensionTests {
    private func start(_ arguments: [String] = ["-q"], type: String = "foot") async throws -> ProgramAtPrompt {
        try await ProgramAtPrompt(arguments, type: type).showing("home>")
    }

    @Test("Prompt, line and answer have marks, and the window has a title until the end")
    func marks() async throws {
        let prompt = try await start()
        try await prompt.type("echo a\r", shows: "home> echo a", "a", "home>")
        try await prompt.type(
            "nope\r", shows: "error: no command 'nope' on Home; type help to see what is possible", "✗ home>")
        prompt.terminal.type("open characters; exit\r")
        #expect(await prompt.status == 0)
        try await prompt.hasGivenBackTerminal()
        let output = prompt.terminal.output
        let end = "^[\\"
        #expect(output.contains("^[]133;A\(end)home> ^[]133;B\(end)"))
        #expect(output.contains("^[]133;C\(end)a\r\n^[]133;D;0\(end)"))
        #expect(output.contains("^[]133;D;1\(end)"))
        #expect(output.contains("^[]2;Challenge: home\(end)"))
        #expect(output.contains("^[[22;2t"))
        // The last output may still be on its way.
        while !prompt.terminal.output.contains("^[[23;2t"), !Task.isCancelled { await Task.yield() }
    }

    @Test(
        "A terminal without extensions, or with --plain, gets none",
        arguments: [(["-q"], "vt100"), (["-q", "--plain"], "foot")])
    func none(arguments: [String], type: String) async throws {
        let prompt = try await start(arguments, type: type)
        try await prompt.type("open character 1\r", shows: "home/character 1>")
        #expect(!prompt.terminal.output.contains("^[]"))
        #expect(!prompt.terminal.output.contains("t^["))
    }

    @Test("Addresses and links can be opened; other text stays text")
    func links() async throws {
        let prompt = try await start()
        prompt.terminal.type("open character 1; link; echo ftp://a http://b/é.\r")
        try await prompt.terminal.waits(for: "the answers") {
            $0.lines.last?.hasPrefix("home/character 1>") == true && $0.lines.contains { $0.hasPrefix("ftp:") }
        }
        let output = prompt.terminal.output
        func link(_ address: String, _ text: String) -> String { "^[]8;;\(address)^[\\\(text)^[]8;;^[\\" }
        let portrait = "https://rickandmortyapi.com/api/character/avatar/1.jpeg"
        #expect(output.contains(link(portrait, portrait)))
        #expect(output.contains(link("challenge://character/detail/1", "challenge://character/detail/1")))
        #expect(output.contains("ftp://a \(link("http://b/%C3%A9", "http://b/é"))"))
    }

    @Test("copy sets the clipboard to the last answer, a row or a cell")
    func copy() async throws {
        let prompt = try await start()
        func copied(_ text: String) -> String { "^[]52;c;\(Data(text.utf8).base64EncodedString())^[\\" }
        try await prompt.type("copy\r", shows: "copied 349 characters", "home>")
        try await prompt.type("echo a b; echo c\r", shows: "a b", "c", "home>")
        try await prompt.type("copy\r", shows: "copied 5 characters", "home>")
        #expect(prompt.terminal.output.contains(copied("a b\nc")))
        prompt.terminal.type("open characters; copy 2 NAME; copy 21\r")
        try await prompt.terminal.waits(for: "an error") {
            $0.lines.suffix(4).prefix(3) == [
                "copied 11 characters", "error: there is no row #21: 20 rows are shown", "",
            ]
        }
        #expect(prompt.terminal.output.contains(copied("Morty Smith")))
        prompt.terminal.type("more | tail -n 1; copy 2 name\r")
        try await prompt.terminal.waits(for: "a cell") { $0.lines.suffix(3).first == "copied 9 characters" }
        #expect(prompt.terminal.output.contains(copied("Aqua Rick")))
    }

    @Test("Without a clipboard, or with too much text, copy is an error and sends nothing")
    func noClipboard() async throws {
        let script = try await Program().run("-c", "open characters; copy 1")
        #expect(
            script.errors.contains("error: this terminal has no clipboard that programs may set") && script.status == 1)
        let prompt = try await start(type: "xterm")
        try await prompt.type("copy\r", shows: "error: this terminal has no clipboard that programs may set", "✗ home>")
        let rich = try await ProgramAtPrompt(["-q"], type: "foot") { program in
            try program.write("echo \(String(repeating: "x", count: 75_000))\n", to: "long.chal")
        }.showing("home>")
        rich.terminal.type("source long.chal\r")
        try await rich.terminal.waits(for: "a prompt") { $0.lines.last == "home>" && $0.historyCount > 900 }
        try await rich.type(
            "copy\r", shows: "error: the text has more than 74994 bytes, too many for a clipboard",
            "✗ home>")
        #expect(!rich.terminal.output.contains("]52;"))
    }

    @Test("clear clears the screen, and prints nothing elsewhere")
    func clear() async throws {
        let prompt = try await start()
        prompt.terminal.type("clear\r")
        try await prompt.terminal.shows(["home>"])
        let script = try await Program().run("-c", "clear")
        #expect(script.output.isEmpty && script.errors.isEmpty && script.status == 0)
    }

    @Test("The found text is highlighted in names, with colour only", arguments: [true, false])
    func matches(hasColour: Bool) async throws {
        let prompt = try await ProgramAtPrompt(["-q"], environment: ["NO_COLOR": hasColour ? "" : "1"]).showing("home>")
        prompt.terminal.type("search RICK s\r")
        try await prompt.terminal.waits(for: "a row") { $0.lines.last?.hasPrefix("characters>") == true }
        let screen = prompt.terminal.screen
        let row = try #require(screen.lines.firstIndex { $0.contains("1  Rick Sanchez") })
        let column = try #require(screen.lines[row].firstRange(of: "Rick")).lowerBound.utf16Offset(
            in: screen.lines[row])
        #expect(screen.style(row: row, column: column) == (hasColour ? "36" : ""))
        #expect(screen.style(row: row, column: column + 6) == (hasColour ? "1" : ""))
    }
}

/// Cases that need the built program: a command that runs again and again.
@Suite("watch", .startsPrograms)
struct WatchTests {
    @Test("The command runs again until a key, which is no part of the next line; the terminal is as before")
    func again() async throws {
        let prompt = try await ProgramAtPrompt(["-q"]).showing("home>")
        prompt.terminal.type("watch 100ms echo a\r")
        let mark = "every 0.1 s; a key ends it\r\na\r\n"
        while prompt.terminal.output.split(separator: mark).count < 4, !Task.isCancelled { await Task.yield() }
        try await prompt.type("q", shows: "home>")
        try await prompt.type("exit\r", shows: "home> exit")
        #expect(await prompt.status == 0)
        try await prompt.hasGivenBackTerminal()
    }

    @Test("A command that fails ends it, with one error")
    func failing() async throws {
        let prompt = try await ProgramAtPrompt(["-q"]).showing("home>")
        try await prompt.type("watch 1 open nothing-there\r", shows: "✗ home>")
        #expect(prompt.terminal.screen.lines.count { $0.hasPrefix("error: ") } == 1)
    }

    @Test("A script has no key, which check finds too")
    func script() async throws {
        let error = "<command 1>:1:1: error: watch runs until a key is pressed, and a script has none\n"
        for arguments in [["-c", "watch 1 show"], ["check", "-c", "watch 1 show"]] {
            let result = try await Program().run(executable: Program.path, arguments)
            #expect(result.errors.contains(error.dropLast()) && result.status == 1, "\(arguments)")
        }
    }
}
