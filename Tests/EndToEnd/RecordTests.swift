import CChallengeVersion
import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport

/// Cases that need the built program: the file of a recording, with any options and any ending.
@Suite("A recording", .startsPrograms)
struct RecordTests {
    private let program = Program()

    private static let comment = "# Recorded by Challenge \(CHALLENGE_VERSION), with built-in data.\n"
    private static let script = "opne; path; echo '> é'"
    private static let recorded =
        comment + """
            > opne
            error: no command 'opne' on Home; did you mean 'open'?
            > path
              Home  HomeIncomingNavigation.main
            > echo '> é'
            \\> é

            """

    @Test(
        "A recording is the same however the session is shown",
        arguments: [
            [], ["--color", "always"], ["--plain", "--echo"], ["--width", "20", "--time"], ["--format", "json"],
        ])
    func sameBytes(arguments: [String]) async throws {
        let locale = arguments.isEmpty ? "C" : "C.UTF-8"
        let program = Program(environment: ["LC_ALL": locale, "TERM": "xterm"])
        let result = try await program.run(["-k", "--record", "a", "-c", Self.script] + arguments)
        #expect(result.status == 1 && !result.output.isEmpty)
        let recorded = try program.content("a")
        #expect(recorded == Self.recorded)
    }

    @Test("A recording of a prompt verifies with shortened, wrong, pasted, interrupted and joined lines")
    func atPrompt() async throws {
        try program.write("echo 'not this'\n", to: ".config/challenge/startup.chal")
        let prompt = try ProgramAtPrompt(["--record", "a.transcript"], columns: 60, home: program)
        try await prompt.shows("home>")
        #expect(prompt.terminal.screen.lines.first == "recording to 'a.transcript'")
        /// Enters lines; ends when the prompt with that beginning appears for the next.
        func enter(_ lines: String, to beginning: String) async throws {
            prompt.terminal.type(lines)
            try await prompt.terminal.waits(for: "\(beginning), after \(lines)") { screen in
                screen.lines.last.map { $0 == beginning || $0.hasPrefix(beginning + "   ") } == true
            }
        }
        try await enter("SEA 'evil morty'; op 118; echo 'so'\\''\r", to: "✗ home>")
        try await enter("sea 'evil morty'; op 118; nope; echo a\r", to: "✗ characters/118>")
        try await enter("echo a\\\r; echo \\\rb\r", to: "characters/118>")
        try await enter("echo abandoned", to: "characters/118> echo abandoned")
        try await enter("\u{3}", to: "characters/118>")
        try await enter("history; hel op; b # ack\r", to: "characters>")
        try await enter("pa; h\r", to: "✗ characters>")
        prompt.terminal.paste("echo c\necho d")
        prompt.terminal.type("\r")
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        try await prompt.terminal.waits(for: "the file") { $0.lines.last == "recorded to 'a.transcript'" }

        let recorded = try program.content("a.transcript")
        let commands = recorded.split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(
            commands == [
                "> SEA 'evil morty'; op 118; echo 'so'\\''", "> search \"evil morty\"", "> open 118", "> nope",
                "> echo a", "> echo b", "> history", "> help op", "> back", "> path", "> h",
                "> echo c", "> echo d", "> exit",
            ])
        #expect(!recorded.contains("not this") && !recorded.contains("not run") && !recorded.contains("\u{1b}"))
        let verified = try await program.run("verify", "a.transcript")
        #expect(verified.output == "passed a.transcript\n1 passed, 0 failed\n")
    }

