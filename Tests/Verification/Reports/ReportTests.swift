@testable import ChallengeSession
import ChallengeTestSupport
import Foundation
import FoundationXML

@testable import ChallengeVerification

@Suite("A JUnit report")
struct JUnitReportTests {
    /// The elements and the text of a document, from a parser.
    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var elements: [(name: String, attributes: [String: String])] = []
        private(set) var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append((name, attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private func read(_ results: [TranscriptResult]) throws -> Reader {
        let parser = XMLParser(data: Data(JUnitReport(results.map(JUnitReport.Case.init)).xml.utf8))
        let reader = Reader()
        parser.delegate = reader
        try #require(parser.parse(), "\(parser.parserError as Any)")
        return reader
    }

    private func failure(_ name: String, expected: String, actual: String, command: String = "a") -> TranscriptResult {
        let diff = LineDiff(expected: [expected], actual: [actual])
        let entry = Transcript.Entry(command: command, output: [expected], line: 3)
        return TranscriptResult(name: name, outcome: .failed([TranscriptResult.Difference(entry: entry, diff: diff)]))
    }

    @Test("A report is well-formed with any content, and characters that XML lacks are made visible")
    func escaping() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let pieces =
            ["<", "&", ">", "\"", "'", "]]>", "\u{0}", "\u{1b}", "\t", "\r", "\n", "\u{fffe}", "\u{ffff}", "é", "a"]
            + ["\u{85}", "\u{2028}", "\u{10ffff}", "&amp;", "\u{301}"]
        for _ in 0..<200 {
            let text = { (random: inout SeededGenerator) in random.sequence(of: pieces, upTo: 8) }
            let result = failure(
                text(&random), expected: text(&random), actual: "x" + text(&random), command: text(&random))
            let reader = try read([result])
            #expect(reader.elements.count == 4, "seed \(seed)")
        }
        let reader = try read([failure("a<b\">", expected: "\u{1b}[0m<&>", actual: "'")])
        #expect(reader.elements.first { $0.name == "testcase" }?.attributes["name"] == "a<b\">")
        #expect(reader.text.contains("  - \\u{1b}[0m<&>\n"))
    }
}

@Suite("A file of results")
struct ResultFileTests {
    @Test("A file is read as it was written, with any content")
    func roundTrip() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let pieces = ["<", "{", "\"", "\\", "\t", "\n", "\u{0}", "\u{1b}", "é", "\u{301}", "😀", "a", " "]
        for _ in 0..<200 {
            let text = { random.sequence(of: pieces, upTo: 6) }
            let outcomes: [JUnitReport.Outcome] = [
                .passed, .skipped(message: text()), .failed(message: text(), text: text()),
                .init(kind: .erroneous, message: text(), text: text()),
            ]
            let cases = outcomes.map {
                JUnitReport.Case(suite: text(), group: text(), name: text(), $0, seconds: "0.5")
            }
            let lines = cases.map { $0.json.text + "\n" }.joined()
            #expect(try ResultFile(Array(lines.utf8), of: "a").cases == cases, "seed \(seed)")
        }
    }

    @Test(
        "A file with anything else in it is an error with the line",
        arguments: [
            ("<testsuite/>", "'a' is XML, which is for build servers; give results.json of --out instead"),
            ("[]", "a:1: this is not a result that --out writes"),
            (#"{"event":"result","ok":true}"#, "a:1: this is not a result that --out writes"),
            (
                "\n" + #"{"event":"test","suite":"s","outcome":"passed"}"#,
                "a:2: this is not a result that --out writes"
            ),
            (
                #"{"event":"test","suite":"s","name":"n","outcome":"lost"}"#,
                "a:1: this is not a result that --out writes"
            ),
        ])
    func wrong(text: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try ResultFile(Array(text.utf8), of: "a") }
        #expect(error?.message == message)
    }
}

@Suite("A shard")
struct ShardTests {
    private func shares(of names: [String], _ count: Int, lasting durations: [String: Double] = [:]) throws
        -> [[String]]
    {
        try (1...count).map { try #require(Shard("\($0)/\(count)")).names(of: names, lasting: durations).sorted() }
    }

    @Test(
        "The number of shards is at least one",
        arguments: [
            "", "/", "1", "0/1", "2/1", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "a/b", "1/99999999999999999999",
        ])
    func wrong(text: String) { #expect(Shard(text) == nil) }

    @Test("Every name is in one share, in any order and with any number of shares")
    func partition() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let names = (0..<Int.random(in: 0...30, using: &random)).map { "\($0)" }.shuffled(using: &random)
            let known = names.filter { _ in Bool.random(using: &random) }
            let durations = Dictionary(
                uniqueKeysWithValues: known.map { ($0, Double.random(in: 0...9, using: &random).rounded()) })
            let count = Int.random(in: 1...9, using: &random)
            let shares = try shares(of: names, count, lasting: durations)
            #expect(shares.joined().sorted() == names.sorted(), "seed \(seed)")
            #expect(try shares == self.shares(of: names.reversed() + names, count, lasting: durations), "seed \(seed)")
        }
    }

    @Test("Shares take the names in turn, or, with known durations, an equal time")
    func balance() throws {
        #expect(try shares(of: ["e", "d", "c", "b", "a"], 2) == [["a", "c", "e"], ["b", "d"]])
        let durations = ["a": 10.0, "b": 1, "c": 1, "d": 7, "e": 1]
        #expect(try shares(of: ["a", "b", "c", "d", "e"], 2, lasting: durations) == [["a"], ["b", "c", "d", "e"]])
        // A new name counts as average.
        #expect(try shares(of: ["a", "b", "new"], 2, lasting: ["a": 2, "b": 4]) == [["b"], ["a", "new"]])
        #expect(try shares(of: ["a"], 3) == [["a"], [], []])
    }
}
