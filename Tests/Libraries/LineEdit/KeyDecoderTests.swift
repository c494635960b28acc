import Testing

@testable import ChallengeLineEdit

@Suite("From bytes to keys")
struct KeyDecoderTests {
    private func decoded(_ bytes: some Sequence<UInt8>) -> String {
        var decoder = KeyDecoder()
        return String(String.UnicodeScalarView(bytes.flatMap { decoder.consume($0) }))
    }

    @Test("A function key is one character, in each of its encodings; a sequence bound by the user passes whole")
    func functionKeys() {
        for (home, end) in [("[H", "[F"), ("OH", "OF"), ("[1~", "[4~"), ("[7~", "[8~")] {
            #expect(decoded("a\u{1b}\(home)b\u{1b}\(end)".utf8) == "a\u{80}b\u{81}")
        }
        #expect(decoded("\u{1b}[3~".utf8) == "\u{82}")
        let characters = KeyBindings.functionCharacters.map(\.key)
        #expect(Set(characters).count == characters.count)
        #expect(characters.allSatisfy { ("\u{80}"..."\u{9f}").contains($0) })
        var userDecoder = KeyDecoder()
        let bound = "\u{1b}[15~\u{1b}[H".utf8.flatMap { byte in
            userDecoder.consume(byte) { $0 == Array("\u{1b}[15~".utf8) }
        }
        #expect(String(String.UnicodeScalarView(bound)) == "\u{1b}[15~\u{80}")
    }

    @Test(
        "A paste is one key, whose text has line feeds between its lines and none at its end",
        arguments: [
            ("one", "one"), ("a\rb\r", "a\nb"), ("a\r\nb\nc\r\n", "a\nb\nc"), ("\r", ""), ("", ""),
            ("a\r\rb", "a\n\nb"), ("\u{1b}[A\u{4}\t中", "\u{1b}[A\u{4}\t中"), ("\u{1b}[201", "\u{1b}[201"),
            ("a\u{3}\u{1a}\u{1c}\u{11}b", "a\u{3}\u{1a}\u{1c}\u{11}b"),
            (PasteMarks.begin + "a", PasteMarks.begin + "a"),
        ])
    func paste(sent: String, text: String) {
        var decoder = KeyDecoder()
        let keys = (PasteMarks.begin + sent + PasteMarks.end + "x").utf8.flatMap { decoder.consume($0) }
        #expect(keys == [KeyBindings.paste, "x"])
        #expect(decoder.takePaste().map { String(String.UnicodeScalarView($0)) } == text)
    }

    @Test(
        "A paste is kept as a whole up to the length limit of a line, and not beyond it",
        arguments: [0, 1, 5, 3_000_000])
    func longPaste(excess: Int) {
        var decoder = KeyDecoder()
        func paste(_ count: Int) -> [Unicode.Scalar]? {
            let bytes =
                Array(PasteMarks.begin.utf8) + [UInt8](repeating: 0x61, count: count) + Array(PasteMarks.end.utf8)
            #expect(bytes.flatMap { decoder.consume($0) } == [KeyBindings.paste])
            return decoder.takePaste()
        }
        #expect(paste(LineEditor.longestLine + excess)?.count == (excess == 0 ? LineEditor.longestLine : nil))
        #expect(paste(3) == ["a", "a", "a"])
    }

    @Test("A paste without its end continues until it is dropped")
    func droppedPaste() {
        var decoder = KeyDecoder()
        #expect((PasteMarks.begin + "a\r\u{3}").utf8.flatMap { decoder.consume($0) }.isEmpty && decoder.isInPaste)
        decoder.dropPaste()
        #expect(decoder.consume(0x03) == ["\u{3}"] && !decoder.isInPaste)
    }

