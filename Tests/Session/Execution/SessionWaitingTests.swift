import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import SessionTestSupport
@testable import ShellTestSupport

// The limit is for a session that never shows the expected progress.
@Suite("A session while a command is at work", .limited)
struct SessionWaitingTests {
    private let clock = ManualClock()
    /// Opened when a command waits for its work.
    private let begun = Gate()
    /// Opened when the work is done.
    private let work = Gate()

    private func session(isTerminal: Bool = true) -> SessionUnderTest {
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: isTerminal), clock: clock)
        shell.root.work = { [begun, work] in
            begun.open()
            await work.pass()
        }
        return shell
    }

    @Test("shows on a terminal that it takes long, and erases that")
    func progress() async throws {
        let shell = session()
        async let succeeded = shell.type("home")
        await begun.pass()
        #expect(shell.writes == [])
        clock.gate.open()
        await shell.firstWrite()
        #expect(shell.writes == [.output("\u{1B}[2mworking…\u{1B}[0m")])
        work.open()
        #expect(try await succeeded)
        #expect(shell.writes.map(\.text).dropFirst() == ["\r\u{1B}[K", "\u{1B}[2mnothing has changed\u{1B}[0m\n"])
    }

    @Test("shows no progress where the command is done before, or where it could not be erased")
    func noProgress() async throws {
        let quick = session()
        work.open()
        try await quick.type("echo a")
        clock.gate.open()
        #expect(quick.writes == [.output("a\n")])

        let piped = session(isTerminal: false)
        try await piped.type("echo a")
        #expect(piped.writes == [.output("a\n")])
    }

    @Test("shows no progress where the time is over just as the command ends")
    func lateProgress() async throws {
        var clock: ManualClock? = ManualClock(isLate: true)
        let released = try #require(clock).released
        var shell: SessionUnderTest? = SessionUnderTest(
            traits: .stub(isOutputTerminal: true), clock: try #require(clock))
        let written = try #require(shell).written
        try await shell?.type("echo a")
        (clock, shell) = (nil, nil)
        await released.pass()
        #expect(written.pieces == [.output("a\n")])
    }

    @Test("fails as interrupted where its task is cancelled, also where the command ignores that")
    func interrupted() async throws {
        let shell = session(isTerminal: false)
        let command = Task { try await shell.type("home") }
        await begun.pass()
        command.cancel()
        #expect(try await !command.value)
        #expect(shell.writes == [.error("error: interrupted\n")])
    }
}