    @Test("record writes what was done as a transcript or a script, and --continue leads on from there")
    func afterTheFact() async throws {
        try program.write("echo 'not this'\n", to: ".config/challenge/startup.chal")
        let prompt = try ProgramAtPrompt([], columns: 60, home: program)
        try await prompt.shows("home>")
        try await prompt.enter("record a.chal", shows: "there is nothing to record yet")
        try await prompt.enter("set pager off; search 'evil morty'", shows: "characters>")
        try await prompt.enter("nope; path", shows: "no command 'nope'")
        try await prompt.enter("open 118", shows: "/118>")
        try await prompt.enter("echo 'a\rb'", shows: "b")
        try await prompt.enter("history", shows: "  1  ")
        try await prompt.enter("record a.transcript", shows: "4 commands written to 'a.transcript'")
        try await prompt.enter("record a.chal 3", shows: "2 commands written to 'a.chal'; 1 that failed is left out")
        try await prompt.enter("echo $1 $HOME", shows: "$1 $HOME")
        try await prompt.enter("record d.chal 1", shows: "1 command written to 'd.chal'")
        try await prompt.enter("record a.chal", shows: "'a.chal' cannot be written: File exists")
        try program.write("echo sourced\n", to: "s.chal")
        try await prompt.enter("source s.chal", shows: "sourced")
        try await prompt.enter("echo a | cat", shows: "a")
        try await prompt.enter("record e.transcript", shows: "warning: 1 line uses a program or a file")
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        #expect(try program.content("d.chal") == #"echo "\$1" $HOME"# + "\n")
        #expect(try program.content("a.chal") == "search 'evil morty'\nopen 118\n")
        let recorded = try program.content("a.transcript")
        #expect(recorded.hasPrefix(Self.comment + "> set pager off\n") && !recorded.contains("> record"))
        #expect(try await program.run("verify", "a.transcript").status == 0)

        let next = try ProgramAtPrompt(["--continue", "a.transcript"], columns: 60, home: program)
        try await next.enter("back", shows: "› Characters")
        let script = try await program.run("--continue", "a.chal", "-q", input: "path\n")
        #expect(script.status == 0 && script.output.contains("detail(identifier: 118)\n"))
        try program.write("exit 3\n", to: "exit.chal")
        let stayed = try ProgramAtPrompt(["--continue", "exit.chal"], columns: 60, home: program)
        try await stayed.enter("path", shows: "HomeIncomingNavigation.main")
        #expect(try await program.run("--continue", "b.chal").status == 66)
        #expect(try await program.run("--continue", "a.chal", "-c", "path").status == 64)
        #expect(try await program.run("-c", "record c.chal").errors.contains("record works at a prompt"))
        #expect(try await program.run("--safe", "--continue", "a.chal", input: "record c.chal\n").status == 1)
    }

    @Test("A recording has the link to start at as a command, and neither uses nor leaves any other state")
    func link() async throws {
        _ = try await program.run("--record", "a.transcript", "--open", "challenge://character/detail/5", "-c", "path")
        let link = "\n> open challenge://character/detail/5\n\nHome › Jerry Smith"
        #expect(try program.content("a.transcript").contains(link))
        #expect(try await program.run("verify", "a.transcript").status == 0)
        _ = try await program.run("-c", "search rick")
        let result = try await program.run("--record", "b.transcript", "-c", "search morty; home; search")
        #expect(result.output.hasSuffix("Recent searches\n  • morty\n"))
        #expect(try await program.run("-c", "search").output.hasSuffix("Recent searches\n  • rick\n"))
        #expect(try await program.run("verify", "b.transcript").status == 0)
    }

    @Test("A recording needs a new file; otherwise nothing runs")
    func existing() async throws {
        try program.write("mine", to: "a")
        let result = try await program.run("--record", "a", "-c", "echo b")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(
            result.errors
                == "error: cannot record to 'a': it already exists; choose another name, or delete it first\n")
        #expect(try program.content("a") == "mine")
        let nowhere = try await program.run("--record", "b/a", "-c", "echo b")
        #expect(nowhere.status == 64)
        #expect(nowhere.errors == "error: cannot record to 'b/a': No such file or directory\n")
    }

    @Test("A recording without commands leaves no file, and others have the usual permissions of the user's files")
    func empty() async throws {
        #expect(try await program.run("--record", "new", "nope.chal").status == 66)
        #expect(try await program.run("--record", "new", "-c", "# nothing").status == 0)
        #expect(try program.files == [])
        #expect(try await program.run("--record", "new", "-c", "echo a").status == 0)
        #expect(try program.files == ["new"])
        let result = try await program.runShell("umask 027; \"$CHALLENGE\" --record a -c 'echo b'; stat -c %a a")
        #expect(result.output == "b\n640\n")
    }

