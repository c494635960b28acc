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
            // A name or a link is broken at its joints, and then at the humps of camel case, if that fills a third.
            (["HomeOutgoingNavigation.characters"], 30, ["HomeOutgoingNavigation.", "characters"]),
            (["HomeOutgoingNavigation.list(by: 1)"], 16, ["HomeOutgoing", "Navigation.", "list(by: 1)"]),
            (["https://host/api/character/1.jpeg"], 29, ["https://host/api/character/", "1.jpeg"]),
            (["to list(by: 1) of a (b c)"], 13, ["to", "list(by: 1)", "of a (b c)"]),
            (["list(by: 1)"], 9, ["list(by:", "1)"]),
            (["a.bcdefghijkl"], 10, ["a.bcdefghi", "jkl"]),
            // A sign stays with the word behind it, and at the beginning stands before all.
            (["Home.outgoing → Place.list"], 16, ["Home.outgoing", "→ Place.list"]),
            (["one - two -"], 6, ["one", "- two", "-"]),
            (["↪ Home.outgoing → Place.list"], 20, ["↪ Home.outgoing", "  → Place.list"]),
            (["  • one two"], 8, ["  • one", "    two"]), (["  • one two"], 7, ["  • one", "  two"]),
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
