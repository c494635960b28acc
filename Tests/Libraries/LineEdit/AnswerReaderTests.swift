import Testing

@testable import ChallengeLineEdit

@Suite("The answer to a question")
struct AnswerReaderTests {
    /// Reads bytes that arrive at once, or one by one.
    private func read(
        _ input: [UInt8], isSecret: Bool, isSplit: Bool
    ) -> (reader: AnswerReader, ending: AnswerReader.Ending?, rest: [UInt8]) {
        var reader = AnswerReader(isSecret: isSecret)
        var rest = input[...]
        while let byte = rest.first {
            var chunk = isSplit ? [byte] : rest
            let ending = reader.read(&chunk)
            rest = isSplit ? rest.dropFirst() : chunk
            if let ending { return (reader, ending, Array(rest)) }
        }
        return (reader, nil, [])
    }

    private func paste(_ text: String) -> String { PasteMarks.begin + text + PasteMarks.end }

    @Test("A secret is kept exactly, with all of a paste", arguments: [true, false])
    func exact(isSplit: Bool) {
        for (typed, secret) in [
            ("hunter2", "hunter2"), ("a\tb", "a\tb"), ("\u{FEFF}é世👨‍👩‍👧", "\u{FEFF}é世👨‍👩‍👧"), ("ab\u{7F}c\u{8}d", "ad"),
            ("x\u{1B}[A\u{15}y", "y"), (paste("one\rtwo\r") + "x", "one\ntwox"),
            (paste("\u{1B}[A\u{4}\u{1A}\u{1C}\0\t\u{7F}\u{15}é"), "\u{1B}[A\u{4}\u{1A}\u{1C}\0\t\u{7F}\u{15}é"),
            ("a" + paste("b\rc") + "d" + paste("e"), "ab\ncde"),
            ("hun\u{1B}]11;rgb:0/0/0\u{1B}\\ter\u{1B}P1+r\u{7}2", "hunter2"),
        ] {
            let (reader, ending, rest) = read(Array((typed + "\rshow").utf8), isSecret: true, isSplit: isSplit)
            #expect(reader.text.unicodeScalars.elementsEqual(secret.unicodeScalars) && !reader.isAltered, "\(typed)")
            #expect(ending == .answer && rest == Array("show".utf8) && !reader.hasDroppedLines)
        }
    }

    @Test("A secret that cannot be kept as typed is known as such", arguments: [true, false])
    func altered(isSplit: Bool) {
        let inputs = [
            "a\u{1B}]b", "a\u{1B}]b\u{1B}[A", "a\u{1B}[Ab", "\u{1B}a", "a\u{1B}\u{1B}[1;5C", "\u{1}a", "a\u{4}",
            "\u{1B}", "\u{1B}[201~", "\u{1B}[15~x",
        ]
        .map { Array($0.utf8) }
        for input in inputs + [
            [0xFF, 0x61], [0xC3], Array(PasteMarks.begin.utf8) + [0xFE] + Array(PasteMarks.end.utf8),
        ] {
            #expect(read(input + [0x0D], isSecret: true, isSplit: isSplit).reader.isAltered, "\(input)")
        }
        let long = paste(String(repeating: "a", count: LineEditor.longestLine + 1))
        #expect(read(Array(long.utf8), isSecret: true, isSplit: false).reader.isAltered)
        let half = paste(String(repeating: "a", count: LineEditor.longestLine / 2 + 1))
        #expect(read(Array((half + half).utf8), isSecret: true, isSplit: false).reader.isAltered)
    }

    @Test("An answer takes the first line of a paste, and no paste ends it", arguments: [true, false])
    func line(isSplit: Bool) {
        let (reader, ending, _) = read(Array(paste("y\rexit\r").utf8), isSecret: false, isSplit: isSplit)
        #expect(reader.text == "y" && reader.hasDroppedLines && ending == nil)
        #expect(read(Array("a\tb\u{1B}[A\r".utf8), isSecret: false, isSplit: isSplit).reader.text == "ab")
    }

    @Test(
        "Ctrl-C, Ctrl-L, Ctrl-Z, and Ctrl-D without an answer have their meaning, but not in a paste, unless Ctrl-C comes alone"
    )
    func endings() {
        func ending(_ input: String) -> AnswerReader.Ending? {
            read(Array(input.utf8), isSecret: true, isSplit: false).ending
        }
        #expect(ending("ab\u{3}c") == .interrupt && ending("ab\u{1A}c") == .suspension)
        #expect(ending("a\u{C}b") == .redrawing && ending("\u{4}") == .leaving && ending("a\u{4}") == nil)
        #expect(ending(paste("a\u{3}\u{1A}")) == nil)
        let (reader, interrupt, _) = read(Array((PasteMarks.begin + "a\u{3}").utf8), isSecret: true, isSplit: true)
        #expect(interrupt == .interrupt && !reader.isInPaste)
    }
}
