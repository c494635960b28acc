import ChallengeCore
import Synchronization
import Testing

@testable import ChallengeShell

@Suite("The console")
struct ConsoleTests {
    private static let erased = Written.Piece.output("\r\u{1B}[K")

    private let written = Written()
    private let above = Above()

    /// What is printed above a line that is edited, if one is.
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

    @Test("prints both above the line that is edited")
    func editing() {
        let console = console(isEditing: true)
        console.write("a\n", to: .output)
        console.write("b\n", to: .error)
        #expect(above.texts.withLock { $0 } == ["a\n", "b\n"])
        #expect(written.pieces == [])
    }

    @Test("writes errors where they are wanted when that is not the terminal")
    func elsewhere() {
        let console = console(isErrorTerminal: false, isEditing: true)
        console.write("b\n", to: .error)
        #expect(written.pieces == [.error("b\n")])
        #expect(above.texts.withLock { $0 } == [])
    }

    @Test("keeps what says that one has to wait on the last row, whatever else comes")
    func progress() {
        let console = console()
        console.showProgress("wait", width: 4)
        console.write("a\n", to: .error)
        console.hideProgress()
        console.write("b\n", to: .error)
        #expect(
            written.pieces == [
                .output("wait"), Self.erased, .error("a\n"), .output("wait"), Self.erased, .error("b\n"),
            ])
    }

    @Test("leaves what says that one has to wait alone when an error goes elsewhere")
    func progressElsewhere() {
        let console = console(isErrorTerminal: false)
        console.showProgress("wait", width: 4)
        console.write("a\n", to: .error)
        #expect(written.pieces == [.output("wait"), .error("a\n")])
    }
}
