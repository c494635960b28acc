import Foundation

/// How long tests may take and how many of them start programs at a time.
///
/// The limits of time catch what hangs. They measure nothing, so they are minutes, on any machine and at any load.
package enum Limits {
    /// For one thing that a test waits for, such as a line on a screen.
    package static let wait = Duration.seconds(120)
    /// For a test or a case of one, from its turn on: as many minutes as `CHALLENGE_TEST_MINUTES` says, or a quarter of an
    /// hour. A test that is not over then is cancelled, and fails.
    package static let test = Duration.seconds(60 * (minutes ?? 15))
    private static let minutes = ProcessInfo.processInfo.environment["CHALLENGE_TEST_MINUTES"].flatMap { Double($0) }
    /// For a cancelled test, until the whole run is ended. Longer than ``wait``, as that may have to pass first.
    package static let cancelledTest = Duration.seconds(180)
    /// How many tests that start programs run at a time, for each processor.
    package static let programTestsPerProcessor = 4
}
