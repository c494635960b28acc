import ChallengeText
import ChallengeTestSupport
import Foundation
import TerminalTestSupport
import TestLimits
import Testing

@Suite("Recordings of random sessions", .startsPrograms)
struct RandomRecordingsTests {
    private static let commands = [
        "open characters", "open 118", "open 1", "open Morty", "open nowhere", "open advanced-search",
        "open character 999", "open challenge://character/detail/5", "open challenge://nope", "search rick", "search",
        "search ''", "search \"zzz\"", "filter", "filter status=alive", "filter stauts=x", "filter clear",
        "set status dead",
        "set gender x", "apply", "reset", "close", "back", "back 2", "back 99", "home", "dismiss", "show", "path",
        "routes", "help", "help open", "help re", "more", "refresh", "retry", "image", "history", "recent",
        "recent clear",
        "echo '> a'", "echo '\\a'", "echo", "echo \u{301}", "echo 'b  c' # d", "source inner.chal", "source self.chal",
        "source nope.chal", "opne", "OPEN 1", "re", "b", "echo 'unclosed",
    ]
    /// The pieces of lines that are mostly meaningless. None leads to a file or a program, which no transcript carries out.
    private static let pieces = [
        "open", "echo", "search", "back", "1", " ", " ", " ", ";", "'", "\"", "\\", "#", "é", "e\u{301}", "\t",
        "日本",
        "\u{202e}", "=", "-", "\r",
    ]

    private let program: Program

    init() throws {
        program = try Program()
        try program.write("echo inner\nopne\nopen 2\nbakc\necho end\n", to: "inner.chal")
        try program.write("echo self\nsource self.chal\n", to: "self.chal")
    }

    /// Random lines, some with several commands, some without meaning.
    private func lines(_ random: inout SeededGenerator, count: Int) -> [String] {
        (0..<count).map { _ in
            switch Int.random(in: 0..<10, using: &random) {
            case 0: random.sequence(of: Self.pieces, upTo: 10)
            case 1, 2: (0..<3).compactMap { _ in Self.commands.randomElement(using: &random) }.joined(separator: " ; ")
            default: Self.commands.randomElement(using: &random) ?? ""
            }
        }
    }

    @Test("by scripts verify, also where lines are wrong, no text, or not finished")
    func scripts() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let ends: [[UInt8]] = [
            [0x0A], [0x0A], [0x0A], [0x0A], [0x0A], [0x0D, 0x0A], [0, 0x0A], [0xFF, 0x0A], [0x5C, 0x0A],
        ]
        for keepsGoing in [true, false] {
            var transcripts: [String] = []
            for number in 0..<20 {
                let script = lines(&random, count: 15).reduce(into: Data()) { script, line in
                    script += Data(line.utf8) + (ends.randomElement(using: &random) ?? [])
                }
                let name = "\(keepsGoing) \(number).transcript"
                // A transcript needs at least one command that succeeds.
                let start = Data("echo begin\n".utf8)
                let arguments = (keepsGoing ? ["-k"] : []) + ["--record", name, "-"]
                let recorded = try await program.run(arguments, input: start + script)
                #expect([0, 1].contains(recorded.status), "seed \(seed)")
                transcripts.append(name)
            }
            let verified = try await program.run((keepsGoing ? ["-k"] : []) + ["--verify"] + transcripts, input: Data())
            #expect(verified.output.hasSuffix("\n20 passed, 0 failed\n"), "seed \(seed)\n\(verified.output)")
            #expect(verified.errors.isEmpty, "seed \(seed)")
        }
    }

    @Test("at a prompt verify, also where commands are shortened")
    func prompts() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for number in 0..<4 {
            let prompt = try ProgramAtPrompt(["-q", "--record", "\(number).transcript"], rows: 60, home: program)
            try await prompt.shows("home>")
            for line in lines(&random, count: 20) {
                // A control character would be a key: Tab lists candidates.
                var line = line.filter { $0 != "\t" && $0 != "\r" }
                if Bool.random(using: &random), let end = line.firstIndex(of: " ") {
                    let kept = Int.random(in: 1...4, using: &random)
                    line = line[..<end].prefix(kept).uppercased() + line[end...]
                }
                prompt.terminal.type(line + "\r")
            }
            // The first Enter ends a line that the last one continues.
            prompt.terminal.type("\rexit\r")
            #expect(await prompt.status == 0, "seed \(seed)")
        }
        let verified = try await program.run("--verify", ".")
        #expect(verified.output.hasSuffix("\n4 passed, 0 failed\n"), "seed \(seed)\n\(verified.output)")
    }
}
