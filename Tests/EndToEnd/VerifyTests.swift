import Foundation
import ChallengeTestLimits

/// Cases that need the built program: the app's own transcripts, real files, and the exit status.
@Suite("Verifying transcripts", .startsPrograms)
struct VerifyTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts").standardizedFileURL.path

    private let program: Program

    init() throws {
        program = Program()
        try program.write("> echo a\na\n", to: "good.transcript")
        try program.write("# It fails.\n> echo 'b  c'; echo d\nb  c\ne\n", to: "bad.transcript")
    }

    private static let difference = """
        bad.transcript:2: > echo 'b  c'; echo d
            b  c
          - e
          + d

        """

    @Test("The app's transcripts verify; a warning comes once, and wrong options are reported first")
    func known() async throws {
        let result = try await program.run("verify", Self.folder, "--quiet")
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
        let count = names.count { $0.hasSuffix(".transcript") }
        #expect(count > 10)
        #expect(result.output == "\(count) passed, 0 failed\n")
        #expect(result.status == 0)
        let doubtful = try await program.run(
            "verify", "good.transcript", "good.transcript", "--base-url", "http://localhost:1/api")
        #expect(doubtful.output.hasSuffix("\n2 passed, 0 failed\n"))
        #expect(doubtful.errors.hasPrefix("warning: ") && doubtful.errors.split(separator: "\n").count == 1)
        let wrong = try await program.run("verify", "missing", "--base-url", "localhost")
        #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errors.hasPrefix("error: --base-url takes "))
    }

    @Test("A report never replaces a file that is no report, and nothing runs then")
    func otherFile() async throws {
        try program.write("echo precious\n", to: "script.chal")
        let result = try await program.run("verify", "bad.transcript", "--update", "--junit", "script.chal")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: 'script.chal' is not XML and is not replaced;"))
        #expect(try program.content("script.chal") == "echo precious\n")
        #expect(try program.content("bad.transcript").hasSuffix("\ne\n"))
        // An earlier report is replaced.
        for _ in 1...2 {
            #expect(try await program.run("verify", "good.transcript", "--junit", "new.xml").status == 0)
        }
    }

    @Test("A transcript's text is printed without escape sequences")
    func untrusted() async throws {
        try program.write("> echo \u{1b}]0;t\u{7}\n\u{1b}[2J\n", to: "a\u{1b}[31m")
        let result = try await program.run("verify", "a\u{1b}[31m")
        #expect(result.output.hasPrefix("a\\u{1b}[31m:1: > echo \\u{1b}]0;t\\u{7}\n  - \\u{1b}[2J\n  + \\u{1b}]0\n"))
        #expect(!result.output.contains("\u{1b}"))
    }

    @Test(
        "A file that is unreadable or no transcript is reported with its place and status 66, and the others are verified"
    )
    func unreadable() async throws {
        try program.write("echo a\n", to: "script")
        try program.write("", to: "empty/notes.txt")
        let result = try await program.run("verify", "nope", "bad.transcript", "script", "empty")
        #expect(result.output == Self.difference + "0 passed, 4 failed\n")
        #expect(
            result.errors == """
                error: 'nope' cannot be read: No such file or directory
                script:1:1: error: this is neither a command, which begins with '> ', nor a comment, which begins with '#'
                  echo a
                  ^
                error: 'empty' contains no *.transcript file

                """)
        #expect(result.status == 66)
    }

    @Test("A failed update is an error with status 1, and a report is never half written")
    func readOnly() async throws {
        let result = try await program.runShell("\"$CHALLENGE\" verify <(cat bad.transcript) --update")
        #expect(result.output == "0 passed, 1 failed\n")
        #expect(result.errors.contains(" cannot be updated: "))
        #expect(result.status == 1)
        let full = try await program.runShell(
            "(ulimit -f 0; \"$CHALLENGE\" verify good.transcript --junit r.xml 2>&1; echo $?) | cat; ls r.xml")
        #expect(full.output.hasSuffix("error: 'r.xml' cannot be written: File too large\n1\n"))
        #expect(full.errors.contains("r.xml"))
    }

    @Test("The start-up file, the history, earlier searches and a link in the environment have no effect")
    func fresh() async throws {
        let program = Program(environment: ["DEEP_LINK_URL": "challenge://character/detail/5"])
        try program.write("open characters", to: ".config/challenge/startup.chal")
        _ = try await program.run("-c", "search rick")
        try program.write("> path\n  Home  HomeIncomingNavigation.main\n> history\nthe history is empty\n", to: "a")
        try program.write("> search ''; search\n", to: "b")
        #expect(try await program.run("verify", "a").status == 0)
        #expect(try await !program.run("verify", "b").output.contains("rick"))
    }
}
