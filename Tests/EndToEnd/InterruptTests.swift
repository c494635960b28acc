import Foundation
import Glibc
import ChallengeProcessTestSupport

/// Cases that need the built program: a signal while a command waits for the API, which leaves everything unchanged.
@Suite("Ctrl-C while a command is running", .startsPrograms)
struct InterruptTests {
    private let catalogue = SilentCatalogue()

    /// Returns a prompt at a place, after some commands.
    private func start(_ commands: [String], at place: String) async throws -> ProgramAtPrompt {
        let address = try await catalogue.start()
        let prompt = try await ProgramAtPrompt(["-q", "--base-url", address], rows: 150).showing("home [live]>")
        prompt.terminal.type(commands.map { $0 + "\r" }.joined())
        try await prompt.terminal.waits(for: place) { $0.lines.last == "\(place) [live]>" }
        return prompt
    }

    /// Returns the output of a command.
    private func shown(by prompt: ProgramAtPrompt, asking question: String) async throws -> [String] {
        let count = prompt.terminal.screen.lines.count { $0.hasSuffix("> \(question)") }
        prompt.terminal.type("\(question)\r")
        try await prompt.terminal.waits(for: "an answer to \(question)") { screen in
            screen.lines.count { $0.hasSuffix("> \(question)") } == count + 1
                && screen.lines.last?.contains(">") == true && screen.lines.last?.hasSuffix(question) == false
        }
        let lines = prompt.terminal.screen.lines
        let start = try #require(lines.lastIndex { $0.hasSuffix("> \(question)") })
        return lines[(start + 1)...].filter { !$0.isEmpty }
    }

    /// Waits until the last line is this prompt, perhaps with a summary at its right, below these lines.
    private func shows(_ lines: String..., prompt text: String, in prompt: ProgramAtPrompt) async throws {
        try await prompt.terminal.waits(for: "\(lines), \(text)") { screen in
            screen.lines.last.map { $0 == text || $0.hasPrefix(text + "   ") } == true
                && screen.lines.dropLast().filter { !$0.isEmpty }.suffix(lines.count) == lines[...]
        }
    }

    @Test(
        "Ctrl-C leaves screen, stack and filter unchanged, and prints only the interruption",
        arguments: [
            ([], "home", "search rick"),
            (["open characters"], "characters", "refresh"),
            (["open characters"], "characters", "more all"),
            (["open characters", "filter", "set status dead"], "characters!advanced-search", "apply"),
        ])
    func nothingChanges(before: [String], place: String, command: String) async throws {
        let prompt = try await start(before, at: place)
        let screen = try await shown(by: prompt, asking: "path; show")
        catalogue.isSilent = true
        try await prompt.type("\(command); echo not\r", shows: "\(place) [live]> \(command); echo not", "working…")
        prompt.interrupt()
        try await shows(
            "\(place) [live]> \(command); echo not", "error: interrupted", prompt: "✗ \(place) [live]>", in: prompt)
        #expect(try await shown(by: prompt, asking: "path; show") == screen)
    }

    @Test(
        "Ctrl-C stops a script that waits for its input, from a pipe or the terminal",
        arguments: ["fifo", "/dev/stdin"])
    func slowScript(path: String) async throws {
        let prompt = try ProgramAtPrompt(["-q"]) { program in
            _ = mkfifo(program.folder.appending(path: "fifo").path, 0o600)
        }
        try await prompt.shows("home>")
        try await prompt.type("source \(path); echo c\r", shows: "home> source \(path); echo c", "working…")
        prompt.interrupt()
        try await prompt.shows("home> source \(path); echo c", "error: interrupted", "✗ home>")
        try await prompt.type("echo a\r", shows: "a", "home>")
    }

    @Test("Ctrl-C stops the start-up file")
    func startup() async throws {
        let address = try await catalogue.start()
        catalogue.isSilent = true
        let prompt = try ProgramAtPrompt(["-q", "--base-url", address]) { program in
            try program.write("echo a\nopen characters\necho b\n", to: ".config/challenge/startup.chal")
        }
        try await prompt.shows("a", "working…")
        prompt.interrupt()
        try await prompt.shows("a", "error: interrupted", "✗ home [live]>")
    }

    @Test("Ctrl-C works several times, and also while no command is running")
    func often() async throws {
        let prompt = try await start([], at: "home")
        catalogue.isSilent = true
        for _ in 0..<3 {
            try await prompt.type("open characters\r", shows: "working…")
            for _ in 0..<5 { prompt.interrupt() }
            try await prompt.shows("error: interrupted", "✗ home [live]>")
        }
        catalogue.isSilent = false
        prompt.interrupt()
        try await prompt.type("open character 1\r", shows: "home/character 1 [live]>")
    }
}

/// Cases that need the built program: the terminal is restored, however the program ends.
@Suite("Ctrl-C and Ctrl-D at a prompt", .startsPrograms)
struct KeysThatEndTests {
    private func start() async throws -> ProgramAtPrompt {
        // After a crash Swift's own backtrace would wait for keys.
        let prompt = try ProgramAtPrompt.news(environment: ["SWIFT_BACKTRACE": "enable=no"])
        try await prompt.shows("home>")
        return prompt
    }

    // MARK: - Signals

