import ChallengeCore
import Synchronization
import Testing

@testable import ChallengeConsole
@testable import ShellTestSupport

@Suite("The console")
struct ConsoleTests {
    private static let erased = Written.Piece.output("\r\u{1B}[K")

    private let written = Written()
    private let above = Above()

    /// Records what is printed above the line that is being edited.
    private nonisolated final class Above: Sendable {
        let texts = Mutex<[String]>([])
        let isEditing = Mutex(true)

        func print(_ text: String) -> Bool {
            guard isEditing.withLock({ $0 }) else { return false }
            texts.withLock { $0.append(text) }
            return true
        }
    }

    private func console(isErrorTerminal: Bool = true, isEditing: Bool? = nil) -> Console {
        let console = Console(isErrorTerminal: isErrorTerminal, sink: written.append)
        guard let isEditing else { return console }
        above.isEditing.withLock { $0 = isEditing }
        console.setEditor(printAbove: above.print)
        return console
    }

    @Test("writes to the streams where no line is edited", arguments: [nil, false])
    func streams(isEditing: Bool?) {
        let console = console(isEditing: isEditing)
        console.write("a\n", to: .output)
        console.write("b\n", to: .error)
        #expect(written.pieces == [.output("a\n"), .error("b\n")])
        #expect(console.hasEditor == (isEditing != nil))
    }

    @Test("prints above the line that is being edited what goes to its terminal", arguments: [true, false])
    func editing(isErrorTerminal: Bool) {
        let console = console(isErrorTerminal: isErrorTerminal, isEditing: true)
        console.write("a\n", to: .output)
        console.write("b\n", to: .error)
        #expect(above.texts.withLock { $0 } == (isErrorTerminal ? ["a\n", "b\n"] : ["a\n"]))
        #expect(written.pieces == (isErrorTerminal ? [] : [.error("b\n")]))
    }

    @Test("keeps the progress on the last row of the terminal, whatever else comes", arguments: [true, false])
    func progress(isErrorTerminal: Bool) {
        let console = console(isErrorTerminal: isErrorTerminal)
        console.showProgress("wait", width: 4)
        console.write("a\n", to: .error)
        guard isErrorTerminal else { return #expect(written.pieces == [.output("wait"), .error("a\n")]) }
        console.hideProgress()
        console.write("b\n", to: .error)
        #expect(
            written.pieces == [
                .output("wait"), Self.erased, .error("a\n"), .output("wait"), Self.erased, .error("b\n"),
            ])
    }
}
