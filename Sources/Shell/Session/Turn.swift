import ChallengeCore

/// The commands that are carried out together, and interrupted together: those of a line, or of a start-up file.
///
/// A turn that was given up goes on without effect: what it still writes down here, nobody reads.
final class Turn {
    /// The scripts that are being carried out, one within the other.
    var sources: [ScriptSource] = []
    /// Whether the command at work is to fail: then what fails in it is no news.
    var expectsFailure = false
    /// Whether the session goes on without it.
    private(set) var isGivenUp = false
    /// The commands at work: one, and those that have led to it.
    private(set) var commands: [Command] = []
    private var hasTold = false
    private var progress: Task<Void, Never>?
    private var checkpoint: Checkpoint?
    private var task: Task<Void, Never>?

    /// Whether a command is at work.
    var isAtWork: Bool { !commands.isEmpty }

    var isRunning: Bool { task != nil }

    /// Starts what the turn is for, and holds it.
    func start(_ work: @escaping () async -> Void) {
        task = Task {
            await work()
            task = nil
        }
    }

    /// Asks it to end.
    func cancel() { task?.cancel() }

    /// The session does not wait for it any longer.
    func giveUp() {
        isGivenUp = true
        stopProgress()
    }

    /// Whether nobody was told before that it was interrupted.
    func beginsToTell() -> Bool {
        defer { hasTold = true }
        return !hasTold
    }

    /// A command begins. `checkpoint` is what it can be taken back to, `progress` says that one has to wait for it.
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

    /// Takes back what the command that is at work has done.
    func undo() {
        checkpoint?.restore()
    }
}

extension Session {
    /// How long what was interrupted may take to end before the session goes on without it. With what the session
    /// itself does then it is less than the tenth of a second in which an answer seems to come at once.
    static let grace = Duration.milliseconds(60)

    /// Carries out what an interrupt ends; whether it succeeded.
    ///
    /// What is interrupted is cancelled. Should it not have ended after ``grace``, it is given up: the command at work
    /// is taken back, and the session goes on. The work is held until it ends, and can neither print nor navigate any
    /// more; what it still changes on a screen is news.
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

    /// Takes back what the command at work has done. What cannot be taken back is shown, but for a screen that waits for
    /// work that was given up.
    func takeBack(_ turn: Turn) {
        tellActivities()
        for listener in listeners { listener.discard() }
        if Task.isCancelled || turn.isGivenUp { log.forgetEvents() }
        turn.undo()
        displayChange()
    }

    /// Says, once a turn, that it was interrupted. Where is no matter: the line is not to blame.
    func reportInterruption() {
        guard turn.beginsToTell() else { return }
        report(.interruption)
    }
}
