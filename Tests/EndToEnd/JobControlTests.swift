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
