import Foundation
import ChallengeTestLimits

/// Cases that need the built program: pipes that break, disks that are full, signals and threads.
@Suite("The program in a pipe", .startsPrograms)
struct PipeTests {
    private let program = Program()

    @Test(
        "The program dies by SIGPIPE, silently, after its reader has gone, also with an API", arguments: [false, true])
    func reader(isOnline: Bool) async throws {
        let options = isOnline ? "--base-url \(try await CatalogueServer.baseURL())" : ""
        let result = try await program.runShell(
            "yes 'open characters' 2>/dev/null | \"$CHALLENGE\" \(options) | head -n 1; echo \"${PIPESTATUS[1]}\"")
        #expect(result.errors.isEmpty)
        #expect(
            result.output == """
                ↪ HomeOutgoingNavigation.characters → CharacterIncomingNavigation.list
                141

                """)
    }

    @Test("The program runs no command after its reader has gone")
    func sideEffects() async throws {
        let result = try await program.runShell(
            """
            mkfifo in
            { echo 'echo a'; cat in; } | "$CHALLENGE" > >(head -n 1; exec <&-; echo 'search rick' > in) 2>errors
            echo "$?"; cat errors; ls .local 2>/dev/null
            """)
        #expect(result.output == "a\n141\n" || result.output == "141\na\n")
        #expect(result.errors.isEmpty)
    }

    @Test("Commands run as they arrive, not at the end of the input")
    func coprocess() async throws {
        let result = try await program.runShell(
            """
            coproc SHELL_UNDER_TEST { "$CHALLENGE"; }
            echo 'echo one' >&"${SHELL_UNDER_TEST[1]}"
            read -r line <&"${SHELL_UNDER_TEST[0]}"
            echo "got $line"
            echo "echo $line two" >&"${SHELL_UNDER_TEST[1]}"
            read -r line <&"${SHELL_UNDER_TEST[0]}"
            echo "got $line"
            """)
        #expect(result.output == "got one\ngot one two\n")
    }

    @Test(
        "A redirection to a file that is already open writes behind what it has",
        arguments: [
            ("/dev/stdout", "> out"), ("/dev/fd/1", "> out"), ("out", "> out"), ("link", "> out"),
            ("/dev/stdout", ">> out"),
            ("/dev/stderr", "> out 2>&1"), ("/dev/fd/3", "3> out"), ("/proc/self/fd/3", "3> out"),
            ("/dev/stdout", "| cat > out"),
        ])
    func open(file: String, redirection: String) async throws {
        let result = try await program.runShell(
            """
            ln -s out link
            "$CHALLENGE" -c 'echo 1; echo 2 > \(file); echo 3 >> \(file); echo 4' \(redirection)
            """)
        #expect(try program.content("out") == (redirection == "3> out" ? "2\n3\n" : "1\n2\n3\n4\n"))
        #expect(result.errors.isEmpty && result.output == (redirection == "3> out" ? "1\n4\n" : ""))
    }

    @Test(
        "A script tells on standard error that its table has not all rows, once it cannot get more",
        arguments: [
            ("-c 'locations; show > a.csv'", "20 of 126 rows are loaded; more all loads the rest\n"),
            ("-c 'locations; show --sort name | cat > a.csv'", "20 of 126 rows are loaded; more all loads the rest\n"),
            ("-c 'locations; show --all --sort name > a.csv; show | cat'", ""),
            ("-f csv -c 'locations' > a.csv", "20 of 126 rows are loaded; more all loads the rest\n"),
            ("-f csv -c 'locations; more all' > a.csv", ""), ("-f csv -c 'locations; show --all' > a.csv", ""),
            ("-f csv -c 'locations; games; more all' > a.csv", "20 of 126 rows are loaded; more all loads the rest\n"),
            ("-f json -c 'locations' > a.csv", ""),
            ("-c 'source s.chal > a.csv'", "40 of 126 rows are loaded; more all loads the rest\n"),
        ])
    func parts(arguments: String, errors: String) async throws {
        try program.write("locations\nmore", to: "s.chal")
        let result = try await program.runShell("\"$CHALLENGE\" \(arguments)")
        #expect(result.errors == errors && result.status == 0)
        #expect(try !program.content("a.csv").contains("more all loads"))
    }

    @Test("A report to the standard output follows what is there")
    func report() async throws {
        try program.write("> echo a\na\n", to: "a.transcript")
        _ = try await program.runShell("\"$CHALLENGE\" verify a.transcript --junit /dev/stdout > out")
        let lines = try program.content("out").split(separator: "\n")
        #expect(lines.prefix(2) == ["passed a.transcript", "1 passed, 0 failed"] && lines[2].hasPrefix("<?xml "))
    }

    @Test("An output that cannot be written, or may not grow, is an error, with status 1")
    func fullDisk() async throws {
        let result = try await program.runShell("\"$CHALLENGE\" -c 'echo a' -c 'echo b' > /dev/full")
        #expect(result.status == 1)
        #expect(result.errors == "error: the output cannot be written: No space left on device\n")
        let limited = try await program.runShell("(ulimit -f 0; \"$CHALLENGE\" -c 'echo a' 2>&1 > out; echo $?) | cat")
        #expect(limited.output == "error: the output cannot be written: File too large\n1\n")
    }

    @Test(
        "That holds for help, version, completions, the manual, reported mistakes and verified results",
        arguments: [
            "--help", "--version", "--version --live", "--generate-completion-script bash",
            "--generate-completion-script fish", "--generate-manual", "schema",
            "check --format json nope.chal", "verify nope",
        ])
    func outputsOnFullDisk(arguments: String) async throws {
        try program.write("nope", to: "nope.chal")
        let result = try await program.runShell("\"$CHALLENGE\" \(arguments) > /dev/full")
        #expect(result.status == 1)
        #expect(result.errors.hasSuffix("error: the output cannot be written: No space left on device\n"))
    }

    @Test(
        "A signal ends the program silently, with the status that a shell gives",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
    func signals(name: String, status: Int) async throws {
        // The signal arrives between the first command and the next. Without job control the shell makes its jobs ignore
        // SIGINT.
        let result = try await program.runShell(
            """
            set -m
            mkfifo in out
            "$CHALLENGE" < in > out 2> errors &
            program=$!
            exec 3> in 4< out
            echo 'echo ready' >&3
            read -r line <&4
            kill -\(name) "$program"
            wait "$program" 2>/dev/null
            echo "$line $?"; cat errors
            """)
        #expect(result.output == "ready \(status)\n")
    }

    @Test(
        "Commands run on one thread, next to the thread that waits for input",
        arguments: [("-c 'open characters' - < in", ["1", "2"]), ("many.chal", ["1"])])
    func threads(arguments: String, counts: [String]) async throws {
        let result = try await program.runShell(
            """
            mkfifo in out
            yes 'open characters' | head -n 2000 > many.chal
            "$CHALLENGE" \(arguments) > out & exec 3<> in 4< out
            read -r line <&4
            ls "/proc/$!/task" | wc -l
            exec 3>&-
            cat <&4 > rest
            wait "$!"; echo "$?"
            """)
        #expect(counts.map { "\($0)\n0\n" }.contains(result.output))
    }
}
