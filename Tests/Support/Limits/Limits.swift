import Dispatch
import Foundation
import Synchronization

// A file that limits a test also writes tests.
@_exported public import Testing

/// The limits of the duration of tests and of their concurrency.
///
/// The limits of time catch hangs. They measure nothing, so they are minutes, on any machine and at any load.
package enum Limits {
    /// The limit of one wait in a test, for example for a line on a screen.
    package static let wait = Duration.seconds(120)
    /// The limit of a test or a case of one, from its turn on: `CHALLENGE_TEST_MINUTES` minutes, or a quarter of an hour. A
    /// test that exceeds it is cancelled and fails.
    package static let test = Duration.seconds(60 * (minutes ?? 15))
    private static let minutes = ProcessInfo.processInfo.environment["CHALLENGE_TEST_MINUTES"].flatMap { Double($0) }
    /// The time from the cancellation of a test to the end of the run. ``wait``, which may have to pass first, is shorter.
    package static let cancelledTest = Duration.seconds(180)
    /// The number, for each processor, of concurrent tests that start programs, and likewise of others.
    package static let testsPerProcessor = 4
}

/// Ends each hanging test of a suite, with its name and its present wait. See ``Limits``.
public struct LimitTrait: TestTrait, SuiteTrait, TestScoping {
    let turns: Turns

    /// Each test in a suite has the limit.
    public var isRecursive: Bool { true }

    @concurrent
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let isWithinAnother = LimitedTest.current != nil
        if !isWithinAnother { await turns.begin() }
        defer { if !isWithinAnother { turns.end() } }
        try await withoutActuallyEscaping(function) { function in
            try await LimitedTest.run("\"\(test.displayName ?? test.name)\"") { try await function() }
        }
    }
}

extension Trait where Self == LimitTrait {
    /// Fails a hanging test after ``Limits/test``. Only some tests run at a time, as most need the main actor. Waiting for a
    /// turn does not count.
    public static var limited: Self { LimitTrait(turns: .ofOthers) }

    /// As ``limited``, with separate turns for the tests that start programs.
    public static var startsPrograms: Self { LimitTrait(turns: .ofPrograms) }
}

/// Lets a number of tests run at a time, in the order of their arrival.
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

/// A running test, with its present waits.
package final class LimitedTest: Sendable {
    @TaskLocal package static var current: LimitedTest?

    private struct Waits {
        var lastNumber = 0
        var all: [Int: String] = [:]
    }

    private let name: String
    private let waits = Mutex(Waits())

    private init(name: String) { self.name = name }

    /// Records the wait of the test while `body` runs. The message about a hanging test names it.
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

    /// The waits of the test, the oldest first.
    var explanation: String {
        let all = waits.withLock { waits in waits.all.sorted { $0.key < $1.key }.map(\.value) }
        return all.isEmpty ? "it does not say what it waits for" : "it waits for \(all.joined(separator: ", and for "))"
    }

    /// Runs the body of a test. After `limit` the test fails with a message and is cancelled. If it still runs after the time
    /// for cancelled tests, `giveUp` gets a message and ends the process.
    static func run(
        _ name: String, limit: Duration = Limits.test, cancellation: Duration = Limits.cancelledTest,
        fail: @escaping @Sendable (String) -> Void = { Issue.record(Comment(rawValue: $0)) },
        giveUp: @escaping @Sendable (String) -> Void = LimitedTest.endProcess,
        body: @escaping @Sendable () async throws -> Void
    ) async throws {
        // A test within another one, as in a nested suite, is a part of it.
        if current != nil { return try await body() }
        let test = LimitedTest(name: name)
        let (limits, reached) = AsyncStream<Void>.makeStream()
        // The timers of a queue fire even while tests keep all threads of tasks busy.
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
            // An error of a cancelled test is reported as any other.
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
