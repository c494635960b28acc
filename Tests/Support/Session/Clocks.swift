import ChallengeShellTestSupport
import Synchronization

@testable import ShellTestSupport

/// A clock whose sleeps all end when a test opens its gate.
nonisolated final class ManualClock: Clock {
    /// Opened to end all sleeps, until it is closed.
    let gate = Gate()
    /// Opened when the clock is released.
    let released = Gate()
    /// True if a cancelled sleep ends as if its time were over, without an error.
    private let isLate: Bool

    init(isLate: Bool = false) { self.isLate = isLate }

    deinit { released.open() }

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await gate.pass()
        // A task that sleeps in a loop lets others run.
        await Task.yield()
        if !isLate { try Task.checkCancellation() }
    }
}

/// Counts, from any thread.
nonisolated final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increase() { count.withLock { $0 += 1 } }
}

/// A clock whose sleeps end at once, and are recorded.
nonisolated final class RecordingClock: Clock {
    private let durations = Mutex<[Duration]>([])
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    var sleeps: [Duration] { durations.withLock { $0 } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        durations.withLock { $0.append(now.duration(to: deadline)) }
    }
}
