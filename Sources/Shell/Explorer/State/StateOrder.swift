import ChallengeShellVerification

/// The order to explore a state.
nonisolated struct StateOrder: Codable, Sendable {
    let fingerprint: StateFingerprint
    let lines: [String]
    /// True if the state itself is looked at, too: a walk begins there.
    var isBeginning = false
    /// True if steps are tried.
    var isExplored = false
    /// True if the invariants are held there.
    var isInShare = true
    /// True if everything is tried, and not only what depends on the state.
    var isFirstOfKind = true
    /// True if the screen was not explored in another state.
    var isFirstOfScreen = true
    /// True if wrong words are tried for what is the same on every screen.
    var isFirstOfLevel = true
    /// The actions that were tried with faults in a state of the kind.
    var triedWithFaults: Set<String> = []
    /// How many steps are wanted at most; nil for all.
    var stepLimit: Int?

    /// True if there is anything to do.
    var isWork: Bool { isBeginning || isExplored }
}

/// Everything that was tried in a state.
nonisolated struct StateAnswer: Codable, Sendable {
    var trials: [TrialAnswer] = []
    /// What all of it tells of the app's own rules.
    var facts = FactLog()
    /// How many steps were left out, as there were too many.
    var omittedStepCount = 0
    /// True if it is not all, as the work was interrupted.
    var isInterrupted = false
}

/// What an experiment has shown.
nonisolated struct TrialAnswer: Codable, Sendable {
    /// True if it counts as a step.
    var isStep = true
    var reached: [ReachedState] = []
    /// What was reached that the walk did not know, and the lines that have reached it.
    var coverage: [Coverage.Item] = []
    var lines: [String] = []
    var findings: [Found] = []
    /// Where the step has led; nil where it has failed, or nobody asks.
    var passage: Passage?
    /// The same step with each fault; none where that was not tried.
    var faults: [TrialAnswer] = []
    /// What was tried with faults: the action; nil where nothing was.
    var faultyAction: String?
}
