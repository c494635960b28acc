import TerminalTestSupport
import Testing

@testable import ChallengeLineEdit

@Suite("What is drawn, and where")
struct LayoutTests {
    private func rows(_ names: [String], columns: Int) -> [String] {
        let list = CandidateList(candidates: names.map { .init($0) }, ellipsis: "...")
        return list.rows(columns: columns).map { $0.map(\.text).joined() }
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
}
