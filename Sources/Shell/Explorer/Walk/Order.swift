import ChallengeVerification

/// A task in an exploration. Any worker can perform an order, because the answer depends only on the order.
nonisolated enum Order: Codable, Sendable {
    /// Finds the states in which the walk begins, and the parts that the app declares.
    case scout
    /// Tries all steps in a state.
    case explore(StateOrder)
    /// Looks for the shortest lines that show a finding.
    case shrink(Finding, Evidence, candidates: [[String]])
    /// Shows the lines that end a process.
    case show(Death)
    /// Runs lines in a fresh app, and then an optional command that inspects the app.
    case look([String], at: String?)
    /// Makes a small set of transcripts with the same coverage as some lines.
    case cover([[String]])
    /// Runs lines in a fresh app, to see if the process survives.
    case rehearse([String])
}

/// A worker's answer to an ``Order``.
nonisolated enum Answer: Codable, Sendable {
    case scouted(Beginning)
    case explored(StateAnswer)
    case violation(Finding, Violation)
    case looked(Sighting)
    case transcripts([Transcript])
    case rehearsed
    /// The finding did not occur again.
    case notShown
    /// The walk cannot continue. The text is the reason.
    case failed(String)
    /// The order was interrupted without an answer.
    case interrupted
}

nonisolated extension Answer {
    /// True if the answer is incomplete.
    var isInterrupted: Bool {
        switch self {
        case .interrupted: true
        case .explored(let answer): answer.isInterrupted
        default: false
        }
    }
}

/// An answer, and the deaths of workers that the order caused before this answer.
nonisolated struct Reply: Codable, Sendable {
    let answer: Answer
    var deaths: [Death] = []
}

/// Earlier results that save the workers of a walk some work. The workers give the same answers without these results.
nonisolated struct Knowledge: Codable, Sendable {
    /// The options of the walk; nil if a worker already knows the options.
    var options: ExplorationOptions?
    /// The rows that the first look at the app found.
    var rows: KnownRows?
    var deaths: [Death] = []
    /// The states found so far, in order.
    var fingerprints: [StateFingerprint] = []
    /// The items reached so far, in order.
    var coverage: [Coverage.Item] = []

    /// Returns the knowledge that was added since an earlier mark.
    func news(since earlier: Knowledge.Mark) -> Knowledge {
        Knowledge(
            options: earlier.isNew ? options : nil, rows: earlier.rowCount == rows?.count ? nil : rows,
            deaths: Array(deaths[earlier.deathCount...]),
            fingerprints: Array(fingerprints[earlier.fingerprintCount...]),
            coverage: Array(coverage[earlier.coverageCount...]))
    }

    /// Marks how much knowledge a worker has.
    struct Mark {
        fileprivate var isNew = true
        fileprivate var rowCount: Int?
        fileprivate var deathCount = 0
        fileprivate var fingerprintCount = 0
        fileprivate var coverageCount = 0

        static let nothing = Mark()
    }

    /// The mark that stands for all present knowledge.
    var mark: Mark {
        Mark(
            isNew: false, rowCount: rows?.count, deathCount: deaths.count, fingerprintCount: fingerprints.count,
            coverageCount: coverage.count)
    }
}

/// The results of an order to ``Order/scout``.
nonisolated struct Beginning: Codable, Sendable {
    let rows: KnownRows
    /// Everything that the app declares.
    let declared: Set<Coverage.Item>
    /// The first state, and the state after the starting lines.
    let states: [ReachedState]
    /// The navigation facts that the app declares, for the map of the walk.
    var facts: [String] = []
    /// The names of the declared events, by the names of their screens.
    let events: [String: [String]]
    var suspicions: [String] = []
    /// True if an action changes data that the apps of several workers would share.
    let changesData: Bool
}

/// The state of an app after some lines.
nonisolated struct Sighting: Codable, Sendable {
    let fingerprint: StateFingerprint
    /// The lines that ran, with their output.
    let entries: [Transcript.Entry]
    /// True if each line succeeded.
    let hasSucceeded: Bool
    /// The command that inspected the app, with its output. `holds` is true if the command succeeded.
    var look: Transcript.Entry?
    var holds = true
}
