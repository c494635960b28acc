import ChallengeDesignSystem
import ChallengeText
import Testing

@Suite("Lines")
struct LineTests {
    @Test(
        "A line that is too wide wraps; trailing text is at the far edge, or below if it does not fit",
        arguments: [
            ("Citadel of Ricks", "", 16, "Citadel of Ricks"), ("Citadel of Ricks", "", 15, "Citadel of\n  Ricks"),
            ("Characters", "126", 20, "Characters       126"), ("世界", "126 人", 12, "世界  126 人"),
            ("", "126", 6, "   126"),
            // At least two blanks stand before it.
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

    @Test("A stack has its elements in rows, without text an empty one; a run of spans is not cut")
    func stack() {
        let element = Element.stack([.line([Span("a")]), .blank, .stack([.line([]), .line([Span("b")])]), .stack([])])
        #expect(TextRenderer(width: 10, style: .plain).lines(of: element) == ["a", "", "", "b"])
        let spans = [Span("Citadel of "), Span(.arrow), Span(" Ricks ")]
        #expect(TextRenderer(width: 3, style: .plain).text(of: spans) == "Citadel of → Ricks ")
    }

    @Test("A row has a column at least; a mark belongs to the character before it, or else is spelled out")
    func noWidth() {
        #expect(TextRenderer(width: -5, style: .plain).width == 1)
        #expect(TextRenderer(width: 0, style: .plain).lines(of: .line([Span("Rick")])) == ["R", "i", "c", "k"])
        let renderer = TextRenderer(width: 40, style: TextStyle(color: true, unicode: true))
        #expect(renderer.text(of: [Span("\u{301}\u{302}a", .failure)]) == "\u{1B}[31m\\u{301}\\u{302}a\u{1B}[0m")
        #expect(renderer.text(of: [Span("\u{301}")]) == #"\u{301}"#)
        let marked = [Span("1"), Span("\u{301}\u{20E3}"), Span("x")]
        #expect(TextRenderer(width: 2, style: .plain).lines(of: .line(marked)) == ["1\u{301}\u{20E3}x"])
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

@Suite("Paragraphs")
struct ParagraphTests {
    private static let advice = "Try another name or clear the filter."

    @Test(
        "A paragraph wraps between words",
        arguments: [
            ([advice], 40, [advice]), ([advice], 16, ["Try another name", "or clear the", "filter."]),
            ([advice], 15, ["Try another", "name or clear", "the filter."]),
            (["世界 世界 世界"], 9, ["世界 世界", "世界"]),
            // A word continues from span to span.
            (["Ri", "ck San", "chez"], 7, ["Rick", "Sanchez"]),
            // A word longer than a row is cut into pieces; an ellipsis replaces a character wider than a row.
            (["see wubbalubbadubdub now"], 8, ["see", "wubbalub", "badubdub", "now"]),
            (["wubbalubbadub now"], 8, ["wubbalub", "badub", "now"]), (["世界世"], 5, ["世界", "世"]),
            (["a世b"], 1, ["a", "…", "b"]),
            // A name or a link is broken at its joints. Then it is broken at the humps of camel case, if that fills a third.
            (["HomeOutgoingNavigation.characters"], 30, ["HomeOutgoingNavigation.", "characters"]),
            (["HomeOutgoingNavigation.list(by: 1)"], 16, ["HomeOutgoing", "Navigation.", "list(by: 1)"]),
            (["https://host/api/character/1.jpeg"], 29, ["https://host/api/character/", "1.jpeg"]),
            (["to list(by: 1) of a (b c)"], 13, ["to", "list(by: 1)", "of a (b c)"]),
            (["list(by: 1)"], 9, ["list(by:", "1)"]),
            (["a.bcdefghijkl"], 10, ["a.bcdefghi", "jkl"]),
            // A sign stays with the word behind it; a leading one stands first.
            (["Home.outgoing → Place.list"], 16, ["Home.outgoing", "→ Place.list"]),
            (["one - two -"], 6, ["one", "- two", "-"]),
            (["↪ Home.outgoing → Place.list"], 20, ["↪ Home.outgoing", "  → Place.list"]),
            (["  • one two"], 8, ["  • one", "    two"]), (["  • one two"], 7, ["  • one", "  two"]),
            // Blanks are kept within a row and dropped at its end.
            (["a  b   c  "], 4, ["a  b", "c"]), (["a  b"], 3, ["a", "b"]), (["  a b"], 10, ["  a b"]),
            // Blanks before the first word indent each row, unless they take more than half of it.
            (["  a b c"], 5, ["  a b", "  c"]), (["  abcde"], 5, ["  abc", "  de"]), (["   a b"], 5, ["   a", "b"]),
            // A line break is spelled out; a text without a word has no row.
            (["a\nb"], 10, [#"a\u{a}b"#]), ([""], 10, []), (["   "], 10, []),
        ] as [([String], Int, [String])])
    func rows(spans: [String], width: Int, rows: [String]) {
        let paragraph = Element.paragraph(spans.map { Span($0) })
        #expect(TextRenderer(width: width, style: .plain).lines(of: paragraph) == rows)
    }

    @Test(
        "An address is a link from its scheme to its last letter, also where it wraps; other texts are none",
        arguments: [
            ("see https://a.b/c.", 80, "see <https://a.b/c|https://a.b/c>."),
            ("HTTP://A (http://b)", 80, "<HTTP://A|HTTP://A> (<http://b|http://b>)"),
            ("ftp://a http:// ://b xhttps", 80, "ftp://a http:// ://b xhttps"),
            ("http://é\u{202e}\"x", 80, "<http://%C3%A9%5Cu%7B202e%7D|http://é\\u{202e}>\"x"),
            ("http://a/long/b", 10, "<http://a/long/b|http://a/>\n<http://a/long/b|long/b>"),
        ])
    func links(text: String, width: Int, expected: String) {
        var style = TextStyle.plain
        style.linkSchemes = ["http", "https"]
        let lines = TextRenderer(width: width, style: style).lines(of: .paragraph([Span(text)])).joined(separator: "\n")
        let shown = lines.replacing("\u{1b}]8;;\u{1b}\\", with: ">").replacing("\u{1b}]8;;", with: "<")
            .replacing("\u{1b}\\", with: "|")
        #expect(shown == expected)
        #expect(
            lines.withoutControlSequences
                == TextRenderer(width: width, style: .plain).lines(of: .paragraph([Span(text)])).joined(separator: "\n")
        )
    }
}
