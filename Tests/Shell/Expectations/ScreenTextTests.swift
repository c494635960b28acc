import ChallengeCore
import Testing

@testable import ChallengeShell

@Suite("The text of a screen")
struct ScreenTextTests {
    private let text = ScreenText(
        .stub(
            .stub(
                "List", summary: "3 rows",
                rows: ["  1  Rick Sanchez   ● Alive", String(repeating: "a", count: 300) + "end", "\u{1B}[31mred"]),
            breadcrumb: ["Home"]))

    @Test("has the heading and the rows, without regard to width, colour and blanks in a row")
    func lines() {
        #expect(text.lines.prefix(2) == ["Home › List 3 rows", "1 Rick Sanchez ● Alive"])
        #expect(text.line(with: "Sanchez  ●") == "1 Rick Sanchez ● Alive")
        #expect(text.line(with: "aend") != nil)
        #expect(text.line(with: "Home › List 3") != nil)
        #expect(text.line(with: "sanchez") == nil)
    }

    @Test("spells out what could steer a terminal, in what is looked for too")
    func spelledOut() {
        #expect(text.line(with: "\u{1B}[31m") == "\\u{1b}[31mred")
    }

    @Test("knows the line that is least unlike a text")
    func nearest() {
        #expect(text.nearestLine(to: "Rick Sanches") == "1 Rick Sanchez ● Alive")
        #expect(text.nearestLine(to: "RICK SANCHEZ") == "1 Rick Sanchez ● Alive")
        #expect(text.nearestLine(to: "qqqqqqqq") == nil)
    }
}