    @Test(
        "No other sequence leaves a trace",
        arguments: [
            // F5, F12, F1 of xterm, F1 and F5 of the Linux console, F4, Insert, Shift-Home, Shift-Home of rxvt,
            // Shift-F5, focus, the end of a paste.
            "[15~", "[24~", "OP", "[[A", "[[E", "OS", "[2~", "[1;2H", "[7$", "[5$", "[15;2~", "[I", "[201~",
        ])
    func otherKeys(key: String) { #expect(decoded("a\u{1b}\(key)b".utf8) == "ab") }

    @Test(
        "A control string of the terminal, such as a late answer, is swallowed to its end or to a key, and types nothing",
        arguments: [
            "]11;rgb:0000/0000/0000", "]lé 中q", "P1+r544e=787465726d", "P>|XTerm(370)", "_Gi=1;OK", "^p", "Xs", "]",
        ],
        [
            ("\u{1b}\\", ""), ("\u{7}", ""), ("\r", "\r"), ("\u{3}", "\u{3}"), ("\u{7f}", "\u{7f}"),
            ("\u{1b}[H", "\u{80}"), ("\u{1b}]2;x\u{7}", ""), ("\u{1b}\u{1b}[H", "\u{80}"),
        ])
    func controlStrings(string: String, end: (sent: String, key: String)) {
        #expect(decoded("a\u{1b}\(string)\(end.sent)b".utf8) == "a\(end.key)b")
        #expect(decoded("a\u{1b}\u{1b}\(string)\(end.sent)b".utf8) == "a\(end.key)b")
    }

    @Test("A control string without an end swallows at most a mebibyte, and nothing after its beginning is dropped")
    func endlessString() {
        let rest = "\u{1b}]" + String(repeating: "x", count: LineEditor.longestLine) + "xab"
        #expect(decoded(rest.utf8) == "ab")
        var decoder = KeyDecoder()
        #expect("\u{1b}]11;".utf8.flatMap { decoder.consume($0) }.isEmpty && decoder.isInString)
        #expect(decoder.takeKey().isEmpty && decoder.consume(0x61) == ["a"])
        #expect("\u{1b}P".utf8.flatMap { decoder.consume($0) }.isEmpty)
        #expect(decoder.takeKey() == ["\u{1b}", "P"] && decoder.consume(0x61) == ["a"])
    }

    @Test("Escape alone can be removed; Alt and Right move by a word; a sequence without an end swallows no keys")
    func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.consume(0x1b).isEmpty)
        #expect(decoder.isAfterEscape)
        #expect(decoder.takeKey() == ["\u{1b}"])
        #expect(decoder.consume(0x61) == ["a"])
        #expect(decoder.takeKey().isEmpty)
        #expect(decoded("\u{1b}\u{1b}[C".utf8) != decoded("\u{1b}[C".utf8))
        #expect(decoded([0x1b, 0x5b] + [UInt8](repeating: 0x31, count: 100) + Array("\r".utf8)).hasSuffix("\r"))
    }

    @Test(
        "Alt is ESC before a character, or nothing before a function key; control characters end a sequence",
        arguments: [
            ("\u{1b}b", "\u{1b}b"), ("\u{1b}é", "é"), ("\u{1b}\u{1b}[H", "\u{80}"),
            ("\u{1b}[1\r", "\r"), ("\u{1b}\u{3}", "\u{3}"), ("\u{1b}[\u{1b}[H", "\u{80}"),
            // UTF-8 of every length passes.
            ("aé中🛸e\u{301}\u{10ffff}", "aé中🛸e\u{301}\u{10ffff}"),
        ])
    func sequences(sent: String, characters: String) { #expect(decoded(sent.utf8) == characters) }

    @Test(
        "Invalid UTF-8 becomes U+FFFD and loses nothing after it",
        arguments: [
            [0xff], [0xc3], [0xe4, 0xb8], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80], [0xc2, 0x9b],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = decoded(bytes + Array("b".utf8))
        #expect(text.hasSuffix("\u{fffd}b"))
        #expect(text.dropLast().allSatisfy { $0 == "\u{fffd}" })
    }

    @Test("A key in libedit's notation has no escape in it")
    func notation() {
        #expect(KeyBindings.notation(of: "\u{1b}[3^".unicodeScalars) == "\\e[3\\^")
        #expect(KeyBindings.notation(of: ["\u{3}"]) == "^C")
        #expect(KeyBindings.notation(of: ["\u{1c}"]) == "^\\")
    }
}
