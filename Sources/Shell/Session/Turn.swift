import ChallengeCore

/// The execution of commands that are interrupted together: those of a line, or of the start-up file.
///
/// A turn that was given up goes on without effect until its work ends; what it still changes here has no reader.
final class Turn {
    /// The scripts that are running, one within the other.
    var sources: [ScriptSource] = []
    /// Whether the command at work is expected to fail: then its errors are not reported.
    var expectsFailure = false
    /// Whether the session goes on without it.
    private(set) var isGivenUp = false
    /// The commands at work: those that source a script, and last the one that runs now.
    private(set) var commands: [Command] = []
    private var hasTold = false
    private var progress: Task<Void, Never>?
    private var checkpoint: Checkpoint?
    private var task: Task<Void, Never>?

    /// Whether a command is at work.
    var isAtWork: Bool { !commands.isEmpty }

    var isRunning: Bool { task != nil }

    /// Starts the work of the turn, and holds its task.
    func start(_ work: @escaping () async -> Void) {
        task = Task {
            await work()
            task = nil
        }
    }

    /// Cancels the work.
    func cancel() { task?.cancel() }

    /// Ends the session's interest in the turn: see ``isGivenUp``.
    func giveUp() {
        isGivenUp = true
        stopProgress()
    }

    /// Whether its interruption is still to be reported. True once.
    func beginsToTell() -> Bool {
        defer { hasTold = true }
        return !hasTold
    }

    /// A command begins. `checkpoint` is the state to roll back to, `progress` shows that the command takes long.
    func begin(_ command: Command, _ checkpoint: Checkpoint, progress: Task<Void, Never>?) {
        if commands.isEmpty { hasTold = false }
        commands.append(command)
        stopProgress()
        self.progress = progress
        self.checkpoint = checkpoint
    }

    /// The command that began last has ended: what it has done stays.
    func end() {
        commands.removeLast()
        stopProgress()
        checkpoint = nil
    }

    private func stopProgress() {
        progress?.cancel()
        progress = nil
    }

    /// Rolls the stacks back to where they were before the command at work.
    func undo() {
        checkpoint?.restore()
    }
}

extension Session {
    /// How long interrupted work may take to end before it is given up. With what the session does then it is less than
    /// the tenth of a second in which an answer seems immediate.
    static let grace = Duration.milliseconds(60)

    /// Runs work that an interrupt cancels, as a turn; whether it succeeded.
    ///
    /// Cancelled work that has not ended after ``grace`` is given up: the command at work is rolled back, and the
    /// session goes on. The work is held until it ends, and can neither print nor navigate any more; what it still
    /// changes on a screen is news.
    func take(_ interrupts: Interrupts, turn work: @escaping () async -> Bool) async -> Bool {
        let turn = Turn()
        self.turn = turn
        givenUp.removeAll { !$0.isRunning }
        let outcome = Promise<Bool?>()
        turn.start { outcome.give(await work()) }
        var deadline: Task<Void, Never>?
        let hasSucceeded = await interrupts.handing { [clock = options.clock] in
            turn.cancel()
            guard deadline == nil else { return }
            deadline = Task {
                if (try? await clock.sleep(for: Self.grace)) != nil { outcome.give(nil) }
            }
        } while: {
            await outcome.wait()
        }
        deadline?.cancel()
        if hasSucceeded == nil { giveUp(turn) }
        hasJustFailed = hasSucceeded != true
        return !hasJustFailed
    }

    private func giveUp(_ turn: Turn) {
        turn.giveUp()
        givenUp.append(turn)
        takeBack(turn)
        self.turn = Turn()
        reportInterruption()
        for command in turn.commands.reversed() { tell(.result(command, succeeded: false, duration: .zero)) }
        flush()
    }

    /// Rolls back the command at work. A change that cannot be rolled back is shown, unless the screen waits for work
    /// that was given up.
    func takeBack(_ turn: Turn) {
        tellActivities()
        for listener in listeners { listener.discard() }
        if Task.isCancelled || turn.isGivenUp { log.forgetEvents() }
        turn.undo()
        displayChange()
    }

    /// Reports, once a turn, that it was interrupted; without a place, as no line is at fault.
    func reportInterruption() {
        guard turn.beginsToTell() else { return }
        report(.interruption)
    }
}
