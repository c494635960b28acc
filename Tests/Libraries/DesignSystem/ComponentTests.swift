import ChallengeDesignSystem
import ChallengeTestSupport

@Suite("Components")
struct ComponentTests {
    private func draw(_ element: Element, width: Int = 60, style: TextStyle = .plain) -> [String] {
        TextRenderer(width: width, style: style).lines(of: element)
    }

    @Test("A heading shows the place of the screen and, at the far edge, its content, each in its role")
    func heading() {
        let heading = Element.heading("Characters", breadcrumb: ["Home"], summary: "126 characters, page 1 of 7")
        #expect(draw(heading) == ["Home › Characters                126 characters, page 1 of 7"])
        #expect(draw(heading, style: .ascii) == ["Home > Characters                126 characters, page 1 of 7"])
        #expect(draw(heading, width: 40) == ["Home › Characters", "             126 characters, page 1 of 7"])
        #expect(draw(.heading("Home")) == ["Home"])
        #expect(draw(.heading("C", breadcrumb: ["A", "B"])) == ["A › B › C"])
        let long = String(repeating: "x", count: 10_000)
        #expect(draw(.heading("C", breadcrumb: [long])) == [long.prefix(19) + "… › C"])
        let expected = Element.line(
            [Span("Home", .secondary), Span(" "), Span(.separator, .secondary), Span(" "), Span("Games", .title)],
            trailing: [Span("3", .secondary)])
        #expect(Element.heading("Games", breadcrumb: ["Home"], summary: "3") == expected)
    }

    @Test("Info rows align labels and values and leave out empty ones")
    func infoRows() {
        let rows = Element.infoRows([
            (label: "Status", value: [Span(.filledDot), Span(" Alive")]), (label: "Type", value: []),
            (label: "Note", value: [Span(""), Span(" ")]), (label: "Location", value: [Span("Citadel of Ricks")]),
            (label: "Sign", value: [Span(.arrow)]),
        ])
        #expect(draw(rows) == ["  Status    ● Alive", "  Location  Citadel of Ricks", "  Sign      →"])
        #expect(
            draw(rows, width: 22) == [
                "  Status    ● Alive", "  Location  Citadel of", "            Ricks", "  Sign      →",
            ])
        #expect(draw(.infoRows([(label: "Type", value: [])])) == [])
    }

    @Test("An error is a warning and wraps; omitted rows are counted, with the reason of the first")
    func errorState() throws {
        let error = Element.errorState("The server did not answer.", advice: "Type retry to try again.")
        #expect(draw(error) == ["⚠ The server did not answer.", "Type retry to try again."])
        #expect(
            draw(error, width: 20, style: .ascii) == [
                "! The server did not", "  answer.", "Type retry to try", "again.",
            ])
        #expect(draw(.errorState("Gone.")) == ["⚠ Gone."])
        #expect(Element.omission([]) == nil)
        #expect(draw(try #require(.omission(["'a' is missing"]))) == ["  ⚠ A row is left out: 'a' is missing."])
        #expect(
            draw(try #require(.omission(["'a' is there twice", "x"])), width: 80) == [
                "  ⚠ 2 rows are left out, the first because 'a' is there twice."
            ])
    }
}

@Suite("Colour")
struct ColourTests {
    private func draw(_ element: Element, width: Int = 80) -> [String] {
        TextRenderer(width: width, style: TextStyle(color: true, unicode: true)).lines(of: element)
    }

    @Test("A run has one sequence before it and a reset after it; a colour starts again on the next row")
    func run() {
        let spans = [Span("Rick ", .success), Span("is "), Span("a", .failure), Span("live", .failure)]
        #expect(draw(.line(spans)) == ["\u{1B}[32mRick \u{1B}[0mis \u{1B}[31malive\u{1B}[0m"])
        #expect(
            TextRenderer(width: 3, style: TextStyle(color: true, unicode: true)).text(of: spans)
                == "\u{1B}[32mRick \u{1B}[0mis \u{1B}[31malive\u{1B}[0m")
        #expect(
            draw(.paragraph([Span("Rick Sanchez", .accent)]), width: 8) == [
                "\u{1B}[36mRick\u{1B}[0m", "\u{1B}[36mSanchez\u{1B}[0m",
            ])
    }

    @Test("An ellipsis has the colour of the text that it cuts; no sequence is within a text or character")
    func cut() {
        let table = Table(columns: [.init()], rows: [[[Span("Rick Sanchez", .warning)]]])
        #expect(draw(.table(table), width: 8) == ["  \u{1B}[33mRick…\u{1B}[0m"])
        #expect(draw(.line([Span("e", .accent), Span("\u{301}", .failure)])) == ["\u{1B}[36me\u{301}\u{1B}[0m"])
        #expect(draw(.line([Span("\u{1B}[31mRick", .success)])) == ["\u{1B}[32m\\u{1b}[31mRick\u{1B}[0m"])
    }

    @Test("Every role except the plain one has attributes or a normal colour", arguments: Span.Role.allCases)
    func theme(_ role: Span.Role) {
        let allowed: Set<String> = ["1", "2", "31", "32", "33", "35", "36"]
        let parameters = Theme().parameters(for: role)
        #expect((parameters == nil) == (role == .plain))
        #expect(parameters.map { $0.split(separator: ";").allSatisfy { allowed.contains(String($0)) } } ?? true)
    }

    @Test("A role takes the colour that the user sets, by the words of its setting, until it has the scheme's again")
    func ownColors() {
        var theme = Theme()
        for scheme in Theme.Scheme.allCases {
            theme.scheme = scheme
            #expect(
                Theme.roles.allSatisfy {
                    theme.parameters(for: $0.value) != nil && theme.words(for: $0.value) == "default"
                })
        }
        let dark = theme.parameters(for: .failure)
        #expect(dark != Theme().parameters(for: .failure))
        for (words, parameters) in [("bold red", "1;31"), ("bright-black", "90"), ("none", nil), ("default", dark)] {
            #expect(theme.set(.failure, to: words) == nil)
            #expect(theme.parameters(for: .failure) == parameters && theme.words(for: .failure) == words)
        }
        #expect(
            theme.set(.failure, to: "bold rde") == "rde" && theme == theme && theme.words(for: .failure) == "default")
        var style = TextStyle(color: true, unicode: true)
        _ = style.theme.set(.warning, to: "underline blue")
        #expect(TextRenderer(width: 20, style: style).text(of: [Span("a", .warning)]) == "\u{1B}[4;34ma\u{1B}[0m")
        style.color = false
        #expect(style.parameters(for: .warning) == nil)
    }
}
