import ChallengeText
import Testing

@Suite("Words")
struct WordsTests {
    @Test(
        "are trimmed of all white space around them, and of none within",
        arguments: [("", ""), (" \t\n\u{3000}", ""), ("a", "a"), ("\u{A0}a \n b\r\n", "a \n b")])
    func trimmed(text: String, expected: String) { #expect(text.trimmed == expected) }

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
