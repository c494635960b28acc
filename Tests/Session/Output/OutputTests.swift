import ChallengeCore
import ChallengeDesignSystem
import Testing

@testable import ChallengeConsole
@testable import ChallengeSession
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("The output")
struct OutputTests {
    private let written = Written()

    private func output(_ traits: OutputTraits = .stub(), terminalWidth: Int? = nil) -> Output {
        Output(
            traits: traits, terminalWidth: { _ in terminalWidth },
            console: Console(isErrorTerminal: true, sink: written.append))
    }

    @Test("collects what is printed and writes it in one piece")
    func onePiece() {
        let output = output()
        output.print(Element.line([Span("a")]))
        output.print(text: "b")
        #expect(written.pieces == [])
        output.commit()
        output.commit()
        #expect(written.pieces == [.output("a\nb\n")])
    }

    @Test("writes what was printed before it writes an error")
    func order() {
        let output = output()
        output.print(text: "a")
        output.print(Diagnostic(.error, "no"))
        output.print(text: "b")
        output.commit()
        #expect(written.pieces == [.output("a\n"), .error("error: no\n"), .output("b\n")])
    }

    @Test("puts an empty row before every screen but the first that is printed")
    func rowsBetweenScreens() {
        let output = output()
        output.print(LiveScreen.stub(.stub("A", rows: ["a"])))
        output.print(LiveScreen.stub(.stub("B", rows: ["b"])))
        output.commit()
        #expect(written.pieces == [.output("A\na\n\nB\nb\n")])

        let later = self.output()
        later.print(text: "> a")
        later.print(LiveScreen.stub(.stub("A")))
        later.commit()
        #expect(written.pieces.last == .output("> a\n\nA\n"))
    }

    @Test("shows a screen's breadcrumb and summary above it")
    func heading() {
        let output = output(.stub(width: 30))
        output.print(LiveScreen.stub(.stub("List", summary: "3 of 7", rows: ["a"]), breadcrumb: ["Home"]))
        output.commit()
        #expect(written.pieces == [.output("Home › List             3 of 7\na\n")])
    }

    @Test("is as wide as the option says, else as the terminal, else 80 columns", arguments: [nil, 12], [nil, 40])
    func width(own: Int?, terminal: Int?) {
        let output = output(.stub(isOutputTerminal: terminal != nil, width: own), terminalWidth: terminal)
        output.print(Element.table(Table(columns: [.init()], rows: [[[Span(String(repeating: "a", count: 100))]]])))
        output.commit()
        #expect(written.pieces.map(\.text.count) == [(own ?? terminal ?? 80) + 1])
    }

    @Test("wraps notes between words, and errors where they go to a terminal", arguments: [true, false])
    func wrapping(isTerminal: Bool) {
        let traits = OutputTraits.stub(
            isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, hasCursor: false, width: isTerminal ? nil : 12)
        let output = output(traits, terminalWidth: 12)
        output.take(.note("aaaa bbbb cccc"))
        output.print(Diagnostic(.error, "aaaa bbbb"))
        let error = isTerminal ? "error: aaaa\nbbbb\n" : "error: aaaa bbbb\n"
        #expect(written.pieces == [.output("aaaa bbbb\ncccc\n"), .error(error)])
    }

    @Test("prints a text of any length whole, but for what could move the cursor")
    func text() {
        let long = String(repeating: "a", count: 200)
        let output = output()
        output.print(text: long + "\u{1B}[2J\t")
        output.commit()
        #expect(written.pieces == [.output(long + "\\u{1b}[2J\\u{9}\n")])
    }

    @Test("shows both ends of a redirect")
    func redirect() {
        let output = output()
        output.print(redirectFrom: Outgoing.list, to: Place.detail(identifier: 5))
        output.commit()
        #expect(written.pieces == [.output("↪ Outgoing.list → Place.detail(identifier: 5)\n")])
    }

    @Test("is ASCII without an escape sequence where its user wants it plain")
    func plain() {
        var traits = OutputTraits.stub(isOutputTerminal: true, isErrorTerminal: true)
        traits.isPlain = true
        let output = output(traits)
        output.print(redirectFrom: Outgoing.list, to: Place.list)
        output.print(Diagnostic(.error, "‘é’"))
        output.showProgress()
        output.print(typed: [Span(.cross), Span(" é> ")])
        #expect(
            written.pieces == [.output("-> Outgoing.list -> Place.list\n"), .error("error: 'e'\n"), .output("x e> ")])
    }

    @Test("colours the errors by where they go, whatever the output")
    func errorColour() {
        let output = output(.stub(isErrorTerminal: true))
        output.print(Element.line([Span("a", .accent)]))
        output.print(Diagnostic(.error, "no"))
        #expect(written.pieces == [.output("a\n"), .error("\u{1B}[31merror\u{1B}[0m: no\n")])
        #expect(!output.style.color)
    }

    @Test("writes a prompt at once, after what was printed, and safe to print")
    func prompt() {
        let output = output()
        output.print(text: "a")
        output.print(typed: [Span("b\u{7}> ")])
        #expect(written.pieces == [.output("a\n"), .output("b\\u{7}> ")])
    }

    private static let working = Written.Piece.output("\u{1B}[2mworking…\u{1B}[0m")
    private static let erased = Written.Piece.output("\r\u{1B}[K")

    @Test("shows progress at once and only once, and erases it before anything else that is written")
    func progress() {
        let output = output(.stub(isOutputTerminal: true), terminalWidth: 80)
        output.commit()
        #expect(written.pieces == [])
        output.print(LiveScreen.stub(.stub("A")))
        output.showProgress()
        output.showProgress()
        #expect(written.pieces == [Self.working])
        output.commit()
        #expect(written.pieces == [Self.working, Self.erased, .output("\u{1B}[1mA\u{1B}[0m\n")])
    }

    @Test("erases progress before an error, which may go to the same terminal, and can show it again after it")
    func progressBeforeErrors() {
        let output = output(.stub(isOutputTerminal: true), terminalWidth: 80)
        output.showProgress()
        output.print(Diagnostic(.error, "no"))
        output.showProgress()
        #expect(written.pieces == [Self.working, Self.erased, .error("error: no\n"), Self.working])
    }

    @Test("shows no progress where it could not be erased")
    func noTerminal() {
        let output = output()
        output.showProgress()
        #expect(written.pieces == [])
        #expect(!output.canRedraw)
    }
}
