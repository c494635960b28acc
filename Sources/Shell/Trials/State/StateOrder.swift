package import ChallengeShellVerification

/// The order to explore a state.
package nonisolated struct StateOrder: Codable, Sendable {
    package let fingerprint: StateFingerprint
    package let lines: [String]
    /// True if the state itself is looked at, too: a walk begins there.
    package var isBeginning = false
    /// True if steps are tried.
    package var isExplored = false
    /// True if the invariants are held there.
    package var isInShare = true
    /// True if everything is tried, and not only what depends on the state.
    package var isFirstOfKind = true
    /// True if the screen was not explored in another state.
    package var isFirstOfScreen = true
    /// True if wrong words are tried for what is the same on every screen.
    package var isFirstOfLevel = true
    /// The actions that were tried with faults in a state of the kind.
    package var triedWithFaults: Set<String> = []
    /// How many steps are wanted at most; nil for all.
    package var stepLimit: Int?

    package init(fingerprint: StateFingerprint, lines: [String]) {
        (self.fingerprint, self.lines) = (fingerprint, lines)
    }

    /// True if there is anything to do.
    package var isWork: Bool { isBeginning || isExplored }
}

/// Everything that was tried in a state.
package nonisolated struct StateAnswer: Codable, Sendable {
    package var trials: [TrialAnswer] = []
    /// Evidence of the app's own rules, from all of it.
    package var facts = FactLog()
    package var times = StepTimes()
    /// The names of the events that were tracked.
    package var events: Set<String> = []
    /// How many steps were left out, as there were too many.
    package var omittedStepCount = 0
    /// True if it is not all, as the work was interrupted.
    package var isInterrupted = false

    package init(isInterrupted: Bool = false) { self.isInterrupted = isInterrupted }
}

/// The result of an experiment.
package nonisolated struct TrialAnswer: Codable, Sendable {
    /// True if it counts as a step.
    package var isStep = true
    package var reached: [ReachedState] = []
    /// The items that the walk did not know, and the lines that have reached them.
    package var coverage: [Coverage.Item] = []
    package var lines: [String] = []
    package var findings: [Found] = []
    /// The passage of the step; nil where it has failed, or nobody asks.
    package var passage: Passage?
    /// The same step with each fault; none where that was not tried.
    package var faults: [TrialAnswer] = []
    /// The action that was tried with faults; nil if there was none.
    package var faultyAction: String?
}
