import ChallengeCore
import Testing

@testable import ChallengeLanguage
@testable import ChallengeSession
@testable import SessionTestSupport
@testable import ShellTestSupport

@Suite("The changes of a command")
struct TransactionTests {
    private let root = RootDouble.stack("Home")
    private let shell: SessionUnderTest
    private var runner: CommandRunner { shell.session.commands }

    init() { shell = SessionUnderTest(root) }

    private func begin(_ line: String, within outer: Transaction? = nil, isTrial: Bool = false) throws -> Transaction {
        Transaction(
            try Command.reading(line), from: .prompt, in: runner, within: outer, isTrial: isTrial)
    }

    /// Changes something of each kind.
    private func change() {
        root.push(.stub("Elsewhere"))
        runner.values.session.isTracing = true
        runner.values.exitStatus = 3
        root.instrumentation.faults.fault = .offline
    }

    private var isChanged: [Bool] {
        [
            root.depth > 0, runner.values.session.isTracing, runner.exitStatus != nil,
            root.instrumentation.faults.fault != nil,
        ]
    }

    @Test("are rolled back as one")
    func rolledBack() throws {
        let transaction = try begin("leave")
        change()
        #expect(isChanged == [true, true, true, true])
        transaction.rollBack(isInterrupted: false)
        #expect(isChanged == [false, false, false, false])
    }

    @Test("keep the end of the session where that was interrupted, as whoever interrupts it leaves all the more")
    func interrupted() throws {
        let transaction = try begin("exit 3")
        change()
        transaction.rollBack(isInterrupted: true)
        #expect(isChanged == [false, false, true, false])
    }

    @Test("stay where they were committed, also if the command around it is rolled back")
    func committed() throws {
        let outer = try begin("source a")
        let inner = try begin("leave", within: outer)
        change()
        inner.commit()
        outer.rollBack(isInterrupted: false)
        #expect(isChanged == [true, true, true, true])
    }

    @Test("are rolled back with a command around it whose output goes elsewhere, however deep they are")
    func isolated() throws {
        let outermost = try begin("source a > b")
        outermost.divert(to: outermost.command.target)
        let inner = try begin("leave", within: try begin("source b", within: outermost))
        change()
        inner.commit()
        outermost.rollBack(isInterrupted: false)
        #expect(isChanged == [false, false, false, false])
    }

    @Test("are rolled back with a trial, also if they were committed in it")
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