    @Test("A recording that cannot be written is an error, once, and never blocks the file for the next one")
    func full() async throws {
        let result = try await program.runShell(
            """
            (ulimit -f 1; yes 'echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' | head -n 30 \
            | "$CHALLENGE" --record a.transcript - 2>&1; echo "status $?") | cat
            """)
        let lines = result.output.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("error") } == [
                "error: the session is not recorded: 'a.transcript' cannot be written: File too large"
            ])
        #expect(lines.count == 32)
        #expect(lines.last == "status 1")
        #expect(try program.files == [])
        #expect(try await program.run("--record", "a.transcript", "-c", "echo a").status == 0)
        #expect(try await program.run("verify", "a.transcript").status == 0)
    }

    @Test(
        "A recording does not begin without a writable file, and is not left half done after a failing output",
        arguments: [
            (
                "ulimit -f 0; \"$CHALLENGE\" --record a -c 'echo a' 2>&1", 64,
                "cannot record to 'a': File too large"
            ),
            (
                "\"$CHALLENGE\" --record a -c 'echo a' -c 'echo b' 2>&1 > /dev/full", 1,
                "the output cannot be written: No space left on device"
            ),
        ])
    func nothingWritten(command: String, status: Int, error: String) async throws {
        let result = try await program.runShell("(\(command); echo $?) | cat")
        #expect(result.output == "error: \(error)\n\(status)\n")
        #expect(try program.files == [])
    }

    @Test("A recording has every command that ended before the program was killed")
    func killed() async throws {
        let catalogue = SilentCatalogue()
        let address = try await catalogue.start()
        let prompt = try ProgramAtPrompt(["-q", "--record", "a.transcript", "--base-url", address], home: program)
        try await prompt.shows("home [live]>")
        prompt.terminal.type("open character 5\r")
        try await prompt.shows("home/character 5 [live]>")
        catalogue.isSilent = true
        prompt.terminal.type("open character 6\r")
        try await prompt.shows("working…")
        prompt.signal(SIGKILL)
        #expect(await prompt.ending == ChildProcess.End(number: SIGKILL, wasSignalled: true))
        let recorded = try program.content("a.transcript")
        #expect(recorded.hasPrefix("# Recorded by Challenge \(CHALLENGE_VERSION), with \(address)"))
        #expect(recorded.hasSuffix("avatar/5.jpeg\n"))
        catalogue.isSilent = false
        let verified = try await program.run("verify", "--base-url", address, "a.transcript")
        #expect(verified.output.hasSuffix("1 passed, 0 failed\n"))
    }

    @Test("A recording has no interrupted command, and verifies")
    func interrupted() async throws {
        let catalogue = SilentCatalogue()
        let address = try await catalogue.start()
        let prompt = try ProgramAtPrompt(["-q", "--record", "a.transcript", "--base-url", address], home: program)
        try await prompt.shows("home [live]>")
        catalogue.isSilent = true
        prompt.terminal.type("open character 6; echo a\r")
        try await prompt.shows("working…")
        prompt.interrupt()
        try await prompt.shows("error: interrupted", "✗ home [live]>")
        prompt.terminal.type("path; events; exit\r")
        #expect(await prompt.status == 0)
        let commands = try program.content("a.transcript").split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(commands == ["> path", "> events", "> exit"])
        #expect(try await program.run("verify", "--base-url", address, "a.transcript").status == 0)
    }
}

extension ProgramAtPrompt {
    /// Enters a line, and waits until a row of the screen has the text.
    fileprivate func enter(_ line: String, shows text: String) async throws {
        terminal.type(line + "\r")
        try await terminal.waits(for: text) { $0.lines.contains { $0.contains(text) } }
    }
}
