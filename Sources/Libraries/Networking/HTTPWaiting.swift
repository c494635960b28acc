import FoundationEssentials

/// What a client waits with, in pauses and for the end of its time: the system's time and chance by default.
struct HTTPWaiting: Sendable {
    /// Waits in a pause, and ends with an error as soon as the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Waits as long as a request may last in all, and ends with an error as soon as the task is cancelled.
    var last: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// The time of day.
    var now: @Sendable () -> Date = { Date() }
    /// A number from 0 up to 1 that nobody foresees.
    var chance: @Sendable () -> Double = { Double.random(in: 0..<1) }
}
