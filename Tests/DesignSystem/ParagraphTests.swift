import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
    private static let advice = "Try another name or clear the filter."

    @Test(
        "A paragraph is wrapped between words",
        arguments: [
            ([advice], 40, [advice]), ([advice], 16, ["Try another name", "or clear the", "filter."]),
            ([advice], 15, ["Try another", "name or clear", "the filter."]),
            (["世界 世界 世界"], 9, ["世界 世界", "世界"]),
            // A word goes on from span to span.
            (["Ri", "ck San", "chez"], 7, ["Rick", "Sanchez"]),
            // A word longer than a row is cut into pieces; a character wider than a row gives way to an ellipsis.
            (["see wubbalubbadubdub now"], 8, ["see", "wubbalub", "badubdub", "now"]),
            (["wubbalubbadub now"], 8, ["wubbalub", "badub", "now"]), (["世界世"], 5, ["世界", "世"]),
            (["a世b"], 1, ["a", "…", "b"]),
            // Blanks are kept within a row and left out where it ends.
            (["a  b   c  "], 4, ["a  b", "c"]), (["a  b"], 3, ["a", "b"]), (["  a b"], 10, ["  a b"]),
            // Those before the first word stand before each row, unless they take more than half of it.
            (["  a b c"], 5, ["  a b", "  c"]), (["  abcde"], 5, ["  abc", "  de"]), (["   a b"], 5, ["   a", "b"]),
            // A line break is spelled out; without a word there is no row.
            (["a\nb"], 10, [#"a\u{a}b"#]), ([""], 10, []), (["   "], 10, []),
        ] as [([String], Int, [String])])
    func rows(spans: [String], width: Int, rows: [String]) {
        let paragraph = Element.paragraph(spans.map { Span($0) })
        #expect(TextRenderer(width: width, style: .plain).lines(of: paragraph) == rows)
    }
}
