package import FoundationEssentials

/// What a client waits with, in pauses and for the end of its time.
package struct HTTPWaiting: Sendable {
    /// Waits in a pause, and ends with an error as soon as the task is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void
    /// Waits as long as a request may last in all, and ends with an error as soon as the task is cancelled.
    let last: @Sendable (Duration) async throws -> Void
    /// The time of day.
    let now: @Sendable () -> Date
    /// A number from 0 up to 1 that nobody foresees.
    let chance: @Sendable () -> Double

    /// The system's time and chance, unless other ones are given.
    package init(
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        last: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        now: @escaping @Sendable () -> Date = { Date() },
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        self.sleep = sleep
        self.last = last
        self.now = now
        self.chance = chance
    }
}
