import ChallengeVerification

/// A piece of a walk's work. Any worker can do it, because the result depends only on the item.
nonisolated enum WorkItem: Codable, Sendable {
    /// Finds the states in which the walk begins, and the parts that the app declares.
    case start
    /// Tries all steps in a state.
    case explore(StateWork)
    /// Looks for the shortest lines that show a finding.
    case shrink(Finding, Evidence, candidates: [[String]])
    /// Shows the lines that end a process.
    case show(WorkerFailure)
    /// Runs lines in a fresh app.
    case run([String])
    /// Makes a small set of transcripts with the same coverage as some ways.
    case writeTests([Way])
}

/// Lines from the first screen that reach a part of the app that no earlier line reached.
nonisolated struct Way: Codable, Sendable {
    let lines: [String]
    /// The screen and the action of the last line, if no earlier way has this action.
    let action: String?
}

nonisolated enum WorkResult: Codable, Sendable {
    case start(WalkStart)
    case explored(StateResult)
    case violation(Violation)
    case ran([Transcript.Entry])
    case tests([Transcript])
    /// The finding did not occur again.
    case nothing
    /// The walk cannot continue, for this reason.
    case failed(String)
    /// The script that leads to the start fails, for this reason.
    case unstartable(String)
    /// The work was interrupted without a result.
    case interrupted
}

nonisolated struct WalkStart: Codable, Sendable {
    let rows: KnownRows
    /// Everything that the app declares.
    let declared: Set<Coverage.Item>
    /// The first state, and the state after the starting lines.
    let states: [ReachedState]
    /// The names of the declared events, by the names of their screens.
    let events: [String: [String]]
    /// The names of the events that an app tracks if its first screen meets a fault.
    let tracked: Set<String>
    /// The names of the screens, by their navigations.
    let screenNames: [String: String]
    /// True if a guard stops navigations.
    let hasGuards: Bool
    /// True if an action changes data that the apps of several workers would share.
    let changesData: Bool
}
