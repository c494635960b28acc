import TestLimits
import Testing

@testable import SessionTestSupport

@Suite("echo", .limited)
struct EchoTests {
    @Test(
        "prints its words with a blank between, whole and safe to print",
        arguments: [
            ("echo a   'b  c'", "a b  c\n"), ("echo", "\n"), ("echo ''", "\n"), ("echo a\u{1B}[2J", "a\\u{1b}[2J\n"),
            ("echo " + String(repeating: "a", count: 100), String(repeating: "a", count: 100) + "\n"),
        ])
    func echo(command: String, expected: String) async throws {
        let shell = SessionUnderTest()
        #expect(try await shell.type(command))
        #expect(shell.output == expected)
    }
}
