import Testing

@testable import ChallengeLineEdit

@Suite("From bytes to keys")
struct KeyDecoderTests {
    private func decoded(_ bytes: some Sequence<UInt8>) -> String {
        var decoder = KeyDecoder()
        return String(String.UnicodeScalarView(bytes.flatMap { decoder.consume($0) }))
    }

    @Test("Every bound sequence passes whole", arguments: KeyBindings.sequences.map(\.key))
    func boundKeys(key: String) {
        #expect(decoded("a\(key)b".utf8) == "a\(key)b")
    }

    @Test(
        "No other sequence leaves a trace",
        arguments: ["\u{1b}[15~", "\u{1b}[[E", "\u{1b}OS", "\u{1b}[1;2H", "\u{1b}[5$"])
    func otherKeys(key: String) {
        #expect(decoded("a\(key)b".utf8) == "ab")
    }

    @Test("Alt and a character are ESC and that character")
    func alt() {
        #expect(decoded("\u{1b}b".utf8) == "\u{1b}b")
        #expect(decoded("\u{1b}é".utf8) == "é")
    }

    @Test("Alt and a function key is that key when nothing else is bound")
    func altFunctionKey() {
        #expect(decoded("\u{1b}\u{1b}[H".utf8) == "\u{1b}[H")
        #expect(decoded("\u{1b}\u{1b}[C".utf8) == "\u{1b}\u{1b}[C")
    }

    @Test("A control character ends a sequence that never came to its end")
    func brokenSequence() {
        #expect(decoded("\u{1b}[1\r".utf8) == "\r")
        #expect(decoded("\u{1b}\u{3}".utf8) == "\u{3}")
        #expect(decoded("\u{1b}[\u{1b}[H".utf8) == "\u{1b}[H")
        #expect(decoded([0x1b, 0x5b] + [UInt8](repeating: 0x31, count: 100) + Array("\r".utf8)).hasSuffix("\r"))
    }

    @Test("Escape can be taken out alone")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.consume(0x1b).isEmpty)
        #expect(decoder.isAfterEscape)
        #expect(decoder.takeEscape() == ["\u{1b}"])
        #expect(decoder.consume(0x61) == ["a"])
        #expect(decoder.takeEscape().isEmpty)
    }

    @Test("UTF-8 of every length passes", arguments: ["a", "é", "中", "🛸", "e\u{301}", "\u{10ffff}"])
    func characters(text: String) {
        #expect(decoded(text.utf8) == text)
    }

    @Test(
        "What is not UTF-8 becomes U+FFFD and loses nothing after it",
        arguments: [
            [0xff], [0xc3], [0xe4, 0xb8], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80], [0xc2, 0x9b],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = decoded(bytes + Array("b".utf8))
        #expect(text.hasSuffix("\u{fffd}b"))
        #expect(text.dropLast().allSatisfy { $0 == "\u{fffd}" })
    }

    @Test("A key is written for libedit so that nothing in it is an escape")
    func notation() {
        #expect(KeyBindings.notation(of: "\u{1b}[3^") == "\\e[3\\^")
        #expect(KeyBindings.notation(of: "\u{3}") == "^C")
        #expect(KeyBindings.notation(of: "\u{1c}") == "^\\")
    }
}
