import ChallengeCore

/// The execution of what is interrupted as one: the commands of a line, the start-up file, or all scripts.
///
/// What the session may do depends on the phase of the current execution, which only the methods here change:
///
/// | input | idle | running | abandoned |
/// |---|---|---|---|
/// | a command begins | running | running, the command nested in the one that sources it | – |
/// | a command ends | – | the outer command runs on, or idle | no effect |
/// | Ctrl-C | the task is cancelled: the next command does not begin | the task is cancelled: rolled back when it ends | – |
/// | still at work after ``ExecutionController/grace`` | – | abandoned, rolled back by the session | – |
/// | the app has changed | news, shown once the app has settled | shown by the command | – |
/// | progress | – | shown after ``ProgressReporter/delay`` | not shown |
///
/// While a command runs a program, Ctrl-C is the program's and does nothing here.
///
/// Abandoned work is held until it ends. It neither prints nor navigates: its screens have left their stacks, and
/// nobody reads what it still changes here. What it changes on a screen that is alive is news.
final class CommandExecution {
    private enum Phase {
        case idle
        /// The commands at work, each in the one that sources it; the last one runs.
        case running([Work])
        case abandoned([Work])
    }

    /// A command at work, and the script that it stands in.
    typealias Work = (command: Command, source: ScriptSource)

    private var phase = Phase.idle
    /// What the outermost command is the work of; nil for a command without an id.
    private let request: ClientRequest?
    private var task: Task<Void, Never>?
    /// The state to which a rollback of the command that began last returns.
    private var checkpoint: Checkpoint?
    private var progress: Task<Void, Never>?
    private var hasReportedInterruption = false
    /// Whether a program has the terminal: Ctrl-C is meant for that.
    private(set) var isYielding = false
    /// How many files the outermost `source` at work has begun to carry out, with those that they source.
    var sourcedFileCount = 0

    init(of request: ClientRequest? = nil) { self.request = request }

    /// The commands at work, the one that runs last.
    var commands: [Work] {
        switch phase {
        case .idle: []
        case .running(let commands), .abandoned(let commands): commands
        }
    }

    /// Whether another line may cancel the work.
    var isOfRequest: Bool { request != nil }

    var isRunning: Bool { if case .running = phase { true } else { false } }

    var isAbandoned: Bool { if case .abandoned = phase { true } else { false } }

    /// Whether the work has a task that has not ended.
    var hasTask: Bool { task != nil }

    /// Starts the work, and holds its task until it ends.
    func start(_ work: @escaping () async -> Void) {
        task = Task {
            await work()
            task = nil
        }
    }

    /// Cancels the work's task.
    func cancel() { task?.cancel() }

    /// A command begins.
    ///
    /// - Parameters:
    ///   - checkpoint: what ``rollBack()`` restores until the command ends.
    ///   - progress: shows that the command takes long; cancelled when it ends.
    func begin(_ work: Work, _ checkpoint: Checkpoint, progress: Task<Void, Never>?) {
        if commands.isEmpty { hasReportedInterruption = false }
        phase = .running(commands + [work])
        self.progress?.cancel()
        self.progress = progress
        self.checkpoint = checkpoint
    }

    /// The command that began last has ended; its effects are final.
    func end() {
        guard case .running(let commands) = phase else { return }
        phase = commands.count == 1 ? .idle : .running(commands.dropLast())
        if commands.count == 1 { request?.end() }
        stopProgress()
        checkpoint = nil
    }

    /// Runs work to which the terminal belongs, and Ctrl-C with it.
    func yieldingTerminal<Result>(_ work: () async -> Result) async -> Result {
        stopProgress()
        isYielding = true
        defer { isYielding = false }
        return await work()
    }

    /// The session goes on without the work.
    func abandon() {
        phase = .abandoned(commands)
        request?.end()
        stopProgress()
    }

    /// Restores the stacks as they were before the command that began last.
    func rollBack() { checkpoint?.restore() }

    /// Whether the interruption is to be reported now: true for the first call since the outermost command began.
    func claimInterruptionReport() -> Bool {
        defer { hasReportedInterruption = true }
        return !hasReportedInterruption
    }

    /// Shows no further progress of the command at work.
    func stopProgress() {
        progress?.cancel()
        progress = nil
    }
}

/// What a command is due to, and how it runs.
struct CommandContext {
    /// What the command is interrupted with.
    private(set) var execution: CommandExecution
    /// The scripts that the command stands in, each sourced by the one before; empty for a command that is typed.
    var sources: [ScriptSource] = []
    /// Whether the command is expected to fail; then its errors are not reported.
    var expectsFailure = false
    /// Whether the command is one of the start-up file, which does not say what it has set.
    var isStartup = false
    /// Why the command may not leave the session; nil where it may.
    var refusal: ProgramRefusal?

    /// Where the command stands.
    var source: ScriptSource { sources.last ?? .prompt }

    /// The same for a command that is interrupted by itself.
    func interrupted(with execution: CommandExecution) -> CommandContext {
        var context = self
        context.execution = execution
        return context
    }
}

/// Runs one execution after the other, each until it ends or is abandoned. See ``CommandExecution`` for the phases.
final class ExecutionController {
    /// How long interrupted work may take to end before it is abandoned. With what the session does then, less than
    /// the tenth of a second in which an answer seems immediate.
    static let grace = Duration.milliseconds(60)

    private let clock: any Clock<Duration>
    private(set) var current = CommandExecution()
    /// Those whose work has not ended.
    private var abandoned: [CommandExecution] = []
    /// Waits until changes that no command has made have settled, then shows them.
    private(set) var news: Task<Void, Never>?

    /// - Parameter clock: of the ``grace``.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Runs work that an interrupt cancels; whether it succeeded.
    ///
    /// - Parameters:
    ///   - request: what the work is that of.
    ///   - onAbandon: called when the work is abandoned, before this returns.
    func run(
        _ work: @escaping (CommandExecution) async -> Bool, of request: ClientRequest? = nil, interrupts: Interrupts,
        onAbandon: (CommandExecution) -> Void
    ) async -> Bool {
        let (execution, outer) = (CommandExecution(of: request), current)
        current = execution
        defer { current = outer }
        abandoned.removeAll { !$0.hasTask }
        let outcome = Promise<Bool?>()
        execution.start { outcome.give(await work(execution)) }
        var deadline: Task<Void, Never>?
        let hasSucceeded = await interrupts.handing { [clock] in
            guard !execution.isYielding else { return }
            execution.cancel()
            guard deadline == nil else { return }
            deadline = Task {
                if (try? await clock.sleep(for: Self.grace)) != nil { outcome.give(nil) }
            }
        } while: {
            await outcome.wait()
        }
        deadline?.cancel()
        guard let hasSucceeded else {
            execution.abandon()
            abandoned.append(execution)
            onAbandon(execution)
            return false
        }
        return hasSucceeded
    }

    /// The app has changed: unless a command is at work, waits until it has settled, and then calls `show`.
    func noteChange(settle: @escaping () async -> Void, show: @escaping () -> Void) {
        guard !current.isRunning, news == nil else { return }
        news = Task { [weak self] in
            await settle()
            self?.news = nil
            show()
        }
    }

    /// Whether news may be shown: no command is at work, and the app has settled.
    var canShowNews: Bool { !current.isRunning && news == nil }
}
