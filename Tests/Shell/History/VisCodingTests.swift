import ChallengeTestSupport
import Testing

@testable import ChallengeShell

@Suite("The coding of a history's lines")
struct VisCodingTests {
    private func decoded(_ line: String) -> String {
        String(decoding: VisCoding.decode(Array(line.utf8)), as: UTF8.self)
    }

    @Test(
        "spells out blanks, control characters and backslashes, and nothing else",
        arguments: [
            ("", ""), ("open", "open"), ("a b", #"a\040b"#), ("a\tb\nc", #"a\011b\012c"#), (#"a\b\\"#, #"a\\b\\\\"#),
            ("\u{1b}[2J\u{7f}\r", #"\033[2J\177\015"#), ("é 世 👩‍🔬", #"é\040世\040👩‍🔬"#), ("~!'\"", "~!'\""),
        ])
    func encoding(text: String, line: String) {
        #expect(String(decoding: VisCoding.encode(text), as: UTF8.self) == line)
        #expect(decoded(line) == text)
    }

    @Test(
        "is undone also where vis(3) was asked to write otherwise, or not to write some of it",
        arguments: [
            ("a b", "a b"), (#"\^[[A\^?"#, "\u{1b}[A\u{7f}"),
            (#"\a\b\t\n\v\f\r\E\s"#, "\u{7}\u{8}\t\n\u{b}\u{c}\r\u{1b} "),
            (#"\x41\x2fb"#, "A/b"), (#"\M-C\M-)"#, "é"), (#"\M-b\M^@\M-&"#, "…"), (#"\1012"#, "A2"), (#"\7"#, "\u{7}"),
        ])
    func otherForms(line: String, text: String) {
        #expect(decoded(line) == text)
    }

    @Test(
        "leaves alone what is no escape sequence",
        arguments: [#"\"#, #"a\"#, #"\q"#, #"\é"#, #"\M"#, #"\Mx"#, #"\M-"#, #"\^"#, #"\x"#, #"\xg"#, #"\400"#, #"\9"#])
    func noEscape(line: String) {
        #expect(decoded(line) == line)
    }

    @Test("gives back every text as it was, and never a second line", arguments: 1...200 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            " ", "\t", "\n", "\r\n", "\\", "\\\\", "0", "7", "40", "n", "M-", "^", "x4", "é", "世", "e\u{301}", "👩‍🔬",
            "\u{0}", "\u{1b}", "\u{7f}", "\u{9b}", "open",
        ]
        let text = generator.sequence(of: pieces, upTo: 40)
        let line = VisCoding.encode(text)
        #expect(VisCoding.decode(line) == Array(text.utf8), "seed \(seed)")
        #expect(!line.contains { $0 <= 0x20 || $0 == 0x7F }, "seed \(seed)")
    }

    @Test("takes any bytes", arguments: 1...50 as ClosedRange<UInt64>)
    func anyBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes = (0..<200).map { _ in
            Bool.random(using: &generator)
                ? UInt8.random(in: 0...255, using: &generator)
                : Array(#"\M^-x017"#.utf8).randomElement(using: &generator) ?? 0
        }
        #expect(VisCoding.decode(bytes).count <= bytes.count, "seed \(seed)")
    }
}
