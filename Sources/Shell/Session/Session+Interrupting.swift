import ChallengeCore

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
