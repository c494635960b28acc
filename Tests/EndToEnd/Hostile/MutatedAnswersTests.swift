import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization
import TestLimits
import Testing

/// An API whose answers are all wrong in some way.
private final class MutatingAPI: Sendable {
    private let seed: UInt64
    private let asked = Mutex(0)

    init(seed: UInt64) { self.seed = seed }

    /// How many answers were given.
    var count: Int { asked.withLock { $0 } }

    /// Starts the server; its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            let number = asked.withLock { asked in
                asked += 1
                return asked
            }
            let identifier = request.uri.path.split(separator: "/").last.flatMap { Int($0) }
            let answer = MutatedAnswer(for: identifier, seed: seed, number: number)
            return Response(
                status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
        }.absoluteString
    }
}

/// The answers of an API that have been tampered with, 10,000 of them: `count` in each of the sessions.
@Suite("Answers of which something is wrong", .startsPrograms)
struct MutatedAnswersTests {
    /// How many answers a session asks for, at least.
    private static let count = 2_500

    /// Commands that ask, most for something that was not asked for before. Some of them fail: a page may be the last.
    private static let script: [String] = (1...count / 8).flatMap { number in
        [
            "home", "open characters", "search s\(number)", "refresh", "more", "filter gender=male",
            "open character \(2 * number)", "refresh", "retry", "refresh", "open character \(2 * number + 1)",
            "refresh",
            "back", "retry",
        ]
    }

    private struct Run {
        let status: String
        let output: Data
        let errors: Data
        let answerCount: Int
    }

    private func run(_ options: String, seed: UInt64) async throws -> Run {
        let program = try Program()
        try program.write(Self.script.joined(separator: "\n"), to: "script.chal")
        let api = MutatingAPI(seed: seed)
        let url = try await api.start()
        let result = try await program.runShell(
            "\"$CHALLENGE\" --private -k --base-url \(url) \(options) script.chal > out 2> err; echo $?")
        func content(_ name: String) throws -> Data { try Data(contentsOf: program.folder.appending(path: name)) }
        return Run(
            status: result.output, output: try content("out"), errors: try content("err"), answerCount: api.count)
    }

    @Test(
        "end in a screen or an error in which a terminal has nothing to obey, and no row is too long",
        arguments: 0..<3 as Range<UInt64>)
    func text(seed: UInt64) async throws {
        let run = try await run("--width 80", seed: seed)
        #expect(run.status == "1\n", "seed \(seed)")
        #expect(run.answerCount >= Self.count, "seed \(seed)")
        let text = try #require(String(validating: run.output, as: UTF8.self), "seed \(seed)")
        #expect(PrintedText(width: 80).fault(in: text) == nil, "seed \(seed)")
        let errors = try #require(String(validating: run.errors, as: UTF8.self), "seed \(seed)")
        #expect(PrintedText().fault(in: errors) == nil, "seed \(seed)")
    }

    @Test("end for programs in a screen or an error for each command, each event on a line of JSON")
    func json() async throws {
        let seed: UInt64 = 3
        let run = try await run("--format json", seed: seed)
        #expect(run.status == "1\n", "seed \(seed)")
        #expect(run.answerCount >= Self.count, "seed \(seed)")
        var results = 0
        var lastEvent = ""
        var states: Set<String> = []
        for line in run.output.split(separator: UInt8(ascii: "\n")) {
            let event = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any], "seed \(seed)")
            let kind = try #require(event["event"] as? String)
            if let state = event["state"] as? String { states.insert(state) }
            if kind == "result" {
                results += 1
                // What has failed has said why just before.
                let hasFailed = event["ok"] as? Bool == false
                #expect((lastEvent == "error") == hasFailed, "seed \(seed), \(String(decoding: line, as: UTF8.self))")
            }
            lastEvent = kind
        }
        #expect(results == Self.script.count, "seed \(seed)")
        #expect(states.isSuperset(of: ["loaded", "error", "emptySearch"]), "seed \(seed)")
        let text = try #require(String(validating: run.output, as: UTF8.self), "seed \(seed)")
        #expect(PrintedText().fault(in: text) == nil, "seed \(seed)")
    }
}
