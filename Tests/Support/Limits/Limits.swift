import Foundation
import Synchronization
package import Testing

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

/// Ends each test of a suite that hangs, by its name and with what it waits for. See ``Limits``.
package struct LimitTrait: TestTrait, SuiteTrait, TestScoping {
    let turns: Turns?

    /// On a suite it is that of each test in it.
    package var isRecursive: Bool { true }

    @concurrent
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let isWithinAnother = LimitedTest.current != nil
        if !isWithinAnother { await turns?.begin() }
        defer { if !isWithinAnother { turns?.end() } }
        try await withoutActuallyEscaping(function) { function in
            try await LimitedTest.run("\"\(test.displayName ?? test.name)\"") { try await function() }
        }
    }
}

extension Trait where Self == LimitTrait {
    /// A test that hangs fails after ``Limits/test``.
    package static var limited: Self { LimitTrait(turns: nil) }

    /// As ``limited``; and of all tests that start programs only some run at a time. The time that a test waits for its
    /// turn does not count.
    package static var startsPrograms: Self { LimitTrait(turns: .ofPrograms) }
}

/// Lets a number of tests run at a time, in the order in which they came.
final class Turns: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    static let ofPrograms = Turns(Limits.programTestsPerProcessor * ProcessInfo.processInfo.activeProcessorCount)

    private let state: Mutex<State>

    init(_ count: Int) {
        state = Mutex(State(free: count))
    }

    /// Returns when it is the caller's turn, which lasts until ``end()``.
    func begin() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    func end() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
