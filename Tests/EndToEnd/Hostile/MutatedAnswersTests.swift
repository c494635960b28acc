import ChallengeCatalogue
import ChallengeTestSupport
import FlyingFox
import Foundation
import ChallengeProcessTestSupport
import Synchronization

/// An answer of the API with a mistake in it. The same seed and number make the same bytes.
private struct MutatedAnswer {
    let status: Int
    let body: Data

    /// - Parameters:
    ///   - identifier: the character of the request; nil for a page.
    ///   - number: the index of the answer with this seed.
    init(for identifier: Int?, seed: UInt64, number: Int) {
        var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
        var text: String
        if Int.random(in: 0..<8, using: &random) == 0 {
            status = [404, 404, 404, 400, 500].randomElement(using: &random) ?? 404
            text = #"{"error":"\#(identifier == nil ? "There is nothing here" : "Character not found")"}"#
        } else {
            status = 200
            text = identifier.map { Self.someone.replacing(#""id":2,"#, with: #""id":\#($0),"#) } ?? Self.page
        }
        let values = Int.random(in: 0...2, using: &random)
        for _ in 0..<values { text = Self.mutated(text, using: &random) }
        var body = Array(text.utf8)
        // Every answer has at least one mistake, and a few are unreadable.
        for _ in 0..<Int.random(in: values == 0 ? 1...2 : 0...1, using: &random) { Self.spoil(&body, using: &random) }
        self.body = Data(body)
    }

    /// A character in one episode, so that a mutation often hits something else.
    private static let someone = String(
        decoding: Catalogue.respond(to: Endpoint(path: "/api/character/2", query: [])).body, as: UTF8.self
    ).replacing(/"episode":\[("[^"]*")[^\]]*\]/) { #""episode":[\#($0.1)]"# }
    private static let page =
        #"{"info":{"count":126,"pages":7,"next":null,"prev":null},"results":[\#(someone),\#(someone)]}"#

    /// Returns the text with one value dropped with its key, repeated or replaced.
    private static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
        let members = text.matches(of: /("[a-z]+":)("[^"\\]*"|[0-9]+|null|\[[^\]]*\]),?/)
        guard let (_, name, value) = members.randomElement(using: &random)?.output,
            let other = members.randomElement(using: &random)?.output.2
        else { return text }
        let new =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: ""
            case 1: "\(name)\(value),\(name)\(value)"
            case 2: "\(name)\(other)"
            default: "\(name)\(strange(using: &random))"
            }
        return String(text[..<name.startIndex] + new + text[value.endIndex...])
    }

    private static func strange(using random: inout SeededGenerator) -> String {
        let values = [
            "null", "true", "[]", "{}", "\"\"", "0", "-1", "1.5", "1e300", "1e400", "9223372036854775808", "0.1e-99",
            #"[{"a":null}]"#, String(repeating: "[", count: 600) + "1" + String(repeating: "]", count: 600),
            JSON.string(String(repeating: HostileText.random(upTo: 3, using: &random), count: 500)).text,
        ]
        return Bool.random(using: &random)
            ? JSON.string(HostileText.random(upTo: 6, using: &random)).text
            : values.randomElement(using: &random) ?? "null"
    }

    private static func spoil(_ body: inout [UInt8], using random: inout SeededGenerator) {
        let place = Int.random(in: 0...max(body.count - 1, 0), using: &random)
        let end = min(place + Int.random(in: 1...40, using: &random), body.count)
        switch Int.random(in: 0..<9, using: &random) {
        case 0..<3 where !body.isEmpty: body[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 3 where !body.isEmpty: body[place] = .random(in: 0...255, using: &random)
        case 4: body = Array(body.prefix(place))
        case 5 where place < end: body.removeSubrange(place..<end)
        case 6 where place < end: body.insert(contentsOf: body[place..<end], at: place)
        case 7: body.insert(contentsOf: HostileText.random(upTo: 3, using: &random).utf8, at: place)
        default:
            let text = String(decoding: body, as: UTF8.self)
            let encodings: [String.Encoding] = [.utf16, .utf16BigEndian, .utf32LittleEndian, .isoLatin1]
            body = text.data(using: encodings.randomElement(using: &random) ?? .utf16).map(Array.init) ?? body
        }
    }
}

/// An API whose answers all have mistakes.
private final class MutatingAPI: Sendable {
    private let seed: UInt64
    private let asked = Mutex(0)

    init(seed: UInt64) { self.seed = seed }

    /// The number of answers so far.
    var count: Int { asked.withLock { $0 } }

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            let number = asked.withLock { asked in
                asked += 1
                return asked
            }
            let identifier = request.path.split(separator: "/").last.flatMap { Int($0) }
            let answer = MutatedAnswer(for: identifier, seed: seed, number: number)
            return HTTPResponse(answer.status, answer.body)
        }.absoluteString
    }
}

/// Cases that need the built program: whole sessions with an API that is tampered with, `count` answers in each.
@Suite("Answers with a mistake", .startsPrograms)
struct MutatedAnswersTests {
    /// The minimal number of answers in a session.
    private static let count = 1_000

    /// Commands that send requests, mostly for new data. Some of them fail: a page may be the last.
    private static let script: [String] = (1...count / 8).flatMap { number in
        [
            "home", "open characters", "search s\(number)", "refresh", "more", "filter gender=male",
            "open character \(2 * number)", "refresh", "retry", "refresh", "open character \(2 * number + 1)",
            "refresh", "back", "retry",
        ]
    }

    private struct Run {
        let status: String
        let output: Data
        let errors: Data
        let answerCount: Int
    }

    private func run(_ options: String, seed: UInt64) async throws -> Run {
        let program = Program()
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
        "Each answer ends in a screen or an error without escape sequences, and no row is too long",
        arguments: 0..<2 as Range<UInt64>)
    func text(seed: UInt64) async throws {
        let run = try await run("--width 80", seed: seed)
        #expect(run.status == "1\n", "seed \(seed)")
        #expect(run.answerCount >= Self.count, "seed \(seed)")
        let text = try #require(String(validating: run.output, as: UTF8.self), "seed \(seed)")
        #expect(PrintedText(width: 80).fault(in: text) == nil, "seed \(seed)")
        let errors = try #require(String(validating: run.errors, as: UTF8.self), "seed \(seed)")
        #expect(PrintedText().fault(in: errors) == nil, "seed \(seed)")
    }

    @Test("For programs each command ends in a screen or an error, each event on a line of JSON")
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
                // The error comes just before the end of its command.
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
