import ChallengeVerification

/// The results of a walk so far that save its workers some work. The workers give the same results without it.
nonisolated struct SharedProgress: Codable, Sendable {
    /// The options of the walk; nil if a worker already knows the options.
    var options: ExplorationOptions?
    /// The rows that the first look at the app found.
    var rows: KnownRows?
    var failures: [WorkerFailure] = []
    /// The states found so far, in order.
    var fingerprints: [StateFingerprint] = []
    /// The items reached so far, in order.
    var coverage: [Coverage.Item] = []

    /// The parts of the progress that a worker has.
    struct Revision {
        fileprivate var hasOptions = false
        fileprivate var hasRows = false
        fileprivate var failureCount = 0
        fileprivate var fingerprintCount = 0
        fileprivate var coverageCount = 0

        static let nothing = Revision()
    }

    var revision: Revision {
        Revision(
            hasOptions: true, hasRows: rows != nil, failureCount: failures.count,
            fingerprintCount: fingerprints.count, coverageCount: coverage.count)
    }

    /// Returns the progress that a worker lacks.
    func delta(since revision: Revision) -> SharedProgress {
        SharedProgress(
            options: revision.hasOptions ? nil : options, rows: revision.hasRows ? nil : rows,
            failures: Array(failures[revision.failureCount...]),
            fingerprints: Array(fingerprints[revision.fingerprintCount...]),
            coverage: Array(coverage[revision.coverageCount...]))
    }
}
