@testable import ChallengeConsole
@testable import ChallengePrompt
import ChallengeRecording
@testable import ChallengeSession

/// A session that drives a test's app and records the output.
final class SessionUnderTest {
    let app: AppUnderTest
    let session: Session
    let history: History
    let written: Written
    /// The loop that runs the lines of an interactive session.
    let loop: InteractiveLoop?
    /// The context of commands that no interrupt ends.
    let context: CommandContext

    init(
        _ app: AppUnderTest = AppUnderTest(), traits: OutputTraits = .stub(), format: OutputTraits.Format = .text,
        width: Int? = nil, keepsGoing: Bool = false,
        isInteractive: Bool = false, isPaced: Bool = false, isStrict: Bool = false,
        home: String? = nil, startupFile: String? = nil,
        without omitted: Set<OptionalCommand> = [], sourceMark: String? = nil,
        timeout: Duration? = nil, clock: any Clock<Duration> = ManualClock(),
        interrupts: Interrupts = Interrupts()
    ) {
        let written = Written()
        let console = Console(isErrorTerminal: true, sink: written.append)
        var settings = SessionSettings()
        settings.display = .stub(width: width, format: format)
        history = History(path: nil) { _ in }
        var options = SessionOptions(
            traits: traits, settings: settings, commands: SessionCommand.all(history: history, without: omitted))
        options.keepsGoing = keepsGoing
        options.isInteractive = isInteractive
        options.home = HomeFolder(path: home)
        if let startupFile { (options.startupFile, options.savingRefusal) = (StartupFile(path: startupFile), nil) }
        options.isStrict = isStrict
        options.sourceMark = sourceMark
        options.timeout = timeout
        options.clock = clock
        self.app = app
        self.written = written
        app.root.markDisplayed()
        var session = Session(
            root: app.root,
            output: Output(traits: traits, settings: settings, terminalWidth: { _ in nil }, console: console),
            options: options)
        if isPaced {
            session.scripts.presenter = Pace(of: session, control: nil).presenter
        }
        self.session = session
        context = CommandContext(execution: session.executions.current)
        loop = isInteractive ? InteractiveLoop(session, interrupts: interrupts, isRecorded: false) : nil
    }

    var root: RootContainer { app.root }
    /// The text on standard output.
    var output: String { written.text(of: .output) }
    /// The text on standard error.
    var errors: String { written.text(of: .error) }
    var writes: [Written.Piece] { written.pieces }

    /// Waits for the first write.
    func firstWrite() async { await written.first.pass() }

    /// Runs a script named `test.chal`.
    @discardableResult
    func run(_ script: String) async throws -> Bool {
        try await session.scripts.run(
            ScriptSource(name: "test.chal", origin: .script), ScriptReader(text: script), in: context
        ).hasSucceeded
    }

    /// Runs the lines of `test.chal` as they arrive. Returns true if nothing has failed except JSON objects.
    @discardableResult
    func run(_ lines: @escaping () async throws(SystemError) -> [UInt8]) async throws -> Bool {
        try await session.scripts.run(
            ScriptSource(name: "test.chal", origin: .script), ScriptReader(fill: lines), in: context
        ).hasSucceeded
    }

    /// Runs a command as if it were typed at the prompt.
    @discardableResult
    func type(_ line: String) async throws -> Bool {
        await session.commands.run(try Command.reading(line), in: context)
    }

    /// Runs work that an interrupt cancels, as the interactive loop does.
    func runInterruptibly(
        _ interrupts: Interrupts, _ work: @escaping (CommandExecution) async -> Bool
    ) async -> Bool {
        await session.executions.run(work, interrupts: interrupts) { session.commands.abandon($0) }
    }
}
