import ChallengeTestSupport
import Testing

@testable import ChallengeShell

@Suite("A text as a word of the language")
struct QuotingTests {
    @Test(
        "is written as it is where that means the same",
        arguments: ["Rick", "status=", "a#b", "C-137", "世界", "a\u{A0}b"])
    func plain(text: String) {
        #expect(Quoting.quoted(text) == text)
    }

    @Test(
        "is put in double quotes where it would be taken apart or read as something else",
        arguments: [
            ("Rick Sanchez", #""Rick Sanchez""#), ("", #""""#), ("#1", ##""#1""##), ("a;b", #""a;b""#),
            ("it's", #""it's""#),
            (#"the "one""#, #""the \"one\"""#), (#"a\b"#, #""a\\b""#), ("a\tb", "\"a\tb\""),
        ])
    func quoted(text: String, expected: String) {
        #expect(Quoting.quoted(text) == expected)
    }

    @Test("is read back as that text", arguments: 1...200 as ClosedRange<UInt64>)
    func readsBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = generator.sequence(
            of: ["a", "é", "\u{301}", "世", " ", "\t", ";", "#", "'", "\"", "\\", "=", "\u{1B}"], upTo: 8)
        let words = try Lexer.commands(["open \(Quoting.quoted(text)) b"]).map { $0.words.map(\.text) }
        #expect(words == [["open", text, "b"]], "seed \(seed): \(text.debugDescription)")
    }
}
