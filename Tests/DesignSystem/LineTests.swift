import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("Lines")
struct LineTests {
    @Test(
        "A line that is too wide is wrapped; what trails ends at the far edge, below where there is no room beside",
        arguments: [
            ("Citadel of Ricks", "", 16, "Citadel of Ricks"), ("Citadel of Ricks", "", 15, "Citadel of\n  Ricks"),
            ("Characters", "126", 20, "Characters       126"), ("世界", "126 人", 12, "世界  126 人"),
            ("", "126", 6, "   126"),
            // Two blanks are needed before it.
            ("Characters", "126 in all", 22, "Characters  126 in all"),
            ("Characters", "126 in all", 21, "Characters\n           126 in all"),
            ("Characters", "126 in all", 8, "Characte\n  rs\n  126 in\n     all"),
            ("Characters", "126", 15, "Characters  126"), ("Characters", "126", 14, "Characters\n           126"),
            ("Characters", "126", 9, "Character\n  s   126"), ("", "126 in all", 6, "126 in\n   all"),
            // No row ends in blanks.
            ("Rick  ", "", 80, "Rick"), ("Rick      ", "", 6, "Rick"), ("Rick", "  ", 80, "Rick"),
        ])
    func row(leading: String, trailing: String, width: Int, row: String) {
        let element = Element.line([Span(leading)], trailing: trailing.isEmpty ? [] : [Span(trailing)])
        #expect(TextRenderer(width: width, style: .plain).lines(of: element).joined(separator: "\n") == row)
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
        #expect(TextRenderer(width: 0, style: .plain).lines(of: .line([Span("Rick")])) == ["R", "i", "c", "k"])
    }

    @Test("A mark that nothing stands before is spelled out: it would be drawn on what is beside the text")
    func leadingMarks() {
        let renderer = TextRenderer(width: 40, style: TextStyle(color: true, unicode: true))
        #expect(renderer.text(of: [Span("\u{301}\u{302}a", .failure)]) == "\u{1B}[31m\\u{301}\\u{302}a\u{1B}[0m")
        #expect(renderer.text(of: [Span("\u{301}")]) == #"\u{301}"#)
    }

    @Test("A mark that begins a span belongs to the character before it")
    func marks() {
        let spans = [Span("1"), Span("\u{301}\u{20E3}"), Span("x")]
        #expect(TextRenderer(width: 2, style: .plain).lines(of: .line(spans)) == ["1\u{301}\u{20E3}x"])
        let keycap = Element.line([Span("1"), Span("\u{20E3}"), Span("xy")])
        #expect(TextRenderer(width: 3, style: .plain).lines(of: keycap) == ["1\u{20E3}x", "y"])
    }

    @Test("Every symbol has a form in Unicode and one in ASCII")
    func symbols() {
        let spans = Symbol.allCases.map { Span($0) }
        #expect(TextRenderer(width: 80, style: .plain).text(of: spans) == "●○›→↪⚠•✗")
        #expect(TextRenderer(width: 80, style: .ascii).text(of: spans) == "*o>->->!-x")
    }
}
