import ChallengeTestSupport
import Foundation
import ChallengeProcessTestSupport
import Synchronization

/// Cases that need the built program: a check changes nothing and reports every mistake.
@Suite("The subcommand check", .startsPrograms)
struct CheckTests {
    private let program = Program()

    @Test("Nothing is read or written below the home, and no API is asked")
    func untouched() async throws {
        let requests = Mutex(0)
        let url = try await LoopbackServer.start { request in
            requests.withLock { $0 += 1 }
            return CatalogueServer.answer(to: request)
        }.absoluteString
        let script =
            "open characters; search rick; recent; open 1; refresh; history; filter status=dead; more; recent clear"
        // A run that reads the start-up file, the history or the recent searches complains about these.
        let home = Program()
        for folder in [".config/challenge/startup.chal", ".local/state/challenge/history"] {
            try home.write("", to: "\(folder)/x")
        }
        try home.write("", to: ".local/share/challenge/recent-searches.json/x")
        for program in [program, home] {
            let before = try program.files
            for source in [[], ["--live"], ["--base-url", url]] {
                let result = try await program.run(["check", "-c", script] + source)
                #expect(result.errors.isEmpty)
                #expect(result.output.isEmpty)
                #expect(result.status == 0)
            }
            #expect(try program.files == before)
        }
        #expect(requests.withLock { $0 } == 0)
        // A run of the same script does all that.
        let run = try await program.run(["-c", script, "--base-url", url])
        #expect(run.status == 1 || run.status == 0)
        #expect(requests.withLock { $0 } > 0)
        #expect(try program.files.contains(".local/share/challenge/recent-searches.json"))
    }
}

/// The mistakes that check reports would fail: the same scripts are checked and run.
@Suite("The mistakes that check reports", .startsPrograms)
struct CheckSoundnessTests {
    private struct Mistake: Hashable {
        let source: String
        let line: Int
        let column: Int
        let message: String
    }

    /// Commands after which the place is known, however they end.
    private static let plain = [
        "open characters", "open character 5", "open home", "open character-list",
        "open challenge://character/detail/5", "open challenge://nowhere", "open challenge://home", "back", "back",
        "back 2", "back 3", "home", "dismiss", "more", "more 2", "more all", "more x", "previous", "retry", "image",
        "recent", "recent delete rick", "recent clear", "show", "path", "routes", "help", "help open", "help more",
        "echo 'a;b'", "history 3", "set", "characters now", "serch x", "opne", "bakc", "open character",
        "open character x", "open character 5 6", "open 0", "open ''", "open '://'", "back 0", "back x", "back 50",
        "set status alvie", "filter staus=alive", "filter status=alvie", "filter year=1985", "home 5", "echo 'x",
        "help nope", "help set", "source nope.chal", "MORE", "refresh now", "''", "character-list",
    ]
    /// Commands after which several places are possible.
    private static let moving = [
        "open 3", "open 7", "open 'Rick Sanchez'", "open nobody", "open charcters", "characters", "filter", "filter",
        "filter status=alive", "filter clear", "set status alive", "set gender any", "apply", "search rick", "reset",
        "close", "close", "open advanced-search", "search zzz", "refresh",
    ]

    @Test("A reported mistake fails at that place with that error", arguments: 0..<8)
    func soundness(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        // Without uncertain commands the messages are the same, too.
        let isCertain = seed % 2 == 0
        let commands = Self.plain + (isCertain ? [] : Self.moving)
        func script(_ count: Int, sourcing file: String?) -> String {
            (0..<count).map { _ in
                if let file, Int.random(in: 0..<15, using: &random) == 0 { return "source \(file)" }
                let ending = Int.random(in: 0..<5, using: &random) == 0 ? "; " : "\n"
                return (commands.randomElement(using: &random) ?? "") + ending
            }.joined(separator: "\n").replacing("; \n", with: "; ")
        }
        let program = Program()
        try program.write(script(20, sourcing: nil), to: "inner.chal")
        try program.write(script(20, sourcing: "inner.chal"), to: "middle.chal")
        try program.write(script(100, sourcing: "middle.chal"), to: "outer.chal")

        let checked = try await program.run("check", "-k", "-f", "json", "outer.chal")
        let run = try await program.run("-k", "-f", "json", "outer.chal")
        let reported = try Self.mistakes(in: checked.output)
        let failed = try Self.mistakes(in: run.output)
        #expect(checked.status == 1)
        #expect(run.status == 1)
        #expect(reported.count > 20)
        #expect(Set(reported).count == reported.count)
        for mistake in reported {
            let isTrue = failed.contains {
                isCertain ? Self.isSame(mistake, $0) : $0.source == mistake.source && $0.line == mistake.line
            }
            #expect(isTrue, "seed \(seed): \(mistake)")
        }
    }

    /// True if both are the same; the check cannot know titles that depend on data, or messages about them.
    private static func isSame(_ mistake: Mistake, _ failure: Mistake) -> Bool {
        guard mistake.source == failure.source, mistake.line == failure.line, mistake.column == failure.column else {
            return false
        }
        let screen = /^(no command '[^']*') on [^;,]+/
        return failure.message.hasPrefix(mistake.message)
            || failure.message.replacing(screen) { $0.1 }.hasPrefix(mistake.message)
    }

    private static func mistakes(in stream: String) throws -> [Mistake] {
        struct Event: Decodable {
            let event: String
            let source: String?
            let line: Int?
            let column: Int?
            let message: String?
        }
        return try stream.split(separator: "\n").compactMap { line in
            let event = try JSONDecoder().decode(Event.self, from: Data(line.utf8))
            guard event.event == "error" else { return nil }
            return Mistake(
                source: event.source ?? "", line: event.line ?? 0, column: event.column ?? 0,
                message: event.message ?? "")
        }
    }
}
