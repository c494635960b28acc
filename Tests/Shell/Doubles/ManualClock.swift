import ChallengeTestSupport

/// A clock on which time passes when a test says so: all of it at once.
nonisolated final class ManualClock: Clock {
    /// Opened when everybody's time is over.
    let gate = Gate()
    /// Opened when nobody goes by this clock any more.
    let released = Gate()
    /// Whether the time of someone who is cancelled is over just then, as if there had been no cancellation.
    private let isLate: Bool

    init(isLate: Bool = false) {
        self.isLate = isLate
    }

    deinit {
        released.open()
    }

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await gate.pass()
        // Whoever sleeps again and again leaves others their turns.
        await Task.yield()
        if !isLate { try Task.checkCancellation() }
    }
}
