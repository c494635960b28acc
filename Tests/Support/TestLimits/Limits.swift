import ChallengeTaskTracking
import Dispatch
import Foundation
import Synchronization

// A file that imports the limits needs the test library too.
@_exported public import Testing

/// The limits for the duration of tests, and for the number of tests that run at the same time.
///
/// The time limits only catch tests that hang: they are minutes, far above the time of a test on any machine.
package enum Limits {
    /// The limit of one wait in a test, for example for a line on a screen.
    package static let wait = Duration.seconds(120)
    /// The limit of a test, or of one of its cases, without the wait for its turn: `CHALLENGE_TEST_MINUTES` minutes, or
    /// 15. A test that exceeds it is cancelled and fails.
    package static let test = Duration.seconds(60 * (minutes ?? 15))
    private static let minutes = ProcessInfo.processInfo.environment["CHALLENGE_TEST_MINUTES"].flatMap { Double($0) }
    /// The time that a cancelled test has before the run ends. It is longer than ``wait``, which may have to pass first.
    package static let cancelledTest = Duration.seconds(180)
    /// The number of concurrent tests for each processor: so many that start programs, and so many others.
    package static let testsPerProcessor = 4
}

/// Ends each test of a suite that hangs, with a message that names the test and its current waits. See ``Limits``.
public struct LimitTrait: TestTrait, SuiteTrait, TestScoping {
    let turns: Turns

    /// Each test of a suite has the limit.
    public var isRecursive: Bool { true }

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let isWithinAnother = LimitedTest.current != nil
        if !isWithinAnother { await turns.begin() }
        defer { if !isWithinAnother { turns.end() } }
        // A job of another test's app may have given the turn. The test's sleeps do not pass in that app's time.
        try await AppTasks.outside {
            try await withoutActuallyEscaping(function) { function in
                try await LimitedTest.run("\"\(test.displayName ?? test.name)\"") { try await function() }
            }
        }
    }
}

extension Trait where Self == LimitTrait {
    /// Fails a test that runs longer than ``Limits/test``. Only some tests run at a time, as most need the main actor;
    /// the wait for a turn does not count.
    public static var limited: Self { LimitTrait(turns: .ofOthers) }

    /// Same as ``limited``, but tests that start programs have separate turns.
    public static var startsPrograms: Self { LimitTrait(turns: .ofPrograms) }
}

/// Lets a fixed number of tests run at a time, in the order in which they arrive.
final class Turns: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    static let (ofPrograms, ofOthers) = (perProcessor, perProcessor)
    private static var perProcessor: Turns {
        Turns(Limits.testsPerProcessor * ProcessInfo.processInfo.activeProcessorCount)
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Waits until the caller has a turn, which lasts until ``end()``.
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

/// A running test with a limit, and its current waits.
package final class LimitedTest: Sendable {
    @TaskLocal package static var current: LimitedTest?

    private struct Waits {
        var lastNumber = 0
        var all: [Int: String] = [:]
    }

    private let name: String
    private let waits = Mutex(Waits())

    private init(name: String) { self.name = name }

    /// Records that the test waits, while `body` runs. If the test hangs, the message about it names this wait.
    package static func waits<Value>(
        for what: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async rethrows -> Value {
        let number = current?.waits.withLock { waits in
            waits.lastNumber += 1
            waits.all[waits.lastNumber] = what
            return waits.lastNumber
        }
        defer { if let number { current?.waits.withLock { waits in waits.all[number] = nil } } }
        return try await body()
    }

    /// A text that lists the current waits of the test, the oldest first.
    var explanation: String {
        let all = waits.withLock { waits in waits.all.sorted { $0.key < $1.key }.map(\.value) }
        return all.isEmpty ? "it does not say what it waits for" : "it waits for \(all.joined(separator: ", and for "))"
    }

    /// Runs the body of a test. After `limit`, the test fails with a message and is cancelled. If it still runs after a
    /// further `cancellation`, `giveUp` gets a message and ends the process.
    static func run(
        _ name: String, limit: Duration = Limits.test, cancellation: Duration = Limits.cancelledTest,
        fail: @escaping @Sendable (String) -> Void = { Issue.record(Comment(rawValue: $0)) },
        giveUp: @escaping @Sendable (String) -> Void = LimitedTest.endProcess,
        body: @escaping @Sendable () async throws -> Void
    ) async throws {
        // A test within another one, as in a nested suite, belongs to it.
        if current != nil { return try await body() }
        let test = LimitedTest(name: name)
        let (limits, reached) = AsyncStream<Void>.makeStream()
        // The timers of a dispatch queue fire even if tests keep all threads busy.
        let timers = [
            timer(after: limit) { reached.yield() },
            timer(after: limit + cancellation) {
                giveUp("Test \(name) hangs, also after it was cancelled: \(test.explanation)")
            },
        ]
        defer { for timer in timers { timer.cancel() } }
        try await withThrowingTaskGroup { group in
            group.addTask {
                try await $current.withValue(test) { try await body() }
                return false
            }
            group.addTask { await limits.contains { _ in true } }
            if try await group.next() == true {
                fail("not over after \(limit): \(test.explanation)")
            }
            group.cancelAll()
            // An error of the cancelled test is reported like any other.
            try await group.waitForAll()
        }
    }

    private static func timer(after delay: Duration, _ body: @escaping @Sendable () -> Void) -> any DispatchSourceTimer
    {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "limit of a test"))
        timer.setEventHandler(handler: body)
        timer.schedule(deadline: .now() + .milliseconds(Int(delay / .milliseconds(1))))
        timer.resume()
        return timer
    }

    private static func endProcess(_ message: String) {
        FileHandle.standardError.write(Data("\u{2718} \(message)\n".utf8))
        _exit(EXIT_FAILURE)
    }
}
