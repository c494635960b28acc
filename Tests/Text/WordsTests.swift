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

@Suite("Percent coding")
struct PercentCodingTests {
    @Test(
        "encodes every byte that could be read as something else, and decodes to what it was",
        arguments: [
            ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"), ("100%", "100%25"), ("%41", "%2541"), ("#?/", "%23%3F%2F"),
            ("a b", "a%20b"), ("é’", "%C3%A9%E2%80%99"), ("\u{0}\r\n", "%00%0D%0A"), ("aZ09-._~", "aZ09-._~"), ("", ""),
        ])
    func encodes(text: String, encoded: String) {
        #expect(text.percentEncoded() == encoded)
        #expect(encoded.percentDecoded() == text)
        #expect(encoded.percentDecoded(plusIsBlank: true) == text)
    }

    @Test("leaves the bytes that it is told to")
    func exceptions() { #expect("/a,b/c d".percentEncoded(except: "/,") == "/a,b/c%20d") }

    @Test("decodes digits of either letter case, and a plus sign as a blank where it stands for one")
    func decodes() {
        #expect("%c3%A9+%2b".percentDecoded() == "é++")
        #expect("%c3%A9+%2b".percentDecoded(plusIsBlank: true) == "é +")
    }

    @Test(
        "stands for nothing without two digits after each percent sign, or without UTF-8",
        arguments: ["%", "a%4", "%4g", "%-1", "%FF", "%C3"])
    func malformed(encoded: String) { #expect(encoded.percentDecoded() == nil) }
}
