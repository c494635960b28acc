import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// Cases that need the built program: questions at a terminal, and the absence of the answers elsewhere.
@Suite("Questions of commands at a prompt", .startsPrograms)
struct QuestionTests {
    private static let secret = "hunter2"

    @Test("Each command that leaves a screen with unsaved changes, and the end of the input, asks first")
    func leaving() async throws {
        let prompt = try await ProgramAtPrompt.news().showing("home>")
        func vault() async throws {
            prompt.terminal.type("open vault; note x\r")
            try await prompt.terminal.waits(for: "the note") { $0.lines.last == "vault>" }
        }
        func ask(_ keys: String, _ answer: String, then last: String) async throws {
            prompt.terminal.type(keys)
            try await prompt.terminal.waits(for: "the question after \(keys)") {
                $0.lines.last == "The note is not saved. Leave? [y/N]"
            }
            prompt.terminal.type(answer)
            try await prompt.terminal.waits(for: "the answer to \(keys)") { $0.lines.last == last }
        }
        try await vault()
        for command in ["back", "home", "open list", "exit"] {
            try await ask("\(command)\r", "n\r", then: "✗ vault>")
        }
        prompt.terminal.type("back\r")
        try await prompt.terminal.waits(for: "the question") { $0.lines.last?.hasSuffix("[y/N]") == true }
        prompt.interrupt()
        try await prompt.terminal.waits(for: "the interruption") { $0.lines.last == "✗ vault>" }
        try await ask("open list\r", "y\r", then: "vault/list>")
        try await ask("home\r", "y\r", then: "home>")
        try await vault()
        try await ask(Key.control("d"), "n\r", then: "vault>")
        try await prompt.type("back --discard\r", shows: "tick 0, loaded 0", "home>")
        try await vault()
        try await ask(Key.control("d"), Key.control("d"), then: "vault>")
        try await ask(Key.control("d"), Key.control("c"), then: "✗ vault>")
        try await ask(Key.control("d"), "", then: "The note is not saved. Leave? [y/N]")
        prompt.terminal.type("y\r")
        #expect(await prompt.status == 0)
    }

    @Test("A session that ends with unsaved changes, by SIGTERM or at the end of a script, says so and fails")
    func unsaved() async throws {
        let error = "error: the session ends with unsaved changes: The note is not saved."
        let prompt = try await ProgramAtPrompt.news().showing("home>")
        prompt.terminal.type("open vault\rnote x\r")
        try await prompt.terminal.waits(for: "the note") {
            $0.lines.contains("  Note      x") && $0.lines.last == "vault>"
        }
        prompt.signal(SIGTERM)
        #expect(await prompt.status == SIGTERM)
        try await prompt.terminal.waits(for: "the last words") { $0.lines.contains(error) }
        let program = Program()
        let path = Program.path(of: "challenge-news-fixture")
        for (script, isLost) in [
            ("path", true), ("home --discard", false), ("exit --discard", false),
        ] {
            let result = try await program.runShell("'\(path)' --private -c 'open vault' -c 'note x' -c '\(script)'")
            #expect(result.status == (isLost ? 1 : 0) && result.errors == (isLost ? error + "\n" : ""), "\(result)")
        }
    }

    /// The input at a question, what the question takes of it, and whether the rest is dropped with a warning.
    nonisolated private static let pastes: [(command: String, input: String, shown: String, isDropped: Bool)] = [
        ("password\r", paste("key\recho pwned\rexit\r"), "19 letters", false),
        ("password\r", paste("\u{1B}[A\u{3}\u{1A}\t\u{FEFF}é"), "8 letters", false),
        ("password\r", "key\recho pwned\rexit", "3 letters", true),
        ("password\r", "a\u{1B}[Ab", "0 letters", true),
        ("back\r", paste("y\recho pwned\rexit\r"), "tick 0, loaded 0", true),
        ("back\r", "y\r" + String(repeating: "echo pwned\rexit\r", count: 300), "tick 0, loaded 0", true),
        ("back\r", paste("no\rexit\r"), "error: 'back' was not run", true),
    ]

