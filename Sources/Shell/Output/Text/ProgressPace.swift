import ChallengeCore

/// How fast something comes on, by what was seen of it.
nonisolated struct ProgressPace {
    /// Before so much time has passed nobody knows.
    private static let minimum = Duration.seconds(1)

    private var first: (progress: Progress, time: Duration)?
    private var last: Progress?
    private var rate: Double?

    /// How much is done in a second, since it was first seen; nil where that is not known. It changes only when something
    /// was done, so that it does not go up and down between two steps.
    ///
    /// - Parameter time: since some moment, always the same.
    mutating func rate(of progress: Progress?, after time: Duration) -> Double? {
        guard progress != last else { return rate }
        last = progress
        rate = nil
        guard let progress, let first, first.progress.total == progress.total,
            first.progress.completed < progress.completed
        else {
            first = progress.map { ($0, time) }
            return nil
        }
        let passed = time - first.time
        if passed >= Self.minimum {
            rate = Double(progress.completed - first.progress.completed) / (passed / .seconds(1))
        }
        return rate
    }
}
