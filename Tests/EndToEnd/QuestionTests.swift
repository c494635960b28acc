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
        prompt.terminal.type(Key.control("d"))
        try await prompt.terminal.waits(for: "the last question") { $0.lines.last?.hasSuffix("[y/N]") == true }
        prompt.terminal.type(Key.control("d"))
        #expect(await prompt.status == 0)
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
        #expect(prompt.terminal.screen.allLines.count { $0.hasPrefix("error: ") } == 2)
        #expect(try !Self.texts(in: prompt.home).contains { $0.contains(Self.secret) })
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
            screen.lines.last == "✗ vault>" && screen.lines.contains { $0.contains("has failed with status 1") }
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
