import ChallengeText
import Testing

@Suite("Words")
struct WordsTests {
    @Test(
        "are trimmed of all white space around them, and of none within",
        arguments: [("", ""), (" \t\n\u{3000}", ""), ("a", "a"), ("\u{A0}a \n b\r\n", "a \n b")])
    func trimmed(text: String, expected: String) { #expect(text.trimmed == expected) }

    @Test(
        "are too short for a text that is far longer, and for no text that is a part of them by characters",
        arguments: [
            ("`", "\u{1FEF}", false), ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}", false),
            ("\u{390}", "\u{3B9}\u{308}\u{301}", false), ("K", "\u{212A}", false), ("", "", false), ("", "a", true),
            ("e", "e" + String(repeating: "\u{301}", count: 5), true), ("ab", String(repeating: "a", count: 19), true),
        ])
    func tooShort(text: String, part: String, isTooShort: Bool) {
        #expect(text.isTooShort(for: part) == isTooShort)
        #expect(text.contains(part) != isTooShort)
    }

    @Test(
        "stand for the name in full, or else for all names that begin so",
        arguments: [
            ("", []), ("x", []), ("b", ["back"]), ("re", ["ref", "refresh", "resolve"]), ("ref", ["ref"]),
            ("refr", ["refresh"]), ("Back", []),
        ])
    func abbreviated(word: String, expected: [String]) {
        #expect(["back", "ref", "refresh", "resolve"].abbreviated(to: word) { $0 } == expected)
    }
}