    @Test(
        "A signal that ends the program restores the terminal, both while a line is edited and while a command runs",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGTRAP, SIGABRT], [false, true])
    func signal(number: CInt, isAtWork: Bool) async throws {
        let prompt = try await start()
        if isAtWork {
            try await prompt.type("load\r", shows: "home> load", "working…")
        } else {
            try await prompt.type("echo partial", shows: "home> echo partial")
            #expect(prompt.terminal.modeBytes != prompt.modesBefore)
            #expect(prompt.terminal.screen.marksPastes)
        }
        prompt.signal(number)
        #expect(await prompt.ending == .init(number: number, wasSignalled: true))
        try await prompt.hasGivenBackTerminal()
    }

    @Test("exit and Ctrl-D restore the terminal", arguments: ["exit\r", "exit 3\r", "\u{4}", "opne\r\u{4}"])
    func normalEnd(keys: String) async throws {
        let prompt = try await start()
        prompt.terminal.type(keys)
        #expect(await prompt.ending == .init(number: keys.contains("3") ? 3 : 0, wasSignalled: false))
        try await prompt.hasGivenBackTerminal()
    }
}

/// Cases that need the built program: keys while a script runs, and the terminal afterwards.
@Suite("The keys of a paced script", .startsPrograms)
struct PaceKeysTests {
    static let script = String(repeating: "echo a\n", count: 500)
    /// A comment of ten minutes, so that a key falls into it on a busy machine too.
    private static let comment = "# " + String(repeating: "x", count: 50_000) + "\n"
    static let paused = "home>  [paused]"

    /// Returns the program, paused before a line.
    private func paused(_ script: String = script) async throws -> ProgramAtPrompt {
        let program = try ProgramAtPrompt(["--private", "--pace", "a.chal"]) {
            try $0.write(Self.comment + script, to: "a.chal")
        }
        try await program.terminal.waits(for: "the keys") { $0.allLines.first?.hasPrefix("[Space: pause") == true }
        program.terminal.type(" ")
        try await program.terminal.waits(for: "a pause") { $0.lines.last?.hasSuffix("[paused]") == true }
        program.terminal.type("\r")
        try await program.terminal.waits(for: "the first line") { $0.lines.last == Self.paused }
        try await program.type("\r", shows: "home> echo a", "a", Self.paused)
        return program
    }

    @Test("Keys pause, step, change the speed and leave, and others do nothing")
    func keys() async throws {
        let program = try await paused()
        try await program.type("\r", shows: "home> echo a", "a", "home> echo a", "a", Self.paused)
        try await program.type("x\t\u{1B}[A\u{1B}[C?+", shows: "home> echo a", "a", "home>  [paused, 2x]")
        program.terminal.type("q")
        #expect(await program.status == 0)
        try await program.shows("home> echo a", "a", "home>")
        try await program.hasGivenBackTerminal()
    }

    @Test("A key goes a command back in a fresh session, and a line of the viewer's runs in the middle")
    func backAndOwnLine() async throws {
        let program = try await paused("echo a\nopen characters\necho b\n")
        program.terminal.type("\r")
        try await program.terminal.waits(for: "characters") { $0.lines.last == "characters>  [paused]" }
        program.terminal.type("b")
        try await program.shows("home> echo a", "a", Self.paused)
        try await program.type("i", shows: "home>")
        try await program.type("ech\tmine\r", shows: "home> echo mine", "mine", Self.paused)
        program.terminal.type("b")
        try await program.terminal.waits(for: "the first command") {
            $0.lines.last == Self.paused && !$0.lines.contains("a")
        }
        program.terminal.type("q")
        #expect(await program.status == 0)
        try await program.hasGivenBackTerminal()
    }

    @Test("A follower in another terminal draws the place of the session with the note for the speaker, until it ends")
    func follower() async throws {
        let home = Program()
        try home.write("#: say hello\nopen characters\n", to: "a.chal")
        let environment = ["XDG_RUNTIME_DIR": home.folder.path]
        let follower = try ProgramAtPrompt(
            ["-q", "-c", "graph --follow"], columns: 120, rows: 60, environment: environment, home: home)
        try await follower.shows("waiting for the next command of another session; q leaves")
        let socket = home.folder.appending(path: "challenge-follower").path
        #expect(try FileManager.default.attributesOfItem(atPath: socket)[.posixPermissions] as? Int == 0o600)
        let pace = try ProgramAtPrompt(["-q", "--pace", "a.chal"], environment: environment, home: home)
        try await follower.terminal.waits(for: "the place") { screen in
            screen.lines.contains { $0.contains("● CharacterList") } && screen.lines.last == "say hello"
        }
        #expect(await pace.status == 0)
        #expect(!pace.terminal.screen.allLines.contains { $0.contains("say hello") })
        #expect(await follower.status == 0)
        try await follower.hasGivenBackTerminal()
        #expect(try !home.files.contains { $0.contains("follower") })
        let alone = try ProgramAtPrompt(["-q", "--private"], environment: environment, home: home)
        try await alone.shows("home>")
        try await alone.type("graph --follow\r", shows: "error: a private session follows no other", "✗ home>")
    }

    @Test("A program that the script runs gets the terminal as it was before")
    func programs() async throws {
        let program = try await paused("echo a\n!stty -a <&2 | grep -ow -e '-*icanon' -e '-*echo'\n")
        program.terminal.type("\r")
        #expect(await program.status == 0)
        try await program.terminal.waits(for: "modes") { $0.lines.suffix(2) == ["icanon", "echo"] }
        try await program.hasGivenBackTerminal()
    }
}
