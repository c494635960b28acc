import ChallengeCore
import ChallengeDesignSystem
import Testing

@Suite("Colour")
struct ColourTests {
    private func draw(_ element: Element, width: Int = 80) -> [String] {
        TextRenderer(width: width, style: TextStyle(color: true, unicode: true)).lines(of: element)
    }

    @Test("A run has one sequence before it and a reset after it")
    func run() {
        let spans = [Span("Rick ", .success), Span("is "), Span("a", .failure), Span("live", .failure)]
        #expect(draw(.line(spans)) == ["\u{1B}[32mRick \u{1B}[0mis \u{1B}[31malive\u{1B}[0m"])
        #expect(
            TextRenderer(width: 3, style: TextStyle(color: true, unicode: true)).text(of: spans)
                == "\u{1B}[32mRick \u{1B}[0mis \u{1B}[31malive\u{1B}[0m")
    }

    @Test("A colour ends with its row and begins again with the next")
    func wrapped() {
        #expect(
            draw(.paragraph([Span("Rick Sanchez", .accent)]), width: 8) == [
                "\u{1B}[36mRick\u{1B}[0m", "\u{1B}[36mSanchez\u{1B}[0m",
            ])
    }

    @Test("An ellipsis has the colour of what it cuts")
    func cut() {
        let table = Table(columns: [.init()], rows: [[[Span("Rick Sanchez", .warning)]]])
        #expect(draw(.table(table), width: 8) == ["  \u{1B}[33mRick…\u{1B}[0m"])
    }

    @Test("No sequence stands within a character")
    func combined() {
        #expect(draw(.line([Span("e", .accent), Span("\u{301}", .failure)])) == ["\u{1B}[36me\u{301}\u{1B}[0m"])
    }

    @Test("Every role but the plain one has attributes or a normal colour", arguments: Span.Role.allCases)
    func theme(_ role: Span.Role) {
        let allowed: Set<String> = ["1", "2", "31", "32", "33", "35", "36"]
        let parameters = Theme.parameters(for: role)
        #expect((parameters == nil) == (role == .plain))
        #expect(parameters.map { $0.split(separator: ";").allSatisfy { allowed.contains(String($0)) } } ?? true)
    }

    @Test("An escape sequence in a text is spelled out where there is colour too")
    func untrusted() {
        #expect(draw(.line([Span("\u{1B}[31mRick", .success)])) == ["\u{1B}[32m\\u{1b}[31mRick\u{1B}[0m"])
    }
}
