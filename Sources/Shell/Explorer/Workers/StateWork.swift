import ChallengeVerification

nonisolated struct StateWork: Codable, Sendable {
    let lines: [String]
    /// True if a walk begins in the state, so that the state itself is inspected too.
    var isBeginning = false
    /// True if the steps of the state are tried.
    var isExplored = false
    /// True if the invariants are checked in the state.
    var isInShare = true
    /// True if all steps are tried, not only the steps that depend on the state.
    var isFirstOfKind = true
    /// True if the global commands are also tried with wrong arguments.
    var isFirstOfLevel = true
    /// The actions that were tried with faults in another state of the same kind.
    var triedWithFaults: Set<String> = []
    /// The maximum number of steps; nil for all.
    var stepLimit: Int?
}

nonisolated struct StateResult: Codable, Sendable {
    var trials: [TrialResult] = []
    /// All evidence for the app's own rules.
    var facts = FactLog()
    /// The names of the tracked events.
    var events: Set<String> = []
    /// The number of steps left out because the state had too many steps.
    var omittedStepCount = 0
    /// True if the result is incomplete because the work was interrupted.
    var isInterrupted = false
    /// True if a line that leads to the state has ended a process before, so that the steps were not tried.
    var isUnreachable = false
}

nonisolated struct TrialResult: Codable, Sendable {
    /// True if the trial counts as a step.
    var isStep = true
    var reached: [ReachedState] = []
    /// The coverage items that were new to the walk, and the lines that reached the items.
    var coverage: [Coverage.Item] = []
    var lines: [String] = []
    /// The screen and the action of a step that tests need: `BookList search TEXT`. Nil for other trials.
    var action: String?
    var discoveries: [Discovery] = []
    /// The results of the step with each fault; empty if no fault was tried.
    var faults: [TrialResult] = []
    /// The action that was tried with faults; nil if no action was.
    var faultyAction: String?
    /// The label of the edge along which the step reached another screen; nil if it followed no edge.
    var edge: String?
    var pictures: [Picture] = []
}
