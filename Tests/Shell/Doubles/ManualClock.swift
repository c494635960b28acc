import ChallengeTestSupport

/// A clock on which time passes when a test says so: all of it at once.
nonisolated struct ManualClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero
    /// Opened when everybody's time is over.
    let gate = Gate()

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await gate.pass()
        try Task.checkCancellation()
    }
}
