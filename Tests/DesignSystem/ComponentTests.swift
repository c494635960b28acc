import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestSupport
import Testing

@Suite("Components")
struct ComponentTests {
    private func draw(_ element: Element, width: Int = 60, style: TextStyle = .plain) -> [String] {
        TextRenderer(width: width, style: style).lines(of: element)
    }

    @Test("A heading says where the screen is and, at the far edge, what it holds")
    func heading() {
        let heading = Element.heading("Characters", breadcrumb: ["Home"], summary: "126 characters, page 1 of 7")
        #expect(draw(heading) == ["Home › Characters                126 characters, page 1 of 7"])
        #expect(draw(heading, style: .ascii) == ["Home > Characters                126 characters, page 1 of 7"])
        #expect(draw(heading, width: 40) == ["Home › Characters", "             126 characters, page 1 of 7"])
        #expect(draw(.heading("Home")) == ["Home"])
        #expect(draw(.heading("C", breadcrumb: ["A", "B"])) == ["A › B › C"])
        let long = String(repeating: "x", count: 10_000)
        #expect(draw(.heading("C", breadcrumb: [long])) == [long.prefix(19) + "… › C"])
    }

    @Test("A heading's title and the way to it have roles of their own")
    func headingRoles() {
        let expected = Element.line(
            [Span("Home", .secondary), Span(" "), Span(.separator, .secondary), Span(" "), Span("Games", .title)],
            trailing: [Span("3", .secondary)])
        #expect(Element.heading("Games", breadcrumb: ["Home"], summary: "3") == expected)
    }

    @Test("Info rows align labels and values and leave out what is empty")
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

    @Test("An error state begins with a sign of warning and is wrapped where it is long")
    func errorState() {
        let error = Element.errorState("The server did not answer.", advice: "Type retry to try again.")
        #expect(draw(error) == ["⚠ The server did not answer.", "Type retry to try again."])
        #expect(
            draw(error, width: 20, style: .ascii) == [
                "! The server did not", "  answer.", "Type retry to try", "again.",
            ])
        #expect(draw(.errorState("Gone.")) == ["⚠ Gone."])
    }

    @Test("Rows that are left out are counted, with why the first is")
    func omission() throws {
        #expect(Element.omission([]) == nil)
        #expect(draw(try #require(.omission(["'a' is missing"]))) == ["  ⚠ A row is left out: 'a' is missing."])
        #expect(
            draw(try #require(.omission(["'a' is there twice", "x"])), width: 80) == [
                "  ⚠ 2 rows are left out, the first because 'a' is there twice."
            ])
    }
}

@Suite("A failure in words")
struct FailureTextTests {
    private let unreachable = FailureText(.request("/a?page=2", .unreachable("no route")))

    @Test("names the path, the cause, and what to do before another try")
    func remedy() {
        #expect(unreachable.sentence == "Cannot load /a?page=2: no route.")
        #expect(unreachable.advice == "Check the connection, then type retry.")
        let report = "cannot load /a?page=2: no route; check the connection"
        #expect(unreachable.report() == report)
        #expect(unreachable.report(showsOld: true) == report + "; what is shown was loaded before")
    }

    @Test("advises nothing but another try where nothing is to be done before")
    func noRemedy() {
        let text = FailureText(LoadFailure.cancelled)
        #expect(text.sentence == "The load was cancelled.")
        #expect(text.advice == "Type retry to try again.")
        #expect(text.report() == "the load was cancelled")
    }

    @Test("advises to leave where another try cannot help")
    func leave() {
        let text = FailureText("there is no game 7", canRetry: false)
        #expect(text.advice == "Type back to leave.")
        #expect(text.report(showsOld: true) == "there is no game 7; what is shown was loaded before")
    }

    @Test("cuts a path that someone has made long, and makes visible what is in it")
    func longPath() {
        let name = "\u{1b}[2J" + String(repeating: "x\u{301}\u{301}", count: 10_000)
        let text = FailureText(.request("/api/game?page=1&name=" + name, .timeout))
        #expect(text.sentence.hasPrefix(#"Cannot load /api/game?page=1&name=\u{1b}[2J"#))
        #expect(text.sentence.count <= 234)
        #expect(text.sentence.hasSuffix("…: no answer in time."))
    }

    @Test("is a sentence for programs too, with whether another try may help", arguments: [true, false])
    func snapshot(canRetry: Bool) throws {
        let text = FailureText("there is nothing", canRetry: canRetry)
        #expect(
            try JSONValue(encoding: text)
                == ["message": "There is nothing.", "canRetry": .bool(canRetry)])
    }
}
