import ChallengeText
import Testing

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
