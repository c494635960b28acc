import ChallengeCore
import Testing

@testable import ChallengeConsole
@testable import ChallengeSession
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("Progress")
struct OutputProgressTests {
    private let written = Written()
    private static let shown = Written.Piece.output("\u{1B}[2mworking…\u{1B}[0m")
    private static let erased = Written.Piece.output("\r\u{1B}[K")

    private func output(isTerminal: Bool = true) -> Output {
        Output(
            traits: .stub(isOutputTerminal: isTerminal), terminalWidth: { _ in 80 },
            console: Console(isErrorTerminal: true, sink: written.append))
    }

    @Test("is shown at once, and only once")
    func shown() {
        let output = output()
        output.showProgress()
        output.showProgress()
        #expect(written.pieces == [Self.shown])
    }

    @Test("is erased before anything else is written")
    func takenBack() {
        let output = output()
        output.print(LiveScreen.stub(.stub("A")))
        output.showProgress()
        output.commit()
        #expect(written.pieces.map(\.text).last == "\u{1B}[1mA\u{1B}[0m\n")
        #expect(written.pieces.dropLast() == [Self.shown, Self.erased])
    }

    @Test("is erased before an error, which may go to the same terminal, and can be shown again after it")
    func takenBackBeforeErrors() {
        let output = output()
        output.showProgress()
        output.print(Diagnostic(.error, "no"))
        output.showProgress()
        #expect(written.pieces == [Self.shown, Self.erased, .error("error: no\n"), Self.shown])
    }

    @Test("is not erased where it was not shown")
    func notShown() {
        let output = output()
        output.commit()
        #expect(written.pieces == [])
    }

    @Test("is not shown where it could not be erased")
    func noTerminal() {
        let output = output(isTerminal: false)
        output.showProgress()
        #expect(written.pieces == [])
        #expect(!output.canRedraw)
    }
}
