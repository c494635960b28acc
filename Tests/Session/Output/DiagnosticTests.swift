@testable import ChallengeShellTestSupport

@Suite("A diagnostic")
struct DiagnosticTests {
    private func text(
        _ line: String, at marker: String, source: String = "demo.chal", message: String = "no",
        style: TextStyle = .plain, width: Int = 80
    ) throws -> String {
        let location = try SourceLocation(1, line, at: marker)
        return Diagnostic(.error, message, at: .script(source, location)).text(style: style, width: width)
    }

    @Test("A diagnostic without a place is the message alone")
    func message() {
        #expect(Diagnostic(.error, "it failed").text(style: .plain, width: 10) == "error: it failed")
        #expect(Diagnostic(.warning, "it may fail").text(style: .plain, width: 80) == "warning: it may fail")
    }

    @Test(
        "A diagnostic has the place, and the line without its indentation with a caret below the place, in columns",
        arguments: [
            (" \t  open X", "1:10", "open X\n       ^"),
            // Wide characters and marks, tabs and control characters before it.
            ("open 世界 X", "1:9", "open 世界 X\n            ^"),
            ("e\u{301}e\u{301} X", "1:4", "e\u{301}e\u{301} X\n     ^"), ("👩‍🔬 X", "1:3", "👩‍🔬 X\n     ^"),
            ("a\tb \u{1B}[2J X", "1:10", "a\\u{9}b \\u{1b}[2J X\n                    ^"),
        ])
    func place(line: String, place: String, excerpt: String) throws {
        #expect(try text(line, at: "X") == "demo.chal:\(place): error: no\n  \(excerpt)")
    }

    @Test("A long message is not cut, but wraps between words if requested, unlike the line")
    func longMessage() throws {
        let message = String(repeating: "why ", count: 40) + "end"
        #expect(try text("open x", at: "x", message: message, width: 20).contains("error: \(message)\n"))
        let location = try SourceLocation(1, "open charcters", at: "charcters")
        let diagnostic = Diagnostic(.error, "no destination named 'charcters'", at: .script("a", location))
        let rows = "a:1:6: error: no\ndestination named\n'charcters'\n  open charcters\n       ^"
        #expect(diagnostic.text(style: .plain, width: 30, messageWidth: 18) == rows)
        let red = "\u{1B}[31merror\u{1B}[0m: no\ndestination"
        #expect(
            diagnostic.text(style: TextStyle(color: true, unicode: true), width: 30, messageWidth: 18).contains(red))
    }

    @Test("The name and the message are escaped, the caret may be behind the end, and ASCII output gets ASCII")
    func control() throws {
        #expect(
            try text("x", at: "x", source: "a\u{1B}b", message: "not '\u{202E}'")
                == "a\\u{1b}b:1:1: error: not '\\u{202e}'\n  x\n  ^")
        let line = SourceLine(number: 3, text: "open")
        let location = SourceLocation(line: line, offset: 4)
        #expect(
            Diagnostic(.error, "no", at: .script("-", location)).text(style: .plain, width: 80)
                == "-:3:5: error: no\n  open\n      ^")
        #expect(
            try text("é x", at: "x", source: "dé", message: "no ‘x’", style: .ascii)
                == "de:1:3: error: no 'x'\n  e x\n    ^")
    }

    @Test("The severity sets the colour of a diagnostic, except of its excerpt")
    func colour() throws {
        let red = "\u{1B}[31m"
        let text = try text("a\u{1B}b x", at: "x", style: TextStyle(color: true, unicode: true))
        #expect(text.contains("\(red)error\u{1B}[0m: no"))
        #expect(text.hasSuffix("\n  a\\u{1b}b x\n           ^"))
        #expect(!Diagnostic(.warning, "no").text(style: TextStyle(color: true, unicode: true), width: 80).contains(red))
    }
}

@Suite("The excerpt of a diagnostic")
struct DiagnosticExcerptTests {
    /// Returns the rows of the excerpt and of the caret, for a place marked with an `X`.
    private func rows(_ line: String, style: TextStyle = .plain, width: Int) throws -> [String] {
        let location = try SourceLocation(1, line, at: "X")
        let text = Diagnostic(.error, "no", at: .script("-", location)).text(style: style, width: width)
        return text.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test(
        "An excerpt begins at the start of the line, in the middle or near the end, depending on the place",
        arguments: [
            (0, "open X", 50, "  open X bbbbbbbbbb…", "       ^"),
            (50, "X", 50, "  …aaaaaaaaX bbbbbb…", "           ^"),
            (50, "X", 1, "  …aaaaaaaaX b", "           ^"),
            // Only the visible part is read.
            (1 << 20, "bcdefghiX", 0, "  …bcdefghiX ", "           ^"),
        ])
    func places(count: Int, start: String, rest: Int, row: String, caret: String) throws {
        let line = String(repeating: "a", count: count) + start + " " + String(repeating: "b", count: rest)
        #expect(try rows(line, width: 20) == [row, caret])
    }

    @Test("An excerpt has an ellipsis in ASCII if the output is ASCII")
    func ascii() throws {
        let line = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 50)
        #expect(try rows(line, style: .ascii, width: 20) == ["  ...aaaaaaXbbbbb...", "           ^"])
    }

    @Test(
        "An excerpt stays within the width, with the caret below the place",
        arguments: [10, 11, 16, 20, 40, 80, 200], [0, 1, 3, 7, 8, 9, 30, 79, 1000])
    func widths(width: Int, before: Int) throws {
        for filler in ["a", "世", "\t", "é"] {
            for style in [TextStyle.plain, .ascii] {
                let line = String(repeating: filler, count: before) + "X" + String(repeating: filler, count: 300)
                let rows = try rows(line, style: style, width: width)
                let row = try #require(rows.first)
                let column = try #require(rows.count == 2 ? rows.last : nil).count - 1
                #expect(rows.allSatisfy { $0.displayWidth <= width }, "\(filler) \(style): \(rows)")
                var reached = 0
                let atCaret = row.first { character in
                    defer { reached += character.displayWidth }
                    return reached == column
                }
                #expect(atCaret == "X", "\(filler) \(style): \(rows)")
            }
        }
    }
}
