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
        let parser = XMLParser(data: Data(TestReport(results.map(TestResult.init)).xml.utf8))
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
        var random = SeededGenerator(seed: 1)
        let pieces =
            ["<", "&", ">", "\"", "'", "]]>", "\u{0}", "\u{1b}", "\t", "\r", "\n", "\u{fffe}", "\u{ffff}", "é", "a"]
            + ["\u{85}", "\u{2028}", "\u{10ffff}", "&amp;", "\u{301}"]
        for _ in 0..<200 {
            let text = { (random: inout SeededGenerator) in random.sequence(of: pieces, upTo: 8) }
            let result = failure(
                text(&random), expected: text(&random), actual: "x" + text(&random), command: text(&random))
            let reader = try read([result])
            #expect(reader.elements.count == 4)
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
        var random = SeededGenerator(seed: 1)
        let pieces = ["<", "{", "\"", "\\", "\t", "\n", "\u{0}", "\u{1b}", "é", "\u{301}", "😀", "a", " "]
        for _ in 0..<200 {
            let text = { random.sequence(of: pieces, upTo: 6) }
            let cases = [TestResult.Outcome.passed, .skipped, .failed, .erroneous].map {
                TestResult(suite: text(), name: text(), $0, message: text(), text: text(), seconds: "0.5")
            }
            let lines = cases.map { $0.json.text + "\n" }.joined()
            #expect(try ResultFile(Array(lines.utf8), of: "a").results == cases)
        }
    }

    @Test(
        "A file with anything else in it is an error with the line",
        arguments: [
            ("<testsuite/>", "'a' is XML, which is for build servers; give results.json of --out instead"),
            ("[]", "a:1: this is no result and no coverage that --out writes; write the file again"),
            (
                #"{"event":"result","ok":true}"#,
                "a:1: this is no result and no coverage that --out writes; write the file again"
            ),
            (
                "\n" + #"{"event":"test","suite":"s","outcome":"passed"}"#,
                "a:2: this is no result and no coverage that --out writes; write the file again"
            ),
            (
                #"{"event":"test","suite":"s","name":"n","outcome":"lost"}"#,
                "a:1: this is no result and no coverage that --out writes; write the file again"
            ),
            ("", "'a' is empty; write the file again with --out"),
        ])
    func wrong(text: String, message: String) {
        let error = #expect(throws: Diagnostic.self) { try ResultFile(Array(text.utf8), of: "a") }
        #expect(error?.message == message)
    }
}

@Suite("A shard")
struct ShardTests {
    @Test(
        "The number of shards is at least one",
        arguments: [
            "", "/", "1", "0/1", "2/1", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "a/b", "1/99999999999999999999",
        ])
    func wrong(text: String) { #expect(Shard(text) == nil) }

    @Test("A merged share that is missing or repeated is an error, and a message names ten at most")
    func mistakes() throws {
        func mistakes(_ shares: String...) -> [String] {
            Shard.mistakes(shares.compactMap(Shard.init), in: "reports").map(\.message)
        }
        #expect(mistakes("2/2", "1/2") == [])
        #expect(mistakes("1/2", "1/2").count == 2)
        let many = "2/99, 3/99, 4/99, 5/99, 6/99, 7/99, 8/99, 9/99, 10/99, 11/99, …"
        #expect(mistakes("1/99") == ["the reports of 'exploration' are merged without the shares \(many)"])
    }
}
