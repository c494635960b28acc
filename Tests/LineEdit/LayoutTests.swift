import TerminalTestSupport
import Testing

@testable import ChallengeLineEdit

@Suite("What is drawn, and where")
struct LayoutTests {
    private func rows(_ names: [String], columns: Int, limit: Int = 20) -> [String] {
        CandidateList(candidates: names.map { .init($0) }, width: Screen.width).rows(columns: columns, limit: limit)
    }

    @Test("Candidates fill columns from top to bottom")
    func columns() {
        #expect(rows(["a", "bb", "c", "d", "e"], columns: 13) == ["a   c   e", "bb  d"])
        #expect(rows(["a", "bb", "c", "d", "e"], columns: 80) == ["a   bb  c   d   e"])
    }

    @Test("No row reaches the last column")
    func margin() {
        for columns in 1...30 {
            let rows = rows(["alpha", "中文", "be", "gamma delta epsilon"], columns: columns)
            let widths = rows.map { $0.unicodeScalars.reduce(0) { $0 + Screen.width($1) } }
            #expect(widths.allSatisfy { $0 < max(columns, 2) }, "\(columns): \(rows)")
        }
    }

    @Test("What does not fit is counted")
    func limit() {
        let names = (1...9).map { "name\($0)" }
        #expect(rows(names, columns: 14, limit: 3) == ["name1  name3", "name2  name4", "... and 5 ..."])
        let described = CandidateList(candidates: names.map { .init($0, help: "h") }, width: Screen.width)
        #expect(described.rows(columns: 40, limit: 3) == ["name1  h", "name2  h", "... and 7 more"])
    }

    @Test("A wide character that does not fit goes to the next row")
    func wideAtMargin() {
        let geometry = LineGeometry(columns: 5, width: Screen.width)
        #expect(geometry.position(after: "ab中".unicodeScalars) == .init(row: 0, column: 4))
        #expect(geometry.position(after: "abcd中".unicodeScalars) == .init(row: 1, column: 2))
        #expect(geometry.position(after: "abcd".unicodeScalars, next: "中") == .init(row: 1, column: 0))
        #expect(geometry.position(after: "abc中".unicodeScalars) == .init(row: 1, column: 0))
        #expect(geometry.position(after: "abcde".unicodeScalars) == .init(row: 1, column: 0))
    }

    @Test("Control characters and tabs take the room that libedit gives them")
    func controls() {
        let geometry = LineGeometry(columns: 40) { $0.value < 0x20 ? -1 : 1 }
        #expect(geometry.position(after: "a\u{1}b".unicodeScalars) == .init(row: 0, column: 4))
        #expect(geometry.position(after: "ab\tc".unicodeScalars) == .init(row: 0, column: 9))
    }

    @Test("A prompt is one line, and its last character has no style")
    func prompts() {
        func encoded(_ segments: Prompt.Segment...) -> String {
            String(String.UnicodeScalarView(Prompt(segments).encoded))
        }
        #expect(encoded(.init("home> ")) == "home> ")
        #expect(encoded(.init("home", style: "1"), .init("> ")) == "\u{1}\u{1b}[1m\u{1}home\u{1}\u{1b}[0m\u{1}> ")
        // Two sequences in a row are one pair of markers.
        #expect(
            encoded(.init("a", style: "1"), .init("b", style: "2"), .init(" "))
                == "\u{1}\u{1b}[1m\u{1}a\u{1}\u{1b}[0m\u{1b}[2m\u{1}b\u{1}\u{1b}[0m\u{1} ")
        #expect(encoded(.init("a> ", style: "1")) == "\u{1}\u{1b}[1m\u{1}a>\u{1}\u{1b}[0m\u{1} ")
        #expect(encoded(.init("a>", style: "1")) == "\u{1}\u{1b}[1m\u{1}a>\u{1}\u{1b}[0m\u{1} ")
        #expect(encoded(.init(" ", style: "7")) == " ")
        #expect(encoded(.init("a\n\u{1b}[2Jb\u{1} ")) == "a[2Jb ")
        #expect(encoded(.init("a", style: "1m\u{1b}]0;"), .init(" ")) == "\u{1}\u{1b}[10;m\u{1}a\u{1}\u{1b}[0m\u{1} ")
        #expect(encoded() == "")
    }
}
