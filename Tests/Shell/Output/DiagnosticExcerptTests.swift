import ChallengeDesignSystem
import ChallengeText
import Testing

@testable import ChallengeShell

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
