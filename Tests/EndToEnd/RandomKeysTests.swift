import ChallengeProcessTestSupport
import ChallengeTestSupport
import Foundation

/// Sessions of random keys, programs and signals, one for each seed of `CHALLENGE_KEY_SEEDS`, by default `1-4`.
@Suite("Random keys", .startsPrograms)
struct RandomKeysTests {
    private static let seeds: ClosedRange<Int> = {
        let bounds = ProcessInfo.processInfo.environment["CHALLENGE_KEY_SEEDS"]?.split(separator: "-").compactMap {
            Int($0)
        }
        return bounds?.count == 2 ? (bounds?[0] ?? 1)...(bounds?[1] ?? 4) : 1...4
    }()

    @Test(
        "A session survives random keys and signals, ends when it is told to, and gives the terminal back",
        arguments: seeds)
    func session(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let options = Options(seed: seed)
        let prompt = try ProgramAtPrompt(
            ["--ctty", "dash", "-c", Self.jobControl, "dash", Program.path] + options.arguments,
            executable: "/usr/bin/setsid", type: options.type, columns: options.columns, rows: 24,
            environment: options.environment
        ) { program in
            if options.hasKeysOfVi { try program.write("bind -v\n", to: ".editrc") }
            try program.write("text\n", to: "name \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} $(x)")
        }
        // Before the first prompt, keys such as Ctrl-\\ would end the shell that starts the session.
        try await prompt.terminal.waits(for: "the prompt") { $0.lines.contains { $0.hasSuffix(">") } }
        let process = try await number(in: "pid", of: prompt)
        var keys: [[UInt8]] = []
        for _ in 0..<200 {
            let event = Event(&random)
            switch event {
            case .keys(let bytes):
                keys.append(bytes)
                prompt.terminal.type(bytes)
            case .signal(let number): kill(process, number)
            case .resize(let columns, let rows):
                prompt.terminal.resize(columns: columns, rows: rows)
                kill(process, SIGWINCH)
            }
            // The session reads some keys one by one and others at once, as far as it keeps up.
            for _ in 0..<Int.random(in: 0...500, using: &random) { await Task.yield() }
        }
        // Ctrl-S among the keys may have stopped all output.
        prompt.terminal.type(Key.control("q"))
        kill(process, SIGTERM)
        let status = try await number(in: "end", of: prompt)
        // A closed input, an `exit` or Ctrl-\\ among the keys may have ended the session before the signal.
        #expect(
            [0, 1, 128 + SIGTERM, 128 + SIGHUP, 128 + SIGQUIT].contains(status), "seed \(seed), \(options), \(keys)")
        if !options.hasPager { #expect(prompt.terminal.modeBytes == prompt.modesBefore, "seed \(seed), \(options)") }
        prompt.terminal.hangUp()
        // `less` in the background does not notice that its terminal is gone.
        if options.hasPager { processes(in: prompt.home).forEach { kill($0, SIGKILL) } }
        while !processes(in: prompt.home).isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(processes(in: prompt.home) == [], "seed \(seed), \(options)")
    }

    /// Runs a program as a job in the foreground, and continues it whenever it stops. Writes its process and its end.
    private static let jobControl = """
        trap : INT QUIT HUP
        set -m
        sh -c 'echo $$ > pid.new; mv pid.new pid; exec "$@"' sh "$@"
        status=$?
        # A stopped job has the status of its signal.
        while [ $status -gt \(128 + SIGCONT) ] && [ $status -le \(128 + SIGTTOU) ]; do
            fg >/dev/null
            status=$?
        done
        echo $status > end.new
        mv end.new end
        """

    /// Returns the number in a file, once the file exists.
    private func number(in name: String, of prompt: ProgramAtPrompt) async throws -> CInt {
        let file = prompt.home.appending(path: name)
        while !FileManager.default.fileExists(atPath: file.path), !Task.isCancelled { await Task.yield() }
        return try #require(CInt(String(contentsOf: file, encoding: .utf8).dropLast()))
    }

    /// Returns the processes that run in a folder.
    private func processes(in folder: URL) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { process in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")) == folder.path
        }
    }

    /// The options of a session. Any few successive seeds have each of them.
    private struct Options: CustomStringConvertible {
        let seed: Int

        var isPlain: Bool { seed % 3 == 1 }
        var hasCast: Bool { seed % 4 == 2 }
        var hasKeysOfVi: Bool { seed % 2 == 0 }
        var hasPager: Bool { seed % 4 == 3 }
        var columns: Int { [80, 6, 33, 200][seed / 4 % 4] }
        var type: String { seed % 16 == 5 ? "dumb" : "xterm" }
        var arguments: [String] {
            ["-q"] + (isPlain ? ["--plain"] : []) + (hasCast ? ["--cast", "cast"] : [])
        }
        var environment: [String: String] {
            hasPager ? ["PAGER": "less", "VISUAL": "true"] : ["VISUAL": "true"]
        }

        var description: String { "options \(arguments), \(environment), \(type), \(columns) columns" }
    }

    private enum Event {
        case keys([UInt8])
        case signal(CInt)
        case resize(columns: Int, rows: Int)

        init(_ random: inout SeededGenerator) {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<25:
                self = .keys(Array((Self.lines.randomElement(using: &random) ?? "").utf8))
            case 25..<50: self = .keys([UInt8.random(in: 0..<0x20, using: &random)])
            case 50..<65: self = .keys(Array((Self.sequences.randomElement(using: &random) ?? "").utf8))
            case 65..<75: self = .keys(Array(random.text(fragments: 4).utf8))
            case 75..<80: self = .keys((0..<8).map { _ in UInt8.random(in: 0...0xFF, using: &random) })
            case 80..<85: self = .keys([0x1B, UInt8.random(in: 0x20..<0x7F, using: &random)])
            case 85..<92: self = .keys(Array("\t\r".utf8))
            case 92..<95:
                self = .resize(
                    columns: Int.random(in: 1...120, using: &random), rows: Int.random(in: 1...50, using: &random))
            default:
                self = .signal([SIGTSTP, SIGSTOP, SIGCONT, SIGINT, SIGWINCH].randomElement(using: &random) ?? SIGCONT)
            }
        }

        private static let lines = [
            "open characters\r", "open games\r", "open 2\r", "back\r", "search rick\r", "filter\r",
            "filter status=alive\r",
            "routes\r", "show | head -2\r", "!true\r", "!cat name*\r", "!cat\r", "!sleep 0.01\r",
            "show > file\r", "set prompt '{path} > '\r", "set prompt\r", "help\r", "graph\r", "trace on\r", "echo ",
            "!cat n\t",
            "more all\r", "q", "exit",
        ]
        private static let sequences = [
            Key.up, Key.down, Key.left, Key.right, Key.home, Key.end, Key.delete, "\u{1b}[200~paste\r\u{1b}[201~",
            "\u{1b}[200~", "\u{1b}[201~", "\u{1b}]11;rgb:0/0/0\u{1b}\\", "\u{1b}]0;title\u{7}", "\u{1b}P1$r\u{1b}\\",
            "\u{1b}9",
            "\u{1b}[1;5C", "\u{1b}OA", "\u{1b}[", "\u{1b}", "\u{18}\u{5}", "\u{1A}", "\u{3}", "\u{12}ri", "\u{1b}k",
        ]
    }
}
