import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("ASCII")
struct AsciiTextTests {
    private func ascii(_ text: String) -> String {
        TextRenderer(width: 80, style: .ascii).text(of: [Span(text)])
    }

    @Test(
        "Common signs and Latin letters become what they are commonly replaced with",
        arguments: [
            ("Summer’s “day” – 3…", "Summer's \"day\" - 3..."), ("café", "cafe"), ("cafe\u{301}", "cafe"),
            ("Łódź", "Lodz"),
            ("Straße Æsir", "Strasse AEsir"), ("a → b", "a -> b"), ("a\u{A0}b", "a b"), ("Rick", "Rick"),
        ])
    func replaced(_ text: String, _ expected: String) {
        #expect(ascii(text) == expected)
    }

    @Test(
        "Everything else is spelled out",
        arguments: [
            Sample("世", #"\u{4e16}"#), Sample("👍🏽", #"\u{1f44d}\u{1f3fd}"#), Sample("x\u{323}", #"x\u{323}"#),
            Sample("\u{1B}", #"\u{1b}"#), Sample("ж", #"\u{436}"#),
            Sample("e\u{323}\u{301}", #"e\u{323}\u{301}"#), Sample("\u{FFFD}", #"\u{fffd}"#),
        ])
    func spelledOut(_ sample: Sample) {
        #expect(ascii(sample.text) == sample.expected)
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