    private static func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }

    @Test(
        "A question takes one line of its input, a secret all of a paste; the rest is dropped, and neither run nor kept",
        arguments: pastes, ["xterm", "dumb"])
    func paste(
        _ paste: (command: String, input: String, shown: String, isDropped: Bool), type: String
    ) async throws {
        if type == "dumb", paste.input.hasPrefix("\u{1B}[200~") { return }
        let prompt = try await ProgramAtPrompt(["--quiet"], executable: "challenge-news-fixture", type: type)
            .showing("home>")
        prompt.terminal.type("open vault\rnote x\r")
        try await prompt.terminal.waits(for: "the note") {
            $0.lines.contains("  Note      x") && $0.lines.last == "vault>"
        }
        prompt.terminal.type(paste.command)
        try await prompt.terminal.waits(for: "the question") {
            $0.lines.last?.hasSuffix(":") == true || $0.lines.last?.hasSuffix("[y/N]") == true
        }
        try await prompt.terminal.waits(for: "marks around what is pasted") { type == "dumb" || $0.marksPastes }
        prompt.terminal.type(paste.input + "\r")
        try await prompt.terminal.waits(for: "the answer") { screen in
            screen.lines.last?.hasSuffix(">") == true && screen.lines.contains { $0 == paste.shown }
                && screen.lines.contains { $0.hasPrefix("warning: dropped the ") } == paste.isDropped
        }
        try await prompt.type(
            "echo end\r", shows: "end", prompt.terminal.screen.lines.last?.replacing("✗ ", with: "") ?? "")
        #expect(!prompt.terminal.screen.allLines.contains { $0.hasPrefix("pwned") || $0.contains("echo pwned") })
        #expect(try !Self.texts(in: prompt.home).contains { $0.contains("pwned") })
    }

    @Test("A secret is invisible, and is kept nowhere: history, cast, log, trace")
    func secret() async throws {
        let prompt = try await ProgramAtPrompt(
            ["--quiet", "--cast", "session.cast", "--trace"], executable: "challenge-news-fixture",
            environment: ["CHALLENGE_LOG": "trace"]
        ).showing("home [trace]>")
        prompt.terminal.type("open vault\r")
        try await prompt.terminal.waits(for: "the vault") { $0.lines.last == "vault [trace]>" }
        prompt.terminal.type("password\r")
        try await prompt.terminal.waits(for: "the question") { $0.lines.last == "password:" }
        prompt.terminal.type("\(Self.secret)x\u{7F}\r")
        try await prompt.terminal.waits(for: "the secret") { $0.lines.contains("7 letters") }
        prompt.terminal.type("exit\r")
        #expect(await prompt.status == 0)
        let kept = try Self.texts(in: prompt.home)
        #expect(kept.contains { $0.contains("vault [trace]> ") } && kept.contains { $0.contains("open vault") })
        #expect(!kept.contains { $0.contains(Self.secret) })
    }

    @Test("A secret as a word of the line is refused, and the line is not kept")
    func word() async throws {
        let prompt = try await ProgramAtPrompt(["--quiet"], executable: "challenge-news-fixture").showing("home>")
        prompt.terminal.type("open vault; set password \(Self.secret)\rPASSWORD \(Self.secret)\rexit\r")
        #expect(await prompt.status == 0)
        try await prompt.terminal.waits(for: "two errors") { $0.allLines.count { $0.hasPrefix("error: ") } == 2 }
        #expect(try !Self.texts(in: prompt.home).contains { $0.contains(Self.secret) })
    }

    @Test("A secret in a wrong place is in no history, recording or output but the typed line, wherever it stands")
    func misplaced() async throws {
        let lines = [
            "set password hunter2", "password hunter2", "set password \\\rhunter2", "set pass'word' hunter2",
            "expect fails set password hunter2", "alias pw = set password hunter2",
            "together 'set password hunter2' load", "opne; set password hunter2", "set password #hunter2",
        ]
        for options in [["--quiet"], ["--quiet", "--record", "session.transcript"]] {
            let prompt = try await ProgramAtPrompt(options, executable: "challenge-news-fixture").showing("home>")
            for line in lines { prompt.terminal.type(line + "\r") }
            prompt.terminal.type("alias p2 = set password\rp2 hunter2\rset password\r!! hunter2\r")
            // A recorded command has only one line, in which the quote is an error.
            prompt.terminal.type("p2 'hunter2" + (options.count == 1 ? "'" : "") + "\rexit\r")
            #expect(await prompt.status == 0)
            let kept = try Self.texts(in: prompt.home)
            #expect(kept.contains { $0.contains("alias p2 = set password\n") })
            #expect(!kept.contains { $0.contains(Self.secret) }, "\(kept)")
        }
        let program = Program()
        try program.write(
            lines.joined(separator: "\n").replacing("\r", with: "\n")
                + "\nset password 'hunter2\nset password \\\nhunter2\0\n", to: "a.chal")
        try program.write("> set password hunter2\nok\n", to: "v.transcript")
        for arguments in [
            "--echo --keep-going a.chal", "--pace --keep-going a.chal", "--format json --keep-going a.chal",
            "check a.chal",
            "verify v.transcript", "export html v.transcript", "--pace v.transcript", "'set password hunter2'",
            "set password hunter2", "-c 'set password hunter2'",
        ] {
            let result = try await program.runShell("'\(Program.path(of: "challenge-news-fixture"))' \(arguments)")
            #expect(result.status != 0 || arguments == "--pace v.transcript")
            #expect(
                !(result.output + result.errors).contains(Self.secret), "\(arguments): \(result.output)\(result.errors)"
            )
        }
    }

    @Test("A secret for a script comes from a file or the environment, and is neither printed nor recorded")
    func scripted() async throws {
        let program = Program()
        let script = "open vault; set password --file secret.txt; password --env VAULT; show; path; events"
        for options in ["--format json --trace", "--record vault.transcript --trace", "--echo"] {
            try program.write(Self.secret + "\n", to: "secret.txt")
            let result = try await program.runShell(
                "VAULT=\(Self.secret) CHALLENGE_LOG=trace '\(Program.path(of: "challenge-news-fixture"))' \(options) -c '\(script)'"
            )
            #expect(result.status == 0)
            #expect(result.output.contains("•••") || result.output.contains(#""hasPassword":true"#))
            #expect(!(result.output + result.errors).contains(Self.secret))
        }
        try FileManager.default.removeItem(at: program.folder.appending(path: "secret.txt"))
        #expect(try !Self.texts(in: program.folder).contains { $0.contains(Self.secret) })
    }

    @Test("$EDITOR edits a text that it shows first, and its failure changes nothing")
    func editor() async throws {
        let editor = "sh -c 'cat \"$0\" > was; printf \"it'\\''s; \\\"fine\\\"\\n\" > \"$0\"'"
        let prompt = try await ProgramAtPrompt(
            ["--quiet", "--private"], executable: "challenge-news-fixture",
            environment: ["EDITOR": editor, "VISUAL": ""]
        ).showing("home>")
        prompt.terminal.type("open vault\rnote it's old\r")
        try await prompt.terminal.waits(for: "the text") { $0.lines.contains("  Note      it's old") }
        prompt.terminal.type("note\r")
        try await prompt.terminal.waits(for: "the edited text") { $0.lines.contains(#"  Note      it's; "fine""#) }
        #expect(try String(contentsOf: prompt.home.appending(path: "was"), encoding: .utf8) == "it's old")
        let failing = try await ProgramAtPrompt(
            ["--quiet", "--private"], executable: "challenge-news-fixture",
            environment: ["EDITOR": "false", "VISUAL": ""]
        ).showing("home>")
        failing.terminal.type("open vault; set note\r")
        try await failing.terminal.waits(for: "the failure") { screen in
            screen.lines.last == "✗ vault>" && screen.lines.contains { $0.contains("failed with status 1") }
        }
    }

    /// Returns the content of all files below a folder.
    private static func texts(in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return try (files?.allObjects as? [URL] ?? []).compactMap { file in
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
    }
}
