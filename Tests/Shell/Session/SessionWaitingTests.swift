import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeShell

@Suite("A session while a command is at work")
struct SessionWaitingTests {
    private let clock = ManualClock()
    private let work = Gate()

    private func session(isTerminal: Bool = true) -> SessionUnderTest {
        let shell = SessionUnderTest(traits: .stub(isOutputTerminal: isTerminal), clock: clock)
        shell.root.work = { [work] in await work.pass() }
        return shell
    }

    @Test("says on a terminal that it takes long, and takes that back")
    func progress() async throws {
        let shell = session()
        async let succeeded = shell.type("home")
        await work.waitForArrival()
        #expect(shell.writes == [])
        clock.gate.open()
        await shell.firstWrite()
        #expect(shell.writes == [.output("\u{1B}[2mworking…\u{1B}[0m")])
        work.open()
        #expect(try await succeeded)
        #expect(shell.writes.map(\.text).dropFirst() == ["\r\u{1B}[K", "\u{1B}[2mnothing has changed\u{1B}[0m\n"])
    }

    @Test("says nothing of it where the command is done before, or where it could not be taken back")
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

    @Test("fails as interrupted where its task is cancelled, also where the command itself has noticed nothing")
    func interrupted() async throws {
        let shell = session(isTerminal: false)
        let command = Task { try await shell.type("home") }
        await work.waitForArrival()
        command.cancel()
        #expect(try await !command.value)
        #expect(shell.writes == [.error("error: interrupted\n")])
    }
}
