import Foundation
import ChallengeProcessTestSupport
import ChallengeTestLimits

/// The program as a job of a real shell in a pseudo-terminal.
@Suite("Job control", .startsPrograms)
struct JobControlTests {
    private func shell() async throws -> ProgramAtPrompt {
        let shell = try ProgramAtPrompt(
            ["--ctty", "--wait", "/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
            executable: "/usr/bin/setsid",
            environment: ["PS1": "$ ", "CHALLENGE": Program.path, "PATH": "/usr/bin:/bin"])
        try await shell.terminal.waits(for: "a shell") { $0.lines.last == "$" }
        return shell
    }

    private func exit(_ shell: ProgramAtPrompt) async throws {
        shell.terminal.type("exit\r")
        try await shell.terminal.waits(for: "the shell") { $0.lines.last == "$" }
        try await shell.type("echo status $?\r", shows: "status 0", "$")
        shell.terminal.type("exit 5\r")
        #expect(await shell.status == 5)
        try await shell.hasGivenBackTerminal()
    }

    /// Waits until the shell reports that its job has stopped.
    private func hasStopped(_ shell: ProgramAtPrompt) async throws {
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.last == "$" && screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
    }

    @Test(
        "Ctrl-Z stops it with the terminal restored, and fg brings back the prompt and the line, also of a recording",
        arguments: ["-q", "-q --cast new.cast"])
    func stop(options: String) async throws {
        let shell = try await shell()
        let modes = shell.terminal.modeBytes
        try await shell.type("$CHALLENGE \(options)\r", shows: "home>", cursor: (0, 6))
        try await shell.type("echo ac" + Key.left, shows: "home> echo ac", cursor: (0, 12))
        shell.terminal.type(Key.control("z"))
        try await hasStopped(shell)
        #expect(shell.terminal.modeBytes == modes)
        #expect(!shell.terminal.screen.marksPastes)
        try await shell.type("fg\r", shows: "$ fg", "$CHALLENGE \(options)", "home> echo ac", cursor: (2, 12))
        #expect(shell.terminal.screen.marksPastes)
        try await shell.type("b\r", shows: "home> echo abc", "abc", "home>")
        try await exit(shell)
    }

    @Test(
        "A stop from outside at the prompt ends with the modes and the line, whichever process of it gets the signal",
        arguments: [SIGTSTP, SIGSTOP], ["-q", "-q --cast new.cast"])
    func stopFromOutside(signal: CInt, options: String) async throws {
        for place in ["outer", "inner"] {
            let shell = try await shell()
            let modes = shell.terminal.modeBytes
            try await shell.type(
                "sh -c 'echo $$ > outer; exec $CHALLENGE \(options)'\r", shows: "home>", cursor: (0, 6))
            try await shell.type("!echo $PPID > inner\r", shows: "home> !echo $PPID > inner", "home>")
            try await shell.type("echo ac" + Key.left, shows: "home> echo ac", cursor: (0, 12))
            try kill(number(in: place, of: shell), signal)
            try await hasStopped(shell)
            #expect(shell.terminal.modeBytes == modes)
            shell.terminal.type("fg\r")
            try await readsKeys(shell)
            // Ctrl-L draws the line again, also in a session that was not stopped itself.
            shell.terminal.type("b" + Key.control("l"))
            try await shell.terminal.waits(for: "the line") { $0.lines == ["home> echo abc"] && $0.column == 13 }
            try await shell.type("\r", shows: "home> echo abc", "abc", "home>")
            try await exit(shell)
        }
    }

    @Test(
        "After a stop from outside a question is there again, and never shows the secret",
        arguments: [SIGTSTP, SIGSTOP], ["", "--cast new.cast"])
    func stopAtSecret(signal: CInt, options: String) async throws {
        let shell = try await shell()
        let program = Program.path(of: "challenge-news-fixture")
        shell.terminal.type("sh -c 'echo $$ > outer; exec \(program) -q \(options)'\r")
        try await shell.terminal.waits(for: "the prompt") { $0.lines.last == "home>" }
        shell.terminal.type("open vault; password\r")
        try await shell.terminal.waits(for: "the question") { $0.lines.last == "password:" }
        try kill(number(in: "outer", of: shell), signal)
        try await hasStopped(shell)
        shell.terminal.type("fg\r")
        // The session of a recording is not stopped by SIGSTOP itself.
        let isRunning = signal == SIGSTOP && !options.isEmpty
        if isRunning {
            try await readsKeys(shell)
        } else {
            try await shell.terminal.waits(for: "the question again") { $0.lines.last == "password:" }
        }
        shell.terminal.type("hunter2\r")
        try await shell.terminal.waits(for: "the secret") { $0.lines.contains("7 letters") }
        #expect(!shell.terminal.screen.allLines.contains { $0.contains("hunter2") })
        try await exit(shell)
    }

    @Test("A stop that no shell could end leaves a prompt as it is")
    func stopWithoutShell() async throws {
        let prompt = try await ProgramAtPrompt(
            ["--ctty", "--wait", Program.path, "-q"], executable: "/usr/bin/setsid"
        ).showing("home>")
        try await prompt.type("!echo $PPID > inner\r", shows: "home> !echo $PPID > inner", "home>")
        try await prompt.type("echo ac" + Key.left, shows: "home> echo ac", cursor: (0, 12))
        try kill(number(in: "inner", of: prompt), SIGTSTP)
        try await prompt.shows("home> echo a", "home> echo ac", cursor: (1, 12))
        try await prompt.type("b\r", shows: "home> echo abc", "abc", "home>")
    }

    @Test("A session ends with its terminal, even if the system sends no SIGHUP", arguments: ["-q", "--cast=cast"])
    func closedTerminal(option: String) async throws {
        let prompt = try await ProgramAtPrompt([option]).showing("home>")
        prompt.terminal.hangUp()
        #expect(await [0, SIGHUP].contains(prompt.status))
    }

    @Test("A stop at any moment of a program's start stops the whole job")
    func stopAtStart() async throws {
        let program = Program()
        try program.write("!echo > begun\n" + String(repeating: "!true\n", count: 60), to: "many.chal")
        // `wait` returns when the job has stopped as a whole. That would end a loop.
        let result = try await program.runShell(
            """
            set -m
            mkfifo begun
            "$CHALLENGE" --private many.chal &
            read < begun
            stop() { [ $1 -gt 0 ] && kill -TSTP %1 && { wait %1; kill -CONT %1; stop $(($1 - 1)); }; }
            stop 1000 2> /dev/null
            wait $!
            echo $?
            """)
        #expect(result.output == "0\n")
    }

    /// Returns the process number in a file that a program has written.
    private func number(in file: String, of shell: ProgramAtPrompt) throws -> pid_t {
        let text = try String(contentsOf: shell.home.appending(path: file), encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    }

    /// Waits until the terminal passes on each key, without an echo.
    private func readsKeys(_ shell: ProgramAtPrompt) async throws {
        let terminal = shell.terminal
        try await terminal.waits(for: "modes for keys") { _ in
            terminal.modes.c_lflag & tcflag_t(ICANON | ECHO) == 0
        }
    }

    @Test("Ctrl-Z stops it also while a command is running")
    func stopAtWork() async throws {
        let shell = try await shell()
        try await shell.type("\(Program.path(of: "challenge-news-fixture")) -q\r", shows: "home>", cursor: (0, 6))
        try await shell.type("load\r", shows: "home> load", "working…")
        shell.terminal.type(Key.control("z"))
        try await hasStopped(shell)
        try await shell.type("kill -USR2 %1; fg\r", shows: "Home", "tick 0, loaded 1", "home>")
        try await exit(shell)
    }

    @Test("Ctrl-Z stops a paced script with the terminal restored, fg brings its keys back, and Ctrl-C ends it")
    func stopPaced() async throws {
        let shell = try await shell()
        let modes = shell.terminal.modeBytes
        try PaceKeysTests.script.write(to: shell.home.appending(path: "a.chal"), atomically: true, encoding: .utf8)
        shell.terminal.type("$CHALLENGE --private --pace a.chal\r")
        try await shell.terminal.waits(for: "the keys") { $0.lines.contains { $0.hasPrefix("[Space: pause") } }
        shell.terminal.type(" ")
        try await shell.terminal.waits(for: "a pause") { $0.lines.last?.hasSuffix("[paused]") == true }
        shell.terminal.type(Key.control("z"))
        try await hasStopped(shell)
        #expect(shell.terminal.modeBytes == modes)
        try await shell.type("fg\r", shows: "$ fg", "$CHALLENGE --private --pace a.chal", " [paused]")
        try await shell.type("\r", shows: "a", PaceKeysTests.paused)
        shell.terminal.type(Key.control("c"))
        try await shell.terminal.waits(for: "the shell") { $0.lines.last == "$" }
        try await shell.type("echo status $?\r", shows: "status 130", "$")
        #expect(shell.terminal.modeBytes == modes)
    }

    @Test("A start in the background stops it, and fg brings the prompt")
    func background() async throws {
        let shell = try await shell()
        shell.terminal.type("$CHALLENGE -q &\r")
        try await shell.terminal.waits(for: "a job") { $0.lines.contains { $0.hasPrefix("[1] ") } }
        // Returns when the job has stopped.
        shell.terminal.type("wait %1; jobs\r")
        try await hasStopped(shell)
        shell.terminal.type("fg\r")
        try await shell.terminal.waits(for: "a prompt") { $0.lines.last == "home>" }
        try await shell.type("echo a\r", shows: "home> echo a", "a", "home>")
        try await exit(shell)
    }

    @Test("A start in the background without editing stops it at its first reading")
    func plainBackground() async throws {
        let shell = try await shell()
        shell.terminal.type("TERM=dumb $CHALLENGE -q &\r")
        try await shell.terminal.waits(for: "a job at its prompt") { screen in
            screen.lines.contains { $0.hasPrefix("[1] ") } && screen.lines.contains { $0.contains("home>") }
        }
        // The shell does not read the keys while it waits.
        shell.terminal.type("wait %1\r\r")
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
        shell.terminal.type("fg\r")
        try await shell.terminal.waits(for: "the job") { $0.lines.last?.hasSuffix("$CHALLENGE -q") == true }
        shell.terminal.type("echo a\r")
        try await shell.terminal.waits(for: "an answer") { $0.lines.suffix(2) == ["a", "home>"] }
        try await exit(shell)
    }
}
