package import ChallengeShellOutput
package import ChallengeShellConsole
import ChallengeCore

/// The execution of what is interrupted as one: the commands of a line, the start-up file, or all scripts.
///
/// What the session may do depends on the phase of the current execution, which only the methods here change:
///
/// | input | idle | running | waiting | interrupted | abandoned |
/// |---|---|---|---|---|---|
/// | a command begins | running | running, the command nested in the one that sources it | – | – | – |
/// | a command ends | – | the outer command runs on, or idle | – | rolled back; interrupted | no effect |
/// | Ctrl-C | interrupted: the next command does not begin | interrupted: the task is cancelled | the program's | – | – |
/// | still at work after ``ExecutionController/grace`` | – | – | – | abandoned, rolled back by the session | – |
/// | the app has changed | news, shown once the app has settled | shown by the command | – | shown by the command | – |
/// | progress | – | shown after ``ProgressReporter/delay`` | not shown | shown | not shown |
///
/// Abandoned work is held until it ends. It neither prints nor navigates: its screens have left their stacks, and
/// nobody reads what it still changes here. What it changes on a screen that is alive is news.
package final class CommandExecution {
    /// The transactions are those of the commands at work, each in the one that sources it; the last command runs.
    private enum Phase {
        case idle
        case running([Transaction])
        /// A program has the terminal.
        case waiting([Transaction])
        /// The task is cancelled.
        case interrupted([Transaction])
        /// The session goes on without the work.
        case abandoned([Transaction])
        /// The task has ended.
        case ended
    }

    private var phase = Phase.idle
    /// Nil for a command without an id.
    private let request: ClientRequest?
    private var task: Task<Void, Never>?
    private var progress: Task<Void, Never>?
    private var hasReportedInterruption = false
    /// How many files the outermost `source` has begun to carry out, with those that they source.
    var sourcedFileCount = 0

    package init(of request: ClientRequest? = nil) { self.request = request }

    /// The commands at work, the one that runs last.
    var transactions: [Transaction] {
        switch phase {
        case .idle, .ended: []
        case .running(let all), .waiting(let all), .interrupted(let all), .abandoned(let all): all
        }
    }

    /// True if another line may cancel the work.
    var isOfRequest: Bool { request != nil }

    var isAbandoned: Bool { if case .abandoned = phase { true } else { false } }

    /// True while a program has the terminal: Ctrl-C is meant for that.
    var isWaiting: Bool { if case .waiting = phase { true } else { false } }

    /// True once the work's task has ended.
    package var hasEnded: Bool { if case .ended = phase { true } else { false } }

    /// True if a command is at work that the session waits for.
    var isRunning: Bool { !isAbandoned && !transactions.isEmpty }

    /// Starts the work, and holds its task until it ends.
    package func start(_ work: @escaping () async -> Void) {
        task = Task {
            await work()
            task = nil
            phase = .ended
        }
    }

    /// Cancels the work's task.
    package func interrupt() {
        task?.cancel()
        if !isAbandoned, !hasEnded { phase = .interrupted(transactions) }
    }

    /// A command begins.
    ///
    /// - Parameter progress: shows that the command takes long; cancelled when it ends.
    package func begin(_ transaction: Transaction, progress: Task<Void, Never>?) {
        if transactions.isEmpty { hasReportedInterruption = false }
        change(to: transactions + [transaction])
        self.progress?.cancel()
        self.progress = progress
    }

    /// The command that began last has ended.
    package func end() {
        guard isRunning else { return }
        let outer = Array(transactions.dropLast())
        change(to: outer)
        if outer.isEmpty { request?.end() }
        stopProgress()
    }

    private func change(to transactions: [Transaction]) {
        switch phase {
        case .interrupted: phase = .interrupted(transactions)
        case .abandoned, .ended: break
        case .idle, .running, .waiting: phase = transactions.isEmpty ? .idle : .running(transactions)
        }
    }

    /// The terminal belongs to the work, and Ctrl-C with it.
    func yieldingTerminal<Result>(_ work: () async -> Result) async -> Result {
        stopProgress()
        switch phase {
        case .idle, .running: phase = .waiting(transactions)
        // Work that was cut off stays so, whatever it still does.
        case .waiting, .interrupted, .abandoned, .ended: break
        }
        defer { if isWaiting { change(to: transactions) } }
        return await work()
    }

    /// The session goes on without the work.
    package func abandon() {
        phase = .abandoned(transactions)
        request?.end()
        stopProgress()
    }

    /// True if the interruption is to be reported now: for the first call since the outermost command began.
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
package struct CommandContext {
    package var execution: CommandExecution
    /// The scripts that the command stands in, each sourced by the one before; empty for a command that is typed.
    package var sources: [ScriptSource] = []
    /// True if the command is expected to fail; then its errors are not reported.
    var expectsFailure = false
    /// True for a command of the start-up file, which does not say what it has set.
    package var isStartup = false
    /// Why the command may not leave the session; nil where it may.
    package var refusal: ProgramRefusal?

    package init(execution: CommandExecution, sources: [ScriptSource] = []) {
        (self.execution, self.sources) = (execution, sources)
    }

    package var source: ScriptSource { sources.last ?? .prompt }
}

/// Runs one execution after the other, each until it ends or is abandoned. See ``CommandExecution`` for the phases.
package final class ExecutionController {
    /// How long interrupted work may take to end. With what the session does then, less than the tenth of a second in which
    /// an answer seems immediate.
    package static let grace = Duration.milliseconds(60)

    private let clock: any Clock<Duration>
    package private(set) var current = CommandExecution()
    private var abandoned: [CommandExecution] = []
    package private(set) var news: Task<Void, Never>?

    init(clock: any Clock<Duration>) { self.clock = clock }

    /// Runs work that an interrupt cancels; true if it succeeded.
    ///
    /// - Parameters:
    ///   - request: what the work is that of, if anything.
    ///   - onAbandon: called when the work is abandoned, before this returns.
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

    /// Calls `show` once the app has settled, unless a command is at work.
    package func noteChange(settle: @escaping () async -> Void, show: @escaping () -> Void) {
        guard !current.isRunning, news == nil else { return }
        news = Task { [weak self] in
            await settle()
            self?.news = nil
            show()
        }
    }

    package var canShowNews: Bool { !current.isRunning && news == nil }
}
