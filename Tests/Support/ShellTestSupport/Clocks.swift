import Synchronization

/// A clock whose sleeps all end when a test opens the gate.
nonisolated final class ManualClock: Clock {
    /// Ends all sleeps while it is open.
    let gate = Gate()
    /// Opens when the clock is released.
    let released = Gate()
    /// True if a cancelled sleep returns without an error, as if its time had passed.
    private let isLate: Bool

    init(isLate: Bool = false) { self.isLate = isLate }

    deinit { released.open() }

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await gate.pass()
        // Yields, so that a task which sleeps in a loop lets others run.
        await Task.yield()
        if !isLate { try Task.checkCancellation() }
    }
}

/// A number that any thread may increment.
nonisolated final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increase() { count.withLock { $0 += 1 } }
}

/// A clock that records its sleeps and ends them at once.
nonisolated final class RecordingClock: Clock {
    private let durations = Mutex<[Duration]>([])
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    var sleeps: [Duration] { durations.withLock { $0 } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        durations.withLock { $0.append(now.duration(to: deadline)) }
    }
}
