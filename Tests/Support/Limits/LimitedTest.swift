import Dispatch
import Foundation
import Synchronization
import Testing

/// A running test, with what it waits for.
package final class LimitedTest: Sendable {
    @TaskLocal package static var current: LimitedTest?

    private struct Waits {
        var lastNumber = 0
        var all: [Int: String] = [:]
    }

    private let name: String
    private let waits = Mutex(Waits())

    private init(name: String) {
        self.name = name
    }

    /// Records, while `body` runs, what the test waits for, which the message about a hanging test names.
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

    /// What the test waits for, the oldest first.
    var explanation: String {
        let all = waits.withLock { waits in waits.all.sorted { $0.key < $1.key }.map(\.value) }
        return all.isEmpty ? "it does not say what it waits for" : "it waits for \(all.joined(separator: ", and for "))"
    }

    /// Runs the body of a test. After `limit` it is failed with a message and cancelled. If it is not over after the time
    /// for that, `giveUp` gets a message, and ends the process.
    static func run(
        _ name: String, limit: Duration = Limits.test, cancellation: Duration = Limits.cancelledTest,
        fail: @escaping @Sendable (String) -> Void = { Issue.record(Comment(rawValue: $0)) },
        giveUp: @escaping @Sendable (String) -> Void = LimitedTest.endProcess,
        body: @escaping @Sendable () async throws -> Void
    ) async throws {
        // A test within another one, as a nested suite has, is a part of it.
        if current != nil { return try await body() }
        let test = LimitedTest(name: name)
        let (limits, reached) = AsyncStream<Void>.makeStream()
        // The timers of a queue fire also while tests keep all threads of tasks busy.
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
            // An error of a cancelled test is reported like any other.
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
