import Foundation
import Glibc
import ChallengeShellProcessTestSupport
import ChallengeShellTerminalTestSupport

/// What only the real program can show: a signal while a command waits for an answer of the API, after which nothing has
/// changed.
@Suite("Ctrl-C while a command is at work", .startsPrograms)
struct InterruptTests {
    private let catalogue = SilentCatalogue()

    /// A prompt at a place, to which some commands have led.
    private func start(_ commands: [String], at place: String) async throws -> ProgramAtPrompt {
        let address = try await catalogue.start()
        let prompt = try await ProgramAtPrompt(["-q", "--base-url", address], rows: 150).showing("home [live]>")
        prompt.terminal.type(commands.map { $0 + "\r" }.joined())
        try await prompt.terminal.waits(for: place) { $0.lines.last == "\(place) [live]>" }
        return prompt
    }

    /// What a command prints.
    private func shown(by prompt: ProgramAtPrompt, asking question: String) async throws -> [String] {
        let count = prompt.terminal.screen.lines.count { $0.hasSuffix("> \(question)") }
        prompt.terminal.type("\(question)\r")
        try await prompt.terminal.waits(for: "an answer to \(question)") { screen in
            screen.lines.count { $0.hasSuffix("> \(question)") } == count + 1
                && screen.lines.last?.contains(">") == true && screen.lines.last?.hasSuffix(question) == false
        }
        let lines = prompt.terminal.screen.lines
        let start = try #require(lines.lastIndex { $0.hasSuffix("> \(question)") })
        return Array(lines[(start + 1)...])
    }

    /// Waits until the last line is this prompt, perhaps with a summary at its right, and these lines are above it.
    private func shows(_ lines: String..., prompt text: String, in prompt: ProgramAtPrompt) async throws {
        try await prompt.terminal.waits(for: "\(lines), \(text)") { screen in
            screen.lines.last.map { $0 == text || $0.hasPrefix(text + "   ") } == true
                && screen.lines.dropLast().suffix(lines.count) == lines[...]
        }
    }

    @Test(
        "leaves screen, stack and filter as they were, and prints only that it was interrupted",
        arguments: [
            ([], "home", "search rick"),
            (["open characters"], "characters", "refresh"),
            (["open characters"], "characters", "more all"),
            (["open characters", "filter", "set status dead"], "characters!advanced-search", "apply"),
        ])
    func nothingChanges(before: [String], place: String, command: String) async throws {
        let prompt = try await start(before, at: place)
        let screen = try await shown(by: prompt, asking: "path; show")
        catalogue.fallSilent()
        try await prompt.type("\(command); echo not\r", shows: "\(place) [live]> \(command); echo not", "working…")
        prompt.interrupt()
        try await shows(
            "\(place) [live]> \(command); echo not", "error: interrupted", prompt: "✗ \(place) [live]>", in: prompt)
        #expect(try await shown(by: prompt, asking: "path; show") == screen)
    }

    @Test("stops a script whose input does not come, by a pipe or the terminal", arguments: ["fifo", "/dev/stdin"])
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

    @Test("stops the start-up file")
    func startup() async throws {
        let address = try await catalogue.start()
        catalogue.fallSilent()
        let prompt = try ProgramAtPrompt(["-q", "--base-url", address]) { program in
            try program.write("echo a\nopen characters\necho b\n", to: ".config/challenge/startup.chal")
        }
        try await prompt.shows("a", "working…")
        prompt.interrupt()
        try await prompt.shows("a", "error: interrupted", "✗ home [live]>")
    }

    @Test("may come several times, and while no command is at work")
    func often() async throws {
        let prompt = try await start([], at: "home")
        catalogue.fallSilent()
        for _ in 0..<3 {
            try await prompt.type("open characters\r", shows: "working…")
            for _ in 0..<5 { prompt.interrupt() }
            try await prompt.shows("error: interrupted", "✗ home [live]>")
        }
        catalogue.fallSilent(false)
        prompt.interrupt()
        try await prompt.type("open character 1\r", shows: "home/1 [live]>")
    }
}

/// What only the real program can show: that the terminal is given back, however it ends.
@Suite("Ctrl-C and Ctrl-D at a prompt", .startsPrograms)
struct KeysThatEndTests {
    private func start() async throws -> ProgramAtPrompt {
        // After a crash Swift's own backtrace would ask for keys.
        let prompt = try ProgramAtPrompt.news(environment: ["SWIFT_BACKTRACE": "enable=no"])
        try await prompt.shows("home>")
        return prompt
    }

    // MARK: - Signals

    @Test(
        "a signal that ends the program gives the terminal back, while a line is edited and while a command is at work",
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

    @Test("exit and Ctrl-D give the terminal back", arguments: ["exit\r", "exit 3\r", "\u{4}", "opne\r\u{4}"])
    func normalEnd(keys: String) async throws {
        let prompt = try await start()
        prompt.terminal.type(keys)
        #expect(await prompt.ending == .init(number: keys.contains("3") ? 3 : 0, wasSignalled: false))
        try await prompt.hasGivenBackTerminal()
    }
}

/// What only the real program can show: keys while a script goes on, and the terminal afterwards.
@Suite("The keys at a paced script", .startsPrograms)
struct PaceKeysTests {
    static let script = String(repeating: "echo a\n", count: 500)
    /// It takes ten minutes to be shown, so that a key is pressed within it on a busy machine too.
    private static let comment = "# " + String(repeating: "x", count: 50_000) + "\n"
    static let paused = "home>  [paused]"

    /// The program, once it is paused before a line.
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

    @Test("pause, take steps, change the speed and leave, and others do nothing")
    func keys() async throws {
        let program = try await paused()
        try await program.type("\r", shows: "home> echo a", "a", "home> echo a", "a", Self.paused)
        try await program.type("x\t\u{1B}[A\u{1B}[C?+", shows: "home> echo a", "a", "home>  [paused, 2x]")
        program.terminal.type("q")
        #expect(await program.status == 0)
        try await program.shows("home> echo a", "a", "home>")
        try await program.hasGivenBackTerminal()
    }

    @Test("leave the terminal as it was to a program that is run")
    func programs() async throws {
        let program = try await paused("echo a\n!stty -a <&2 | grep -ow -e '-*icanon' -e '-*echo'\n")
        program.terminal.type("\r")
        #expect(await program.status == 0)
        try await program.terminal.waits(for: "modes") { $0.lines.suffix(2) == ["icanon", "echo"] }
        try await program.hasGivenBackTerminal()
    }

    @Test("give the terminal back when the program is ended", arguments: [SIGINT, SIGTERM])
    func ended(signal: CInt) async throws {
        let program = try await paused()
        #expect(program.terminal.modeBytes != program.modesBefore)
        program.signal(signal)
        #expect(await program.status == signal)
        try await program.hasGivenBackTerminal()
    }
}
