import ChallengeCore

/// How fast something comes on, by what was seen of it.
nonisolated struct ProgressPace {
    /// Before so much time has passed nobody knows.
    private static let minimum = Duration.seconds(1)

    private var first: (progress: Progress, time: Duration)?

    /// How much is done in a second, since it was first seen; nil where that is not known.
    ///
    /// - Parameter time: since some moment, always the same.
    mutating func rate(of progress: Progress?, after time: Duration) -> Double? {
        guard let progress else {
            first = nil
            return nil
        }
        guard let first, first.progress.total == progress.total, first.progress.completed <= progress.completed else {
            first = (progress, time)
            return nil
        }
        let done = progress.completed - first.progress.completed
        let passed = time - first.time
        return done > 0 && passed >= Self.minimum ? Double(done) / (passed / .seconds(1)) : nil
    }
}
