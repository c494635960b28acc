@testable import ChallengeSession
@testable import ChallengeShellTestSupport

@Suite("The changes of a command", .limited)
struct TransactionTests {
    private let app = AppUnderTest()
    private let shell: SessionUnderTest
    private var runner: CommandRunner { shell.session.commands }

    init() { shell = SessionUnderTest(app) }

    private func begin(_ line: String, within outer: ChallengeSession.Transaction? = nil, isTrial: Bool = false) throws
        -> ChallengeSession.Transaction
    {
        Transaction(try Command.reading(line), from: .prompt, in: runner, within: outer, isTrial: isTrial)
    }

    /// Makes a change of each kind.
    private func change() {
        app.push(.stub("Elsewhere"))
        runner.settings.isTracing = true
        runner.values.exitStatus = 3
        app.root.instrumentation.faults.fault = .offline
    }

    private var isChanged: [Bool] {
        [
            app.root.depth > 0, runner.settings.isTracing, runner.exitStatus != nil,
            app.root.instrumentation.faults.fault != nil,
        ]
    }

    @Test("All changes are rolled back together, and an interrupted exit still ends the session")
    func rolledBack() throws {
        var transaction = try begin("leave")
        change()
        #expect(isChanged == [true, true, true, true])
        transaction.rollBack(isInterrupted: false)
        #expect(isChanged == [false, false, false, false])
        transaction = try begin("exit 3")
        change()
        transaction.rollBack(isInterrupted: true)
        #expect(isChanged == [false, false, true, false])
    }

    @Test("Committed changes stay, even if the outer command is rolled back")
    func committed() throws {
        let outer = try begin("source a")
        let inner = try begin("leave", within: outer)
        change()
        inner.commit()
        outer.rollBack(isInterrupted: false)
        #expect(isChanged == [true, true, true, true])
    }

    @Test("An outer command with redirected output rolls all changes back, at any depth")
    func isolated() throws {
        let outermost = try begin("source a > b")
        outermost.divert(to: outermost.command.target)
        let inner = try begin("leave", within: try begin("source b", within: outermost))
        change()
        inner.commit()
        outermost.rollBack(isInterrupted: false)
        #expect(isChanged == [false, false, false, false])
    }

    @Test("A trial rolls all changes back, even committed ones")
    func trial() throws {
        let expectation = try begin("expect fails source a")
        let trial = try begin("source a", isTrial: true)
        let inner = try begin("leave", within: expectation)
        change()
        inner.commit()
        trial.rollBack(isInterrupted: false)
        #expect(isChanged == [false, false, false, false])
    }
}

@Suite("A command with a timeout", .limited)
struct CommandTimeoutTests {
    private static let error = "error: cancelled after 2.5 s (--timeout)"

    private let app = AppUnderTest()
    private let clock = ManualClock()
    private let work = Gate()
    private let deafWork = DeafGate()

    /// Returns a session in which the timeout of a command ends as soon as it waits, and no other's.
    private func session() -> SessionUnderTest {
        let actions = [
            app.action("work") { [app, work] in
                app.push(.stub("Elsewhere"))
                await work.pass()
            },
            app.action("linger") { [app, work, clock] in
                app.push(.stub("Elsewhere"))
                clock.gate.open()
                await work.pass()
                clock.gate.close()
            },
            app.action("sleep", outcome: .answer("done")) { [app, deafWork, clock] in
                app.push(.stub("Elsewhere"))
                clock.gate.open()
                await deafWork.pass()
            },
        ]
        app.show(.stub("Home", actions: actions))
        return SessionUnderTest(app, keepsGoing: true, timeout: .seconds(2.5), clock: clock)
    }

    @Test("A command has the whole time, undisturbed")
    func inTime() async throws {
        let shell = session()
        work.open()
        #expect(try await shell.run("work; back; echo a"))
        #expect(shell.errors.isEmpty && shell.output.hasSuffix("a\n"))
    }

    @Test(
        "At its timeout a command is cancelled and rolled back, whether it obeys or not",
        arguments: ["linger", "sleep"])
    func late(command: String) async throws {
        let shell = session()
        #expect(try await !shell.run(command))
        clock.gate.close()
        #expect(try await shell.run("echo a"))
        await deafWork.open()
        #expect(try await shell.run("echo b"))
        #expect(shell.output == "a\nb\n")
        #expect(shell.errors.hasPrefix("test.chal:1:1: \(Self.error)\n"))
        #expect(app.titles == [["Home"]])
        #expect(shell.session.commands.status == 1)
    }

    @Test("A command in a sourced file fails alone, and the file continues")
    func sourced() async throws {
        let folder = TemporaryFolder()
        try folder.write("echo a\nlinger\necho b\n", to: "inner.chal")
        let shell = session()
        #expect(try await !shell.run("source \(folder.path(of: "inner.chal")); echo c"))
        #expect(shell.output == "a\nb\nc\n")
        #expect(shell.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
    }
}
