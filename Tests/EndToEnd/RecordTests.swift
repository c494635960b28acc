import CVersion
import Foundation
import ProcessTestSupport
import TerminalTestSupport
import TestLimits
import Testing

@Suite("A recording", .startsPrograms)
struct RecordTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    private func content(_ name: String) throws -> String {
        try String(contentsOf: program.folder.appending(path: name), encoding: .utf8)
    }

    private static let comment = "# Recorded by Challenge \(CHALLENGE_VERSION), on the embedded catalogue.\n"
    private static let script = "search 'evil morty'; opne; open 118\necho '> é'\npath"
    private static let recorded =
        comment + """
            > search 'evil morty'
            ↪ HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list

            Home › Characters                                                    1 character
              [search: evil morty]
              118  Evil Morty  ● Alive  Human  Citadel of Ricks
            > opne
            error: no command 'opne' on Characters; did you mean 'open'?
            > open 118

            Home › Characters › Evil Morty                                     character 118
              Status    ● Alive
              Species   Human
              Gender    Male
              Origin    unknown
              Location  Citadel of Ricks
              Episodes  3, first seen in episode 10
              Image     https://rickandmortyapi.com/api/character/avatar/118.jpeg
            > echo '> é'
            \\> é
            > path
              Home        HomeIncomingNavigation.main
              Characters  CharacterIncomingNavigation.list
                          pushed by: search 'evil morty'
                          ↪ redirected from HomeOutgoingNavigation.characters
                          delivered: search evil morty
              Evil Morty  CharacterIncomingNavigation.detail(identifier: 118)
                          pushed by: open 118

            """

    @Test(
        "is the same however the session is shown",
        arguments: [
            [], ["--color", "always"], ["--plain"], ["--width", "20"], ["--format", "json"], ["--echo"], ["--time"],
            ["--quiet"],
        ])
    func sameBytes(arguments: [String]) async throws {
        let locale = arguments.isEmpty ? "C" : "C.UTF-8"
        let program = try Program(environment: ["LC_ALL": locale, "TERM": "xterm"])
        let options = ["--keep-going", "--record", "a", "-c", Self.script]
        let result = try await program.run(options + arguments, input: Data())
        #expect(result.status == 1)
        #expect(!result.output.isEmpty)
        let recorded = try String(contentsOf: program.folder.appending(path: "a"), encoding: .utf8)
        #expect(recorded == Self.recorded)
    }

    @Test("prints what the session prints without it")
    func sameOutput() async throws {
        let without = try await program.run("-k", "-c", Self.script)
        let with = try await program.run("-k", "--record", "a", "-c", Self.script)
        #expect(with.output == without.output)
        #expect(with.errors == without.errors)
    }

    @Test("made at a prompt verifies, with what was shortened, wrong, pasted, interrupted or joined")
    func atPrompt() async throws {
        try program.write("echo 'not this'\n", to: ".config/challenge/startup.chal")
        let prompt = try ProgramAtPrompt(["--record", "a.transcript"], columns: 60, home: program)
        try await prompt.shows("home>")
        /// Enters lines; ends when a prompt that begins so is shown for the next.
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

        let recorded = try content("a.transcript")
        let commands = recorded.split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(
            commands == [
                "> SEA 'evil morty'; op 118; echo 'so'\\''", "> search \"evil morty\"", "> open 118", "> nope",
                "> echo a", "> echo b", "> history", "> help op", "> back", "> path", "> h",
                "> echo c", "> echo d", "> exit",
            ])
        #expect(!recorded.contains("not this") && !recorded.contains("not carried out") && !recorded.contains("\u{1b}"))
        let verified = try await program.run("--verify", "a.transcript")
        #expect(verified.output == "passed a.transcript\n1 passed, 0 failed\n")
    }

    @Test("has the link to start at as a command")
    func link() async throws {
        _ = try await program.run("--record", "a.transcript", "--open", "challenge://character/detail/5", "-c", "path")
        #expect(try content("a.transcript").contains("\n> open challenge://character/detail/5\n\nHome › Jerry Smith"))
        #expect(try await program.run("--verify", "a.transcript").status == 0)
    }

    @Test("is of a session that remembers nothing and leaves nothing")
    func isPrivate() async throws {
        _ = try await program.run("-c", "search rick")
        let result = try await program.run("--record", "a.transcript", "-c", "search morty; home; search")
        #expect(result.output.hasSuffix("Recent searches\n  • morty\n"))
        #expect(try await program.run("-c", "search").output.hasSuffix("Recent searches\n  • rick\n"))
        #expect(try await program.run("--verify", "a.transcript").status == 0)
    }

    @Test("needs a new file: otherwise nothing is carried out")
    func existing() async throws {
        try program.write("mine", to: "a")
        let result = try await program.run("--record", "a", "-c", "echo b")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(
            result.errors
                == "error: 'a' cannot be recorded to: there is one already; name a new one, or delete that first\n")
        #expect(try content("a") == "mine")
        let nowhere = try await program.run("--record", "b/a", "-c", "echo b")
        #expect(nowhere.status == 64)
        #expect(nowhere.errors == "error: 'b/a' cannot be recorded to: No such file or directory\n")
    }

    @Test("leaves no file where nothing was carried out")
    func empty() async throws {
        #expect(try await program.run("--record", "new", "nope.chal").status == 66)
        #expect(try await program.run("--record", "new", "-c", "# nothing").status == 0)
        #expect(try program.files == [])
        #expect(try await program.run("--record", "new", "-c", "echo a").status == 0)
        #expect(try program.files == ["new"])
    }

    @Test("has the rights that other files of its user have")
    func rights() async throws {
        let result = try await program.runShell("umask 027; \"$CHALLENGE\" --record a -c 'echo b'; stat -c %a a")
        #expect(result.output == "b\n640\n")
    }

    @Test("that cannot be written is an error, once, and leaves nothing that keeps the next one from its file")
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
        #expect(try await program.run("--verify", "a.transcript").status == 0)
    }

    @Test(
        "is not begun where nothing can be written, and not left half done where the output cannot be",
        arguments: [
            (
                "ulimit -f 0; \"$CHALLENGE\" --record a -c 'echo a' 2>&1", 64,
                "'a' cannot be recorded to: File too large"
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

    @Test("has every command that was over when the program was killed")
    func killed() async throws {
        let catalogue = SilentCatalogue()
        let address = try await catalogue.start()
        let prompt = try ProgramAtPrompt(["-q", "--record", "a.transcript", "--base-url", address], home: program)
        try await prompt.shows("home [live]>")
        prompt.terminal.type("open character 5\r")
        try await prompt.shows("home/5 [live]>")
        catalogue.fallSilent()
        prompt.terminal.type("open character 6\r")
        try await prompt.shows("working…")
        prompt.signal(SIGKILL)
        #expect(await prompt.ending == ChildProcess.End(number: SIGKILL, wasSignalled: true))
        #expect(try content("a.transcript").hasPrefix("# Recorded by Challenge \(CHALLENGE_VERSION), on \(address)"))
        #expect(try content("a.transcript").hasSuffix("avatar/5.jpeg\n"))
        catalogue.fallSilent(false)
        let verified = try await program.run("--base-url", address, "--verify", "a.transcript")
        #expect(verified.output.hasSuffix("1 passed, 0 failed\n"))
    }

    @Test("has no command that was interrupted, and verifies")
    func interrupted() async throws {
        let catalogue = SilentCatalogue()
        let address = try await catalogue.start()
        let prompt = try ProgramAtPrompt(["-q", "--record", "a.transcript", "--base-url", address], home: program)
        try await prompt.shows("home [live]>")
        catalogue.fallSilent()
        prompt.terminal.type("open character 6; echo a\r")
        try await prompt.shows("working…")
        prompt.interrupt()
        try await prompt.shows("error: interrupted", "✗ home [live]>")
        prompt.terminal.type("path; events; exit\r")
        #expect(await prompt.status == 0)
        let commands = try content("a.transcript").split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(commands == ["> path", "> events", "> exit"])
        #expect(try await program.run("--base-url", address, "--verify", "a.transcript").status == 0)
    }
}
