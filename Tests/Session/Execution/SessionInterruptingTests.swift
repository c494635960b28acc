@testable import ChallengeSession
@testable import ChallengeShellTestSupport

// The limit is for a session that does not return from an interrupt.
@Suite("An interrupted session", .limited)
struct SessionInterruptingTests {
    private static let interrupted = [Written.Piece.error("error: interrupted\n")]

    private let app = AppUnderTest()
    private let interrupts = Interrupts()
    private let clock = ManualClock()
    /// Blocks a command's work until it is cancelled.
    private let work = Gate()
    /// Blocks a command's work, cancelled or not.
    private let deafWork = DeafGate()

    private func session(actions: [Action] = [], keepsGoing: Bool = false) -> SessionUnderTest {
        app.show(.stub("Home", actions: actions))
        return SessionUnderTest(app, keepsGoing: keepsGoing, isInteractive: true, clock: clock)
    }

    /// Runs commands as those of one line; returns true if all succeeded.
    private func take(_ commands: [String], in shell: SessionUnderTest) -> Task<Bool, any Error> {
        Task {
            let commands = try commands.map { try Command.reading($0) }
            return await shell.runInterruptibly(interrupts) {
                await shell.session.commands.run(commands, in: CommandContext(execution: $0))
            }
        }
    }

    /// Runs commands as those of one line, interrupts them while they run, and expects a failure.
    private func interrupt(_ commands: [String], in shell: SessionUnderTest) async throws {
        let line = take(commands, in: shell)
        await work.waitForArrival()
        interrupts.interrupt()
        #expect(try await !line.value)
    }

    /// Returns an action that navigates, and then waits.
    private func leaving(_ wait: @escaping () async -> Void) -> Action {
        app.action("leave") { [app] in
            app.push(.stub("Elsewhere"), Outgoing.list)
            await wait()
        }
    }

    @Test("A command that ignores its cancellation is abandoned after a time and rolled back, once for many interrupts")
    func abandoned() async throws {
        let shell = session(actions: [leaving { [deafWork] in await deafWork.pass() }])
        let line = take(["leave"], in: shell)
        await deafWork.waitForArrival()
        for _ in 0..<5 { interrupts.interrupt() }
        #expect(shell.writes.isEmpty)
        clock.gate.open()
        #expect(try await !line.value)
        #expect(app.titles == [["Home"]])
        #expect(shell.writes == Self.interrupted)

        #expect(try await take(["echo a"], in: shell).value)
        await deafWork.open()
        #expect(try await take(["echo b"], in: shell).value)
        #expect(app.titles == [["Home"]])
        #expect(shell.output == "a\nb\n")
        #expect(shell.errors == "error: interrupted\n")
    }

    @Test(
        "No answer is printed and the rest of the line does not run, even if the command ignores that and ends later",
        arguments: [false, true], [false, true])
    func rest(isIntent: Bool, isDeaf: Bool) async throws {
        let first = app.action("first", isIntent: isIntent, outcome: .answer("done")) { [work, deafWork] in
            await isDeaf ? deafWork.pass() : work.pass()
        }
        let shell = session(actions: [first])
        let line = take(["first", "echo rest"], in: shell)
        await isDeaf ? deafWork.waitForArrival() : work.waitForArrival()
        interrupts.interrupt()
        if isDeaf { clock.gate.open() }
        #expect(try await !line.value)
        await deafWork.open()
        #expect(shell.writes == Self.interrupted)
    }

    @Test("An interrupt at the end of a command rolls it back, and the rest of the line does not run")
    func lastMoment() async throws {
        let shell = session(actions: [leaving { [interrupts] in interrupts.interrupt() }])
        #expect(try await !take(["leave", "echo rest"], in: shell).value)
        #expect(app.titles == [["Home"]])
        #expect(shell.writes == Self.interrupted)
    }

    @Test("An interrupt between two commands keeps the first, and the second does not run")
    func between() async throws {
        let shell = session()
        app.root.onDisplay = { [interrupts, display = app.root.onDisplay] screen in
            display(screen)
            interrupts.interrupt()
        }
        #expect(try await !take(["show", "echo rest"], in: shell).value)
        #expect(shell.writes == [.output("Home\n")] + Self.interrupted)
    }

    @Test(
        "An interrupt stops the whole script with an error without a place, and keeps the commands before",
        arguments: [false, true])
    func source(keepsGoing: Bool) async throws {
        let folder = TemporaryFolder()
        let path = try folder.write("echo a\nleave\necho b", to: "script")
        let shell = session(actions: [leaving { [work] in await work.pass() }], keepsGoing: keepsGoing)
        try await interrupt(["source \(path)", "echo c"], in: shell)
        #expect(shell.writes == [.output("a\n")] + Self.interrupted)
        #expect(app.titles == [["Home"]])
        #expect(try await !take(["bakc"], in: shell).value)
        #expect(shell.errors.hasSuffix("\nerror: no command 'bakc' on Home; did you mean 'back'?\n"))
    }

    @Test("The session continues without abandoned work, even after a program that this work started ends")
    func abandonedAtTerminal() async throws {
        let (shell, execution) = (session(), CommandExecution())
        let command = try Command.reading("leave")
        execution.begin(
            ChallengeSession.Transaction(command, from: .prompt, in: shell.session.commands, within: nil), progress: nil
        )
        execution.interrupt()
        await execution.yieldingTerminal { execution.abandon() }
        #expect(execution.isAbandoned && !execution.isRunning)
        await execution.yieldingTerminal {}
        #expect(execution.isAbandoned)
    }

    @Test("An interrupt during the work of the first screen shows the screen as it is")
    func start() async throws {
        let shell = session()
        app.root.setNeedsDisplay()
        app.work = { [deafWork] in await deafWork.pass() }
        let start = Task { await shell.runInterruptibly(interrupts) { await shell.session.commands.start($0) } }
        await deafWork.waitForArrival()
        interrupts.interrupt()
        clock.gate.open()
        #expect(await !start.value)
        await deafWork.open()
        #expect(shell.writes == [.output("Home\n")] + Self.interrupted)
    }
}
