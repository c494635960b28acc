import Foundation
import TerminalTestSupport
import TestLimits
import Testing

/// The program as a job of a real shell, whose terminal this is.
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
        shell.terminal.type("echo status $?\r")
        try await shell.shows("status 0", "$")
        shell.terminal.type("exit 5\r")
        #expect(await shell.status == 5)
        try await shell.hasGivenBackTerminal()
    }

    @Test("Ctrl-Z stops it with the terminal as it was, and fg brings the prompt and the line back")
    func stop() async throws {
        let shell = try await shell()
        let modes = shell.terminal.modeBytes
        shell.terminal.type("$CHALLENGE -q\r")
        try await shell.shows("home>", cursor: (0, 6))
        shell.terminal.type("echo ac" + Key.left)
        try await shell.shows("home> echo ac", cursor: (0, 12))
        shell.terminal.type(Key.control("z"))
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.last == "$" && screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
        #expect(shell.terminal.modeBytes == modes)
        #expect(!shell.terminal.screen.marksPastes)
        shell.terminal.type("fg\r")
        try await shell.shows("$ fg", "$CHALLENGE -q", "home> echo ac", cursor: (2, 12))
        #expect(shell.terminal.screen.marksPastes)
        shell.terminal.type("b\r")
        try await shell.shows("home> echo abc", "abc", "home>")
        try await exit(shell)
    }

    @Test("Ctrl-Z stops it also while a command is at work")
    func stopAtWork() async throws {
        let shell = try await shell()
        shell.terminal.type("\(Program.path(of: "news-fixture"))\r")
        try await shell.shows("home>", cursor: (0, 6))
        shell.terminal.type("load\r")
        try await shell.shows("home> load", "working…")
        shell.terminal.type(Key.control("z"))
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.last == "$" && screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
        shell.terminal.type("kill -USR2 %1; fg\r")
        try await shell.shows("Home", "tick 0, loaded 1", "home>")
        try await exit(shell)
    }

    @Test("started in the background it stops, and fg brings the prompt")
    func background() async throws {
        let shell = try await shell()
        shell.terminal.type("$CHALLENGE -q &\r")
        try await shell.terminal.waits(for: "a job") { $0.lines.contains { $0.hasPrefix("[1] ") } }
        // Returns when the job has stopped.
        shell.terminal.type("wait %1; jobs\r")
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.last == "$" && screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
        shell.terminal.type("fg\r")
        try await shell.terminal.waits(for: "a prompt") { $0.lines.last == "home>" }
        shell.terminal.type("echo a\r")
        try await shell.shows("home> echo a", "a", "home>")
        try await exit(shell)
    }

    @Test("started in the background without editing it stops when it would read")
    func plainBackground() async throws {
        let shell = try await shell()
        shell.terminal.type("$CHALLENGE -q --plain &\r")
        try await shell.terminal.waits(for: "a job at its prompt") { screen in
            screen.lines.contains { $0.hasPrefix("[1] ") } && screen.lines.contains { $0.contains("home>") }
        }
        // While the shell waits, nobody else reads what is typed.
        shell.terminal.type("wait %1\r\r")
        try await shell.terminal.waits(for: "a stopped job") { screen in
            screen.lines.contains { $0.hasPrefix("[1]+  Stopped ") }
        }
        shell.terminal.type("fg\r")
        try await shell.terminal.waits(for: "the job") { $0.lines.last?.hasSuffix("-q --plain") == true }
        shell.terminal.type("echo a\r")
        try await shell.terminal.waits(for: "an answer") { $0.lines.suffix(2) == ["a", "home>"] }
        try await exit(shell)
    }

    @Test("a job that is ended gives the shell its terminal back", arguments: [(SIGTERM, 143), (SIGHUP, 129)])
    func ended(signal: CInt, status: Int) async throws {
        let shell = try await shell()
        let modes = shell.terminal.modeBytes
        shell.terminal.type("sh -c 'echo $$ > pid; exec $CHALLENGE -q'\r")
        try await shell.shows("home>", cursor: (0, 6))
        shell.terminal.type("echo a")
        try await shell.shows("home> echo a")
        let file = shell.home.appending(path: "pid")
        let number = try #require(pid_t(String(contentsOf: file, encoding: .utf8).dropLast()))
        kill(number, signal)
        try await shell.terminal.waits(for: "the shell") { $0.lines.last == "$" }
        #expect(shell.terminal.modeBytes == modes)
        shell.terminal.type("echo status $?\r")
        try await shell.shows("status \(status)", "$")
    }
}
