import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
    private func draw(_ text: String..., width: Int, style: TextStyle = .plain) -> [String] {
        TextRenderer(width: width, style: style).lines(of: .paragraph(text.map { Span($0) }))
    }

    @Test("A paragraph is wrapped between words")
    func wrapped() {
        let text = "Try another name or clear the filter."
        #expect(draw(text, width: 40) == [text])
        #expect(draw(text, width: 16) == ["Try another name", "or clear the", "filter."])
        #expect(draw(text, width: 15) == ["Try another", "name or clear", "the filter."])
        #expect(draw("世界 世界 世界", width: 9) == ["世界 世界", "世界"])
    }

    @Test("A word may go on from span to span")
    func spans() {
        #expect(draw("Ri", "ck San", "chez", width: 7) == ["Rick", "Sanchez"])
    }

    @Test("A word longer than a row is cut into pieces")
    func longWord() {
        #expect(draw("see wubbalubbadubdub now", width: 8) == ["see", "wubbalub", "badubdub", "now"])
        #expect(draw("wubbalubbadub now", width: 8) == ["wubbalub", "badub", "now"])
        #expect(draw("世界世", width: 5) == ["世界", "世"])
    }

    @Test("A character wider than a row gives way to an ellipsis")
    func narrow() {
        #expect(draw("a世b", width: 1) == ["a", "…", "b"])
    }

    @Test("Blanks are kept within a row and left out where it ends")
    func blanks() {
        #expect(draw("a  b   c  ", width: 4) == ["a  b", "c"])
        #expect(draw("a  b", width: 3) == ["a", "b"])
        #expect(draw("  a b", width: 10) == ["  a b"])
    }

    @Test("Blanks before the first word stand before each row, unless they take more than half of it")
    func indentation() {
        #expect(draw("  a b c", width: 5) == ["  a b", "  c"])
        #expect(draw("  abcde", width: 5) == ["  abc", "  de"])
        #expect(draw("   a b", width: 5) == ["   a", "b"])
    }

    @Test("A line break within text is spelled out, and no row is begun")
    func lineBreak() {
        #expect(draw("a\nb", width: 10) == [#"a\u{a}b"#])
    }

    @Test("A paragraph without a word has no row")
    func empty() {
        #expect(draw("", width: 10) == [])
        #expect(draw("   ", width: 10) == [])
    }
}
