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
