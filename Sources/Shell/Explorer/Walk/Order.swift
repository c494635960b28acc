import ChallengeShellTrials
import ChallengeShellVerification

/// A piece of work of an exploration, which any worker can do: the answer depends on nothing else.
nonisolated enum Order: Codable, Sendable {
    /// To look where the walk begins.
    case scout
    /// To try all steps in a state.
    case explore(StateOrder)
    /// To look for the shortest lines that show a finding.
    case shrink(Finding, Evidence, candidates: [[String]])
    /// To show what leads to the end of a process.
    case show(Death)
    /// To run lines in a fresh app, and look at it by a command, if there is one.
    case look([String], at: String?)
    /// To make few transcripts that reach everything that some lines reach.
    case cover([[String]])
    /// To run lines in a fresh app, and see what becomes of it.
    case rehearse([String])
}

/// The answer of a worker to an ``Order``.
nonisolated enum Answer: Codable, Sendable {
    case scouted(Beginning)
    case explored(StateAnswer)
    case violation(Finding, Violation)
    case looked(Sighting)
    case transcripts([Transcript])
    case rehearsed
    /// The finding does not show again.
    case notShown
    /// The walk cannot go on, for this reason.
    case failed(String)
    /// The order was interrupted before there was an answer.
    case interrupted
}

nonisolated extension Answer {
    /// True if it is not all that there is.
    var isInterrupted: Bool {
        switch self {
        case .interrupted: true
        case .explored(let answer): answer.isInterrupted
        default: false
        }
    }
}

/// An answer, and the ends of workers to which the order has led before.
nonisolated struct Reply: Codable, Sendable {
    let answer: Answer
    var deaths: [Death] = []
}

/// Facts that a walk has found out, which spare the workers work. A worker that knows less does more, and answers the same.
nonisolated struct Knowledge: Codable, Sendable {
    /// The options of the walk; nil where a worker knows them already.
    var options: ExplorationOptions?
    /// The rows that the first look at the app has found.
    var rows: KnownRows?
    var deaths: [Death] = []
    /// The states that were found, in their order.
    var fingerprints: [StateFingerprint] = []
    /// The items that were reached, in their order.
    var coverage: [Coverage.Item] = []

    /// The part that an earlier form of it does not have.
    func news(since earlier: Knowledge.Mark) -> Knowledge {
        Knowledge(
            options: earlier.isNew ? options : nil, rows: earlier.rowCount == rows?.count ? nil : rows,
            deaths: Array(deaths[earlier.deathCount...]),
            fingerprints: Array(fingerprints[earlier.fingerprintCount...]),
            coverage: Array(coverage[earlier.coverageCount...]))
    }

    /// How much of it somebody knows.
    struct Mark {
        fileprivate var isNew = true
        fileprivate var rowCount: Int?
        fileprivate var deathCount = 0
        fileprivate var fingerprintCount = 0
        fileprivate var coverageCount = 0

        static let nothing = Mark()
    }

    /// All of it.
    var mark: Mark {
        Mark(
            isNew: false, rowCount: rows?.count, deathCount: deaths.count, fingerprintCount: fingerprints.count,
            coverageCount: coverage.count)
    }
}

/// The start of a walk.
nonisolated struct Beginning: Codable, Sendable {
    let rows: KnownRows
    /// Everything that the app declares.
    let declared: Set<Coverage.Item>
    /// The first state, and the one behind the lines to start with.
    let states: [ReachedState]
    /// The facts that the app declares of its navigation, for the map of the walk.
    var facts: [String] = []
    /// The names of the events that the screens declare, by those of the screens.
    let events: [String: [String]]
    var suspicions: [String] = []
    /// True if an action changes data that the apps of several workers would share.
    let changesData: Bool
}

/// The state of an app after some lines.
nonisolated struct Sighting: Codable, Sendable {
    let fingerprint: StateFingerprint
    /// The lines that were run, with their output.
    let entries: [Transcript.Entry]
    /// True if each line has succeeded.
    let hasSucceeded: Bool
    /// The command that looks at it, and true if that has succeeded.
    var look: Transcript.Entry?
    var holds = true
}
