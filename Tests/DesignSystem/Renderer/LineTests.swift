import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("Lines")
struct LineTests {
    private func draw(_ leading: String, _ trailing: String = "", width: Int) -> [String] {
        let element = Element.line([Span(leading)], trailing: trailing.isEmpty ? [] : [Span(trailing)])
        return TextRenderer(width: width, style: .plain).lines(of: element)
    }

    @Test("A line that is too wide is cut, not wrapped")
    func cut() {
        #expect(draw("Citadel of Ricks", width: 16) == ["Citadel of Ricks"])
        #expect(draw("Citadel of Ricks", width: 15) == ["Citadel of Ric…"])
    }

    @Test("What trails ends at the far edge")
    func trailing() {
        #expect(draw("Characters", "126", width: 20) == ["Characters       126"])
        #expect(draw("世界", "126 人", width: 12) == ["世界  126 人"])
        #expect(draw("", "126", width: 6) == ["   126"])
    }

    @Test("What trails needs two blanks before it, or is cut, or left out")
    func noRoom() {
        #expect(draw("Characters", "126 in all", width: 22) == ["Characters  126 in all"])
        #expect(draw("Characters", "126 in all", width: 21) == ["Characters  126 in a…"])
        #expect(draw("Characters", "126 in all", width: 20) == ["Characters   126 in…"])
        #expect(draw("Characters", "126 in all", width: 19) == ["Characters"])
        #expect(draw("Characters", "126", width: 15) == ["Characters  126"])
        #expect(draw("Characters", "126", width: 14) == ["Characters"])
        #expect(draw("Characters", "126", width: 6) == ["Chara…"])
    }

    @Test("A row does not end in blanks")
    func blanks() {
        #expect(draw("Rick  ", width: 80) == ["Rick"])
        #expect(draw("Rick      ", width: 6) == ["Rick"])
        #expect(draw("Rick", "  ", width: 80) == ["Rick"])
    }

    @Test("An element without text is an empty row, and a stack is its elements below one another")
    func stack() {
        let element = Element.stack([.line([Span("a")]), .blank, .stack([.line([]), .line([Span("b")])]), .stack([])])
        #expect(TextRenderer(width: 10, style: .plain).lines(of: element) == ["a", "", "", "b"])
    }

    @Test("A run of spans is not cut and keeps its blanks")
    func run() {
        let spans = [Span("Citadel of "), Span(.arrow), Span(" Ricks ")]
        #expect(TextRenderer(width: 3, style: .plain).text(of: spans) == "Citadel of → Ricks ")
    }

    @Test("A width of less than one column is one column")
    func noWidth() {
        #expect(TextRenderer(width: -5, style: .plain).width == 1)
        #expect(TextRenderer(width: 0, style: .plain).lines(of: .line([Span("Rick")])) == ["…"])
    }

    @Test("A mark that nothing stands before is spelled out: it would be drawn on what is beside the text")
    func leadingMarks() {
        let renderer = TextRenderer(width: 40, style: .colored)
        #expect(renderer.text(of: [Span("\u{301}\u{302}a", .failure)]) == "\u{1B}[31m\\u{301}\\u{302}a\u{1B}[0m")
        #expect(renderer.text(of: [Span("\u{301}")]) == #"\u{301}"#)
    }

    @Test("A mark that begins a span belongs to the character before it")
    func marks() {
        let spans = [Span("1"), Span("\u{301}\u{20E3}"), Span("x")]
        #expect(TextRenderer(width: 2, style: .plain).lines(of: .line(spans)) == ["1\u{301}\u{20E3}x"])
        let keycap = Element.line([Span("1"), Span("\u{20E3}"), Span("xy")])
        #expect(TextRenderer(width: 3, style: .plain).lines(of: keycap) == ["1\u{20E3}…"])
    }

    @Test("Every symbol has a form in Unicode and one in ASCII", arguments: Symbol.allCases)
    func symbols(_ symbol: Symbol) {
        let expected: (unicode: String, ascii: String) =
            switch symbol {
            case .filledDot: ("●", "*")
            case .emptyDot: ("○", "o")
            case .separator: ("›", ">")
            case .arrow: ("→", "->")
            case .redirect: ("↪", "->")
            case .warning: ("⚠", "!")
            case .bullet: ("•", "-")
            case .cross: ("✗", "x")
            }
        #expect(TextRenderer(width: 80, style: .plain).text(of: [Span(symbol)]) == expected.unicode)
        #expect(TextRenderer(width: 80, style: .ascii).text(of: [Span(symbol)]) == expected.ascii)
    }

    @Test("A row that was cut ends in three dots")
    func ellipsis() {
        #expect(TextRenderer(width: 8, style: .ascii).lines(of: .line([Span("Citadel of Ricks")])) == ["Citad..."])
    }
}
