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
    /// The kinds of states with a picture so far, in order.
    var pictured: [String] = []

    /// Returns the progress that a worker with an earlier progress lacks.
    func delta(since earlier: SharedProgress) -> SharedProgress {
        SharedProgress(
            options: earlier.options == nil ? options : nil, rows: earlier.rows == nil ? rows : nil,
            failures: Array(failures[earlier.failures.count...]),
            fingerprints: Array(fingerprints[earlier.fingerprints.count...]),
            coverage: Array(coverage[earlier.coverage.count...]),
            pictured: Array(pictured[earlier.pictured.count...]))
    }
}
