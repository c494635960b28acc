import ChallengePrompt
import TestLimits
import Testing

@testable import SessionTestSupport

@Suite("history", .limited)
struct HistoryCommandTests {
    private func output(_ command: String, after lines: [String]) async throws -> String {
        let shell = SessionUnderTest()
        for line in lines { _ = await shell.history.add(line) }
        #expect(try await shell.type(command))
        return shell.output
    }

    @Test("prints the lines, oldest first, or the last of them, numbered from the first")
    func lines() async throws {
        let lines = (1...10).map { "echo \($0)" }
        let expected = lines.enumerated().map { index, line in "  \(index < 9 ? " " : "")\(index + 1)  \(line)\n" }
        #expect(try await output("history", after: lines) == expected.joined())
        #expect(try await output("history 2", after: lines) == "   9  echo 9\n  10  echo 10\n")
        #expect(try await output("history 11", after: lines) == expected.joined())
    }

    @Test("cuts nothing, sets in the later lines of an entry, and prints nothing that moves the cursor")
    func whole() async throws {
        let long = "echo " + String(repeating: "a", count: 200)
        #expect(try await output("history", after: [long]) == "  1  \(long)\n")
        #expect(
            try await output("history", after: ["echo a\r\n  b\n\nc"]) == "  1  echo a\\u{d}\n       b\n     \n     c\n"
        )
        #expect(try await output("history", after: ["echo \u{1b}[2J"]) == "  1  echo \\u{1b}[2J\n")
    }

    @Test("says that the history is empty")
    func empty() async throws {
        #expect(try await output("history", after: []) == "the history is empty\n")
    }

    @Test("takes a number of lines only", arguments: ["history 0", "history x", "history 1 2"])
    func wrong(command: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await !shell.type(command))
        #expect(shell.output == "")
    }
}
