import Foundation
import TestLimits
import Testing

@Suite("Verifying transcripts", .startsPrograms)
struct VerifyTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts").standardizedFileURL.path

    private let program: Program

    init() throws {
        program = try Program()
        try program.write("> echo a\na\n", to: "good.transcript")
        try program.write("# It fails.\n> echo 'b  c'; echo d\nb  c\ne\n", to: "bad.transcript")
    }

    private static let difference = """
        bad.transcript:2: > echo 'b  c'; echo d
            b  c
          - e
          + d

        """

    private func content(_ name: String) throws -> String {
        try String(contentsOf: program.folder.appending(path: name), encoding: .utf8)
    }

    @Test("finds that the app's main ways are as they were")
    func known() async throws {
        let result = try await program.run("--verify", Self.folder, "--quiet")
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
        let count = names.count { $0.hasSuffix(".transcript") }
        #expect(count > 10)
        #expect(result.output == "\(count) passed, 0 failed\n")
        #expect(result.status == 0)
    }

    @Test("warns once of what is the same for all transcripts, and of wrong options before any of them")
    func warnings() async throws {
        let doubtful = try await program.run(
            "--verify", "good.transcript", "good.transcript", "--base-url", "http://localhost:1/api")
        #expect(doubtful.output.hasSuffix("\n2 passed, 0 failed\n"))
        #expect(doubtful.errors.hasPrefix("warning: ") && doubtful.errors.split(separator: "\n").count == 1)
        let wrong = try await program.run("--verify", "missing", "--base-url", "localhost")
        #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errors.hasPrefix("Error: --base-url takes "))
    }

    @Test("does not replace what is no report by one, and does nothing then")
    func otherFile() async throws {
        try program.write("echo precious\n", to: "script.chal")
        let result = try await program.run("--verify", "bad.transcript", "--update", "--junit", "script.chal")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: 'script.chal' is no XML: it is not replaced;"))
        #expect(try content("script.chal") == "echo precious\n")
        #expect(try content("bad.transcript").hasSuffix("\ne\n"))
        // A report is.
        for _ in 1...2 {
            #expect(try await program.run("--verify", "good.transcript", "--junit", "new.xml").status == 0)
        }
    }

    @Test("has the place of what is no text, and of a line that is too long")
    func noText() async throws {
        try Data("> echo a \u{e9}".utf8 + [0xFF, 0x0A]).write(to: program.folder.appending(path: "bytes"))
        let invalid = try await program.run("--verify", "bytes")
        #expect(invalid.errors.hasPrefix("bytes:1:11: error: the line is not valid UTF-8\n"))
        try program.write("> echo \(String(repeating: "x", count: 1 << 20))\n", to: "long")
        let long = try await program.run("--verify", "long")
        #expect(long.errors.hasPrefix("long:1:1: error: the line is longer than 1 MiB\n"))
        #expect(long.status == 66)
    }

    @Test("lists what passes, shows what differs, and ends with the numbers and status 1")
    func failure() async throws {
        let result = try await program.run("--verify", "bad.transcript", "good.transcript")
        #expect(result.output == Self.difference + "passed good.transcript\n1 passed, 1 failed\n")
        #expect(result.errors.isEmpty)
        #expect(result.status == 1)
        let quiet = try await program.run("--quiet", "--verify", "good.transcript", "bad.transcript")
        #expect(quiet.output == Self.difference + "1 passed, 1 failed\n")
        let passed = try await program.run("--verify", "good.transcript")
        #expect(passed.output == "passed good.transcript\n1 passed, 0 failed\n")
        #expect(passed.status == 0)
    }

    @Test("shows differences in colour where colour is wished, and in ASCII where there is no more")
    func colour() async throws {
        let colored = try Program(environment: ["TERM": "xterm"])
        try colored.write("> echo 'é'\ne\n", to: "a")
        let result = try await colored.run("--color", "always", "--verify", "a")
        #expect(result.output.contains("\u{1b}[31m  - e\u{1b}[0m\n\u{1b}[32m  + é\u{1b}[0m\n"))
        let plain = try await colored.run("--plain", "--color", "always", "--verify", "a")
        #expect(plain.output.utf8.allSatisfy { $0 < 0x80 && $0 != 0x1B })
    }

    @Test("prints what is in a transcript so that it cannot steer the terminal")
    func untrusted() async throws {
        try program.write("> echo \u{1b}]0;t\u{7}\n\u{1b}[2J\n", to: "a\u{1b}[31m")
        let result = try await program.run("--verify", "a\u{1b}[31m")
        #expect(result.output.hasPrefix("a\\u{1b}[31m:1: > echo \\u{1b}]0;t\\u{7}\n  - \\u{1b}[2J\n  + \\u{1b}]0\n"))
        #expect(!result.output.contains("\u{1b}"))
    }

    @Test("takes a folder for every transcript below it, in order, and one without any for an error")
    func folders() async throws {
        try program.write("> echo f\nf\n", to: "tests/b/f.transcript")
        try program.write("> echo g\ng\n", to: "tests/a.transcript")
        try program.write("", to: "empty/notes.txt")
        let result = try await program.run("--verify", "tests", "empty")
        #expect(result.output == "passed tests/a.transcript\npassed tests/b/f.transcript\n2 passed, 1 failed\n")
        #expect(result.errors == "error: 'empty' holds no file *.transcript\n")
        #expect(result.status == 66)
    }

    @Test("says which file cannot be read or is no transcript, and where, with status 66, and verifies the others")
    func unreadable() async throws {
        try program.write("echo a\n", to: "script")
        let result = try await program.run("--verify", "nope", "bad.transcript", "script")
        #expect(result.output == Self.difference + "0 passed, 3 failed\n")
        #expect(
            result.errors == """
                error: 'nope' cannot be read: No such file or directory
                script:1:1: error: this is neither a command, which begins with '> ', nor a comment, which begins with '#'
                  echo a
                  ^

                """)
        #expect(result.status == 66)
    }

    @Test("updates what differs, and keeps the rest")
    func update() async throws {
        let result = try await program.run("--verify", "bad.transcript", "good.transcript", "--update")
        #expect(
            result.output == "updated bad.transcript\npassed good.transcript\n1 passed, 0 failed, 1 updated\n")
        #expect(result.status == 0)
        #expect(try content("bad.transcript") == "# It fails.\n> echo 'b  c'; echo d\nb  c\nd\n")
        #expect(try await program.run("--verify", "bad.transcript").status == 0)
    }

    @Test("says what cannot be updated, with status 1")
    func readOnly() async throws {
        let result = try await program.runShell("\"$CHALLENGE\" --verify <(cat bad.transcript) --update")
        #expect(result.output == "0 passed, 1 failed\n")
        #expect(result.errors.contains(" cannot be updated: "))
        #expect(result.status == 1)
    }

    @Test("writes the results for build servers, over a report that was there before")
    func junit() async throws {
        try program.write("<?xml" + String(repeating: "old", count: 1_000), to: "r.xml")
        let result = try await program.run("--verify", "good.transcript", "bad.transcript", "nope", "--junit", "r.xml")
        #expect(result.status == 66)
        #expect(
            try content("r.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" errors="1">
                <testsuite name="transcripts" tests="3" failures="1" errors="1" skipped="0">
                <testcase classname="transcripts" name="bad.transcript">
                <failure message="it prints something else">bad.transcript:2: &gt; echo 'b  c'; echo d
                    b  c
                  - e
                  + d</failure>
                </testcase>
                <testcase classname="transcripts" name="good.transcript"/>
                <testcase classname="transcripts" name="nope">
                <error message="'nope' cannot be read: No such file or directory">error: 'nope' cannot be read: No such file or directory</error>
                </testcase>
                </testsuite>
                </testsuites>

                """)
        let full = try await program.runShell(
            "(ulimit -f 0; \"$CHALLENGE\" --verify good.transcript --junit r.xml 2>&1; echo $?) | cat; ls r.xml")
        #expect(full.output.hasSuffix("error: 'r.xml' cannot be written: File too large\n1\n"))
        #expect(full.errors.contains("r.xml"))
    }

    @Test(
        "is refused together with what it cannot be done with, with status 64",
        arguments: [
            ["--verify"], ["--verify", "good.transcript", "-c", "echo a"], ["a.chal", "--verify", "good.transcript"],
            ["--verify", "good.transcript", "--record", "new"], ["--merge", "good.transcript", "-c", "echo a"],
            ["--verify", "good.transcript", "--open", "challenge://home"], ["--update"], ["--junit", "r.xml"],
            ["--verify", "good.transcript", "--echo"], ["--verify", "good.transcript", "--width", "40"],
            ["--update", "-c", "echo a"], ["--coverage"], ["--out", "new"],
            ["--verify", "good.transcript", "--out", "new"],
            ["--verify", "good.transcript", "--coverage-min", "101"],
            ["--verify", "good.transcript", "--shard", "3/2"],
            ["--verify", "good.transcript", "--durations", "r.xml"], ["--merge", "r.xml", "--shard", "1/2"],
            ["--verify", "good.transcript", "-f", "csv"], ["--merge", "r.xml", "--timeout", "1"],
            ["--verify", "good.transcript", "--seed", "5"], ["--explore", "--trace"], ["--explore", "--strict"],
            ["--explore", "--shard", "1/2", "--durations", "r.xml"], ["--explore", "--keep-going"],
            ["--merge", "r.xml", "--verify", "good.transcript"],
        ])
    func usage(arguments: [String]) async throws {
        let result = try await program.run(arguments, input: Data())
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("Error: "))
        #expect(!FileManager.default.fileExists(atPath: program.folder.appending(path: "new").path))
    }

    @Test(
        "names the option that is given and means nothing without others",
        arguments: [
            ("--coverage-min", "--verify, --explore and --merge"), ("--seed", "--explore"), ("--durations", "--verify"),
        ])
    func dependent(option: String, others: String) async throws {
        let result = try await program.run(option, "5", "-c", "path")
        #expect(result.status == 64 && result.errors.hasPrefix("Error: \(option) goes with \(others).\n"))
    }

    @Test("limits each command to --timeout")
    func timeout() async throws {
        let error = "error: cancelled, as it has taken longer than 0.05 s (--timeout)"
        try program.write(
            "> fault delay 60\nevery answer comes 60 seconds late\n> open character 1\n\(error)\n",
            to: "slow.transcript")
        #expect(try await program.run("--verify", "slow.transcript", "--timeout", "0.05").status == 0)
    }

    @Test("takes no notice of a start-up file, a history, earlier searches or a link in the environment")
    func fresh() async throws {
        let program = try Program(environment: ["DEEP_LINK_URL": "challenge://character/detail/5"])
        try program.write("open characters", to: ".config/challenge/startup.chal")
        _ = try await program.run("-c", "search rick")
        try program.write("> path\n  Home  HomeIncomingNavigation.main\n> history\nthe history is empty\n", to: "a")
        try program.write("> search ''; search\n", to: "b")
        #expect(try await program.run("--verify", "a").status == 0)
        #expect(try await !program.run("--verify", "b").output.contains("rick"))
    }
}
