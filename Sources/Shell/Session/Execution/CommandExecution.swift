package import ChallengeConsole

/// The work that an interrupt ends as a whole: the commands of a line, the start-up file, or all scripts.
///
/// The session's behaviour depends on the phase of the current execution. Only the methods of this type change the phase.
///
/// | input | idle | running | waiting | interrupted | abandoned |
/// |---|---|---|---|---|---|
/// | a command begins | running | running, the command nested in the one that sources it | – | – | – |
/// | a command ends | – | the outer command continues, or idle | – | rolled back; interrupted | no effect |
/// | Ctrl-C | interrupted: the next command does not begin | interrupted: the task is cancelled | the program's | – | – |
/// | still running after ``ExecutionController/grace`` | – | – | – | abandoned, rolled back by the session | – |
/// | the app has changed | news, shown after the app has settled | shown by the command | – | shown by the command | – |
/// | progress | – | shown after ``ProgressReporter/delay`` | not shown | shown | not shown |
///
/// Abandoned work is retained until it ends. It cannot print or navigate, because its screens have left their stacks. No
/// task reads the other changes of abandoned work in this session. A change of live screens by abandoned work is shown as
/// news.
package final class CommandExecution {
    private enum Phase {
        /// Idle while no command runs.
        case running
        /// A program uses the terminal.
        case waiting
        /// The work's task is cancelled.
        case interrupted
        /// The session continues, and does not wait for the work.
        case abandoned
        /// The work's task has ended.
        case ended
    }

    private var phase = Phase.running
    /// The transactions of the running commands, each nested in the one before it.
    private(set) var transactions: [Transaction] = []
    /// The request to which the work belongs; nil if the command has no id.
    private let request: ClientRequest?
    private var task: Task<Void, Never>?
    private var progress: Task<Void, Never>?
    private var hasReportedInterruption = false
    /// The number of files that the outermost `source` has run so far, including the files of nested `source` commands.
    var sourcedFileCount = 0

    package init(of request: ClientRequest? = nil) { self.request = request }

    /// True if the work belongs to a request. Another line may then cancel the work.
    var isOfRequest: Bool { request != nil }

    var isAbandoned: Bool { phase == .abandoned }

    /// True while a program uses the terminal and handles Ctrl-C.
    var isWaiting: Bool { phase == .waiting }

    /// True once the work's task has ended.
    package var hasEnded: Bool { phase == .ended }

    /// True if a command runs and the session waits for it.
    var isRunning: Bool { !isAbandoned && !transactions.isEmpty }

    /// Starts a task for the work, and retains the task until the work ends.
    package func start(_ work: @escaping () async -> Void) {
        task = Task {
            await work()
            task = nil
            (phase, transactions) = (.ended, [])
        }
    }

    package func interrupt() {
        task?.cancel()
        if !isAbandoned, !hasEnded { phase = .interrupted }
    }

    /// Begins a command.
    ///
    /// - Parameter progress: a task that shows progress. The end of the command cancels the task.
    package func begin(_ transaction: Transaction, progress: Task<Void, Never>?) {
        if transactions.isEmpty { hasReportedInterruption = false }
        change(to: transactions + [transaction])
        self.progress?.cancel()
        self.progress = progress
    }

    /// Ends the command that began last.
    package func end() {
        guard isRunning else { return }
        let outer = Array(transactions.dropLast())
        change(to: outer)
        if outer.isEmpty { request?.end() }
        stopProgress()
    }

    private func change(to transactions: [Transaction]) {
        guard !isAbandoned, !hasEnded else { return }
        self.transactions = transactions
        if isWaiting { phase = .running }
    }

    /// Runs work that uses the terminal and handles Ctrl-C.
    func yieldingTerminal<Result>(_ work: () async -> Result) async -> Result {
        stopProgress()
        if phase == .running { phase = .waiting }
        defer { if isWaiting { phase = .running } }
        return await work()
    }

    /// Lets the session continue without waiting for the work.
    package func abandon() {
        phase = .abandoned
        request?.end()
        stopProgress()
    }

    /// True if the caller must report the interrupt: for the first call since the outermost command began.
    func claimInterruptionReport() -> Bool {
        defer { hasReportedInterruption = true }
        return !hasReportedInterruption
    }

    func stopProgress() {
        progress?.cancel()
        progress = nil
    }
}

/// The context of a command: the command's origin, and the rules by which the command runs.
package struct CommandContext {
    package var execution: CommandExecution
    /// The nested scripts that contain the command, outermost first; empty for a typed command.
    package var sources: [ScriptSource] = []
    /// True if the command is expected to fail. Errors of the command are then not reported.
    var expectsFailure = false
    /// True for a command of the start-up file. The command's changes of settings are not reported.
    package var isStartup = false
    /// The reason why the command may not run programs or write files; nil if it may.
    package var refusal: ProgramRefusal?

    package init(execution: CommandExecution, sources: [ScriptSource] = []) {
        (self.execution, self.sources) = (execution, sources)
    }

    package var source: ScriptSource { sources.last ?? .prompt }
}

/// Runs one execution after the other. Each runs until it ends or is abandoned. See ``CommandExecution`` for the phases.
package final class ExecutionController {
    /// The time that interrupted work has to end. With the time for the session's own work, the total is less than a
    /// tenth of a second, which users perceive as immediate.
    package static let grace = Duration.milliseconds(60)

    private let clock: any Clock<Duration>
    package private(set) var current = CommandExecution()
    private var abandoned: [CommandExecution] = []
    package private(set) var news: Task<Void, Never>?

    init(clock: any Clock<Duration>) { self.clock = clock }

    /// Runs work that an interrupt cancels. Returns true if the work succeeded.
    ///
    /// - Parameters:
    ///   - request: the request to which the work belongs; nil if it belongs to no request.
    ///   - onAbandon: called when the work is abandoned, before this function returns.
    package func run(
        _ work: @escaping (CommandExecution) async -> Bool, of request: ClientRequest? = nil, interrupts: Interrupts,
        onAbandon: (CommandExecution) -> Void
    ) async -> Bool {
        let (execution, outer) = (CommandExecution(of: request), current)
        current = execution
        defer { current = outer }
        abandoned.removeAll(where: \.hasEnded)
        let outcome = Promise<Bool?>()
        execution.start { outcome.give(await work(execution)) }
        var deadline: Task<Void, Never>?
        let hasSucceeded = await interrupts.handing { [clock] in
            guard !execution.isWaiting else { return }
            execution.interrupt()
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

    /// Calls `show` when the app has settled. Does nothing while a command runs: a command shows changes itself.
    package func noteChange(settle: @escaping () async -> Void, show: @escaping () -> Void) {
        guard !current.isRunning, !current.isWaiting, news == nil else { return }
        news = Task { [weak self] in
            await settle()
            self?.news = nil
            show()
        }
    }

    package var canShowNews: Bool { !current.isRunning && !current.isWaiting && news == nil }
}
