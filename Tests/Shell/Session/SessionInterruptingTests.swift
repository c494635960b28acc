import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeShell

// The limit is for a session that never comes back from what is interrupted here.
@Suite("A session that is interrupted", .limited)
struct SessionInterruptingTests {
    private static let interrupted = [Written.Piece.error("error: interrupted\n")]

    private let root = RootDouble()
    private let interrupts = Interrupts()
    private let clock = ManualClock()
    /// What the work of a command waits for, until it is cancelled.
    private let work = Gate()
    /// What the work of a command waits for, cancelled or not.
    private let deafWork = DeafGate()

    private func session(actions: [Action] = [], keepsGoing: Bool = false) -> SessionUnderTest {
        root.screens = [[.stub(.stub("Home", actions: actions))]]
        return SessionUnderTest(root, keepsGoing: keepsGoing, isInteractive: true, clock: clock)
    }

    /// Carries out commands as those of one line; whether all succeeded.
    private func take(_ commands: [String], in shell: SessionUnderTest) -> Task<Bool, any Error> {
        Task {
            let commands = try commands.map { try Command.reading($0) }
            return await shell.runInterruptibly(interrupts) {
                await shell.session.commands.run(commands, in: CommandContext(execution: $0))
            }
        }
    }

    /// An action that goes elsewhere, says so, and then waits.
    private func leaving(_ wait: @escaping () async -> Void) -> Action {
        Action(name: "leave", help: "Leave") { [root] in
            root.onNavigation(.redirect(from: Wish.list, to: Place.list))
            root.push(.stub("Elsewhere"))
            await wait()
        }
    }

    @Test("is where it was before the command, and prints nothing but that it was interrupted")
    func takenBack() async throws {
        let shell = session(actions: [leaving { [work] in await work.pass() }])
        let line = take(["leave"], in: shell)
        await work.waitForArrival()
        interrupts.interrupt()
        #expect(try await !line.value)
        #expect(root.screens[0].map(\.rendering.title) == ["Home"])
        #expect(shell.writes == Self.interrupted)
    }

    @Test("goes on after a while without a command that does not end, and takes it back")
    func givenUp() async throws {
        let shell = session(actions: [leaving { [deafWork] in await deafWork.pass() }])
        let line = take(["leave"], in: shell)
        await deafWork.waitForArrival()
        interrupts.interrupt()
        #expect(shell.writes.isEmpty)
        clock.gate.open()
        #expect(try await !line.value)
        #expect(root.screens[0].map(\.rendering.title) == ["Home"])
        #expect(shell.writes == Self.interrupted)

        #expect(try await take(["echo a"], in: shell).value)
        await deafWork.open()
        #expect(try await take(["echo b"], in: shell).value)
        #expect(root.screens[0].map(\.rendering.title) == ["Home"])
        #expect(shell.output == "a\nb\n")
        #expect(shell.errors == "error: interrupted\n")
    }

    @Test("lets nothing follow from a command that it has given up", arguments: [false, true])
    func nothingFollows(isIntent: Bool) async throws {
        let slow = Action(ActionDescription(name: "slow", help: "Wait", isIntent: isIntent)) { [deafWork] _ in
            await deafWork.pass()
            return .answer("done")
        }
        let shell = session(actions: [slow])
        let line = take(["slow", "echo rest"], in: shell)
        await deafWork.waitForArrival()
        interrupts.interrupt()
        clock.gate.open()
        #expect(try await !line.value)
        await deafWork.open()
        #expect(shell.writes == Self.interrupted)
    }

    @Test("does not answer, and does not carry out what comes after in the line", arguments: [false, true])
    func rest(isIntent: Bool) async throws {
        let first = Action(ActionDescription(name: "first", help: "Wait", isIntent: isIntent)) { [work] _ in
            await work.pass()
            return .answer("done")
        }
        let shell = session(actions: [first])
        let line = take(["first", "echo rest"], in: shell)
        await work.waitForArrival()
        interrupts.interrupt()
        #expect(try await !line.value)
        #expect(shell.writes == Self.interrupted)
    }

    @Test("says so once, however often it is interrupted")
    func often() async throws {
        let shell = session(actions: [leaving { [deafWork] in await deafWork.pass() }])
        let line = take(["leave"], in: shell)
        await deafWork.waitForArrival()
        for _ in 0..<5 { interrupts.interrupt() }
        clock.gate.open()
        #expect(try await !line.value)
        interrupts.interrupt()
        await deafWork.open()
        #expect(shell.writes == Self.interrupted)
    }

    @Test("as its command ends has carried it out, or taken it back, and does not carry out the rest")
    func lastMoment() async throws {
        let shell = session(actions: [leaving { [interrupts] in interrupts.interrupt() }])
        #expect(try await !take(["leave", "echo rest"], in: shell).value)
        #expect(root.screens[0].map(\.rendering.title) == ["Home"])
        #expect(shell.writes == Self.interrupted)
    }

    @Test("between two commands keeps the first, and says that the second is left out")
    func between() async throws {
        let shell = session()
        root.onDisplay = { [interrupts, display = root.onDisplay] screen in
            display(screen)
            interrupts.interrupt()
        }
        #expect(try await !take(["show", "echo rest"], in: shell).value)
        #expect(shell.writes == [.output("Home\n")] + Self.interrupted)
    }

    @Test("takes no notice where nothing is at work")
    func idle() async throws {
        let shell = session()
        interrupts.interrupt()
        #expect(try await take(["echo a"], in: shell).value)
        interrupts.interrupt()
        #expect(try await take(["echo b"], in: shell).value)
        #expect(shell.writes == [.output("a\n"), .output("b\n")])
    }

    @Test(
        "stops the whole of a script, says so without a place, and keeps what the script had done before",
        arguments: [false, true])
    func source(keepsGoing: Bool) async throws {
        let folder = TemporaryFolder()
        let path = try folder.write("echo a\nleave\necho b", to: "script")
        let shell = session(actions: [leaving { [work] in await work.pass() }], keepsGoing: keepsGoing)
        let line = take(["source \(path)", "echo c"], in: shell)
        await work.waitForArrival()
        interrupts.interrupt()
        #expect(try await !line.value)
        #expect(shell.writes == [.output("a\n")] + Self.interrupted)
        #expect(try await !take(["bakc"], in: shell).value)
        #expect(shell.errors.hasSuffix("\nerror: no command 'bakc' on Home; did you mean 'back'?\n"))
    }

    @Test("in its first screen's work shows what there is of it")
    func start() async throws {
        let shell = session()
        root.setNeedsDisplay()
        root.work = { [deafWork] in await deafWork.pass() }
        let start = Task { await shell.runInterruptibly(interrupts) { await shell.session.commands.start($0) } }
        await deafWork.waitForArrival()
        interrupts.interrupt()
        clock.gate.open()
        #expect(await !start.value)
        await deafWork.open()
        #expect(shell.writes == [.output("Home\n")] + Self.interrupted)
    }
}
