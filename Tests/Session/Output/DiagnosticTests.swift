import ChallengeDesignSystem
import ChallengeText
import Testing

@testable import ChallengeLanguage
@testable import ChallengeSession
@testable import SessionTestSupport

@Suite("A diagnostic")
struct DiagnosticTests {
    private func text(
        _ line: String, at marker: String, number: Int = 1, source: String = "demo.chal", message: String = "no",
        style: TextStyle = .plain, width: Int = 80
    ) throws -> String {
        let location = try SourceLocation(number, line, at: marker)
        return Diagnostic(.error, message, at: .script(source, location)).text(style: style, width: width)
    }

    @Test("is the message alone where there is no place")
    func message() {
        #expect(Diagnostic(.error, "it failed").text(style: .plain, width: 10) == "error: it failed")
        #expect(Diagnostic(.warning, "it may fail").text(style: .plain, width: 80) == "warning: it may fail")
    }

    @Test("names the place, and shows the line without its indentation and a caret below the place")
    func place() throws {
        #expect(
            try text(
                " \t  open charcters", at: "charcters", number: 2,
                message: "no destination named 'charcters'; did you mean 'characters'?")
                == "demo.chal:2:10: error: no destination named 'charcters'; did you mean 'characters'?\n"
                + "  open charcters\n       ^")
    }

    @Test("is not cut where it is longer than a row, but wraps between words where it is to, unlike the line")
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

    @Test(
        "puts the caret below the place when wide characters and marks come before it",
        arguments: [
            ("open 世界 x", "demo.chal:1:9: error: no\n  open 世界 x\n            ^"),
            ("e\u{301}e\u{301} x", "demo.chal:1:4: error: no\n  e\u{301}e\u{301} x\n     ^"),
            ("👩‍🔬 x", "demo.chal:1:3: error: no\n  👩‍🔬 x\n     ^"),
        ])
    func wide(line: String, expected: String) throws {
        #expect(try text(line, at: "x") == expected)
    }

    @Test("escapes tabs and control characters, and counts the columns of the escapes")
    func control() throws {
        #expect(
            try text("a\tb \u{1B}[2J x", at: "x")
                == "demo.chal:1:10: error: no\n  a\\u{9}b \\u{1b}[2J x\n                    ^")
        #expect(
            try text("x", at: "x", source: "a\u{1B}b", message: "not '\u{202E}'")
                == "a\\u{1b}b:1:1: error: not '\\u{202e}'\n  x\n  ^")
    }

    @Test("points behind the end of a line where a word is missing")
    func end() {
        let line = SourceLine(number: 3, text: "open")
        let location = SourceLocation(line: line, offset: 4)
        #expect(
            Diagnostic(.error, "no", at: .script("-", location)).text(style: .plain, width: 80)
                == "-:3:5: error: no\n  open\n      ^")
    }

    @Test("is coloured by its severity, the excerpt not at all")
    func colour() throws {
        let red = "\u{1B}[31m"
        let text = try text("a\u{1B}b x", at: "x", style: TextStyle(color: true, unicode: true))
        #expect(text.contains("\(red)error\u{1B}[0m: no"))
        #expect(text.hasSuffix("\n  a\\u{1b}b x\n           ^"))
        #expect(!Diagnostic(.warning, "no").text(style: TextStyle(color: true, unicode: true), width: 80).contains(red))
    }

    @Test("is in ASCII where the output is")
    func ascii() throws {
        #expect(
            try text("é x", at: "x", source: "dé", message: "no ‘x’", style: .ascii)
                == "de:1:3: error: no 'x'\n  e x\n    ^")
    }
}

@Suite("The excerpt of a diagnostic")
struct DiagnosticExcerptTests {
    /// The excerpt's row and the caret's, for a place that is marked by an `X`.
    private func rows(_ line: String, style: TextStyle = .plain, width: Int) throws -> [String] {
        let location = try SourceLocation(1, line, at: "X")
        let text = Diagnostic(.error, "no", at: .script("-", location)).text(style: style, width: width)
        return text.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("begins with the line where the place is near, and is cut at the width")
    func beginning() throws {
        let line = "open X " + String(repeating: "b", count: 50)
        #expect(try rows(line, width: 20) == ["  open X bbbbbbbbbb…", "       ^"])
    }

    @Test("begins within the line where the place is far")
    func middle() throws {
        let line = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 50)
        #expect(try rows(line, width: 20) == ["  …aaaaaaaaXbbbbbbb…", "           ^"])
        #expect(try rows(line, style: .ascii, width: 20) == ["  ...aaaaaaXbbbbb...", "           ^"])
    }

    @Test("ends with the line where that is near")
    func end() throws {
        #expect(try rows(String(repeating: "a", count: 50) + "Xb", width: 20) == ["  …aaaaaaaaXb", "           ^"])
    }

    @Test(
        "keeps within the width, with the caret below the place",
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

    @Test("looks at what can be seen only, however long the line is")
    func long() throws {
        let line = String(repeating: "a", count: 1 << 20) + "bcdefghiX"
        #expect(try rows(line, width: 20) == ["  …bcdefghiX", "           ^"])
    }
}
