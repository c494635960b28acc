package import ChallengeVerification

/// The work that a walk orders in one state.
package nonisolated struct StateOrder: Codable, Sendable {
    package let fingerprint: StateFingerprint
    package let lines: [String]
    /// True if a walk begins in the state, so that the state itself is inspected too.
    package var isBeginning = false
    /// True if the steps of the state are tried.
    package var isExplored = false
    /// True if the invariants are checked in the state.
    package var isInShare = true
    /// True if all steps are tried, not only the steps that depend on the state.
    package var isFirstOfKind = true
    /// True if no other state with this screen on top was explored before.
    package var isFirstOfScreen = true
    /// True if the global commands are also tried with wrong arguments.
    package var isFirstOfLevel = true
    /// The actions that were tried with faults in another state of the same kind.
    package var triedWithFaults: Set<String> = []
    /// The maximum number of steps; nil for all.
    package var stepLimit: Int?

    package init(fingerprint: StateFingerprint, lines: [String]) {
        (self.fingerprint, self.lines) = (fingerprint, lines)
    }

    /// True if there is anything to do.
    package var isWork: Bool { isBeginning || isExplored }
}

/// The results of everything tried in a state.
package nonisolated struct StateAnswer: Codable, Sendable {
    package var trials: [TrialAnswer] = []
    /// All evidence for the app's own rules.
    package var facts = FactLog()
    package var times = StepTimes()
    /// The names of the tracked events.
    package var events: Set<String> = []
    /// The number of steps left out because the state had too many steps.
    package var omittedStepCount = 0
    /// True if the answer is incomplete because the work was interrupted.
    package var isInterrupted = false

    package init(isInterrupted: Bool = false) { self.isInterrupted = isInterrupted }
}

/// The result of an experiment.
package nonisolated struct TrialAnswer: Codable, Sendable {
    /// True if the trial counts as a step.
    package var isStep = true
    package var reached: [ReachedState] = []
    /// The coverage items that were new to the walk, and the lines that reached the items.
    package var coverage: [Coverage.Item] = []
    package var lines: [String] = []
    package var findings: [Found] = []
    /// The passage of the step; nil if the step failed or no passage is needed.
    package var passage: Passage?
    /// The results of the step with each fault; empty if no fault was tried.
    package var faults: [TrialAnswer] = []
    /// The action that was tried with faults; nil if no action was.
    package var faultyAction: String?
}
