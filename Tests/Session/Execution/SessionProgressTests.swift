import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeConsole
@testable import SessionTestSupport
@testable import ShellTestSupport

// The limit is for a session that never shows the expected progress.
@Suite("A session while a command comes on", .limited)
struct SessionProgressTests {
    private let clock = ManualClock()

    /// A session whose command `work` reports these numbers of 1003, and ends when `end` is opened.
    private func session(
        _ numbers: [Int?], end: Gate? = nil, isTerminal: Bool = false, format: OutputTraits.Format = .text
    ) -> SessionUnderTest {
        let root = RootDouble()
        let board = root.instrumentation.progress
        root.actions = [
            Action(name: "work", help: "Take long") {
                for number in numbers { board.report(number.map { .stub($0) }) }
                await end?.pass()
                board.report(nil)
            }
        ]
        return SessionUnderTest(root, traits: .stub(isOutputTerminal: isTerminal, format: format), clock: clock)
    }

    @Test("prints each tenth on standard error, where it cannot redraw")
    func tenths() async throws {
        let shell = session([0, 60, 100, 101, 180, 201, 502, 502, 1_003])
        try await shell.run("work")
        #expect(
            shell.errors == """
                Copying: 101 of 1003 records (10 %)
                Copying: 201 of 1003 records (20 %)
                Copying: 502 of 1003 records (50 %)
                Copying: 1003 of 1003 records (100 %)

                """)
        #expect(shell.output == "nothing has changed\n")
    }

    @Test("does not count what was done before it began, and starts again after an end")
    func resumed() async throws {
        let shell = session([502, 522, 610, nil, 502, 620])
        try await shell.run("work")
        #expect(shell.errors == "Copying: 610 of 1003 records (60 %)\nCopying: 620 of 1003 records (61 %)\n")
    }

    @Test("prints no progress in the JSON")
    func programs() async throws {
        let shell = session([0, 502], format: .json)
        try await shell.run("work")
        #expect(shell.errors == "Copying: 502 of 1003 records (50 %)\n")
        #expect(shell.output.split(separator: "\n").count == 2)
    }

    @Test("draws a bar on a terminal, replaces it by a remark, and erases both")
    func bar() async throws {
        let end = Gate()
        let shell = session([0, 502], end: end, isTerminal: true)
        async let succeeded = shell.type("work")
        clock.gate.open()
        await shell.firstWrite()
        let bar = "\u{1B}[2mCopying  ██████████░░░░░░░░░░   50 %   502 of 1003 records\u{1B}[0m"
        #expect(shell.writes == [.output(bar)])
        shell.root.instrumentation.progress.remark("a pause of 3 s")
        while shell.writes.count < 2 { await Task.yield() }
        #expect(
            shell.writes.last
                == .output("\r\u{1B}[K\u{1B}[2mCopying  ██████████░░░░░░░░░░   50 %  a pause of 3 s\u{1B}[0m"))
        shell.root.instrumentation.progress.remark(nil)
        while shell.writes.count < 3 { await Task.yield() }
        #expect(shell.writes.last == .output("\r\u{1B}[K" + bar))
        end.open()
        #expect(try await succeeded)
        #expect(shell.writes.dropFirst(3).map(\.text) == ["\r\u{1B}[K", "\u{1B}[2mnothing has changed\u{1B}[0m\n"])
        #expect(shell.errors.isEmpty)
    }
}

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
