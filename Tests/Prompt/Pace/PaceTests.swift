import ChallengeCore
import TestLimits
import Testing

@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("A paced script", .limited)
struct PaceTests {
    private static let script = "# Begin\n\necho a; nope\necho \\\n  b\nsource nope.chal\necho 'x\n"

    @Test("is shown with its prompts and comments, at once where the output is no terminal")
    func atOnce() async throws {
        let clock = CountingClock()
        let shell = SessionUnderTest(keepsGoing: true, isPaced: true, clock: clock)
        try await shell.run(Self.script)
        #expect(clock.sleeps == 0)
        #expect(
            shell.output == """
                # Begin

                home> echo a; nope
                a
                home> echo \\
                ..>   b
                b
                home> source nope.chal
                home> echo 'x

                """)
    }

    @Test("is typed key by key on a terminal, each after some time")
    func typed() async throws {
        let clock = CountingClock()
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: true), isPaced: true, clock: clock)
        try await shell.run("echo ab\n")
        let keys = shell.writes.filter { $0.text.count == 1 && $0.text != "\n" }.map(\.text)
        #expect(keys == "echo ab".map(String.init))
        // Each key, Enter, and the time to read; besides, the session measures how long a command takes.
        #expect(clock.sleeps >= keys.count + 2)
    }

    @Test("is escaped where it could steer the terminal")
    func safe() async throws {
        let shell = SessionUnderTest(keepsGoing: true, isPaced: true)
        try await shell.run("echo \u{1B}[2J\n")
        #expect(!shell.output.contains("\u{1B}"))
    }
}
