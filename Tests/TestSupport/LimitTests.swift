import ChallengeTestSupport
import Synchronization
import Testing

@testable import TestLimits

@Suite("A limit of tests", .limited)
struct LimitTests {
    /// Runs the test "A", whose limit is over at once.
    private func run(
        cancellation: Duration, giveUp: @escaping @Sendable (String) -> Void = { _ in },
        body: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await LimitedTest.$current.withValue(nil) {
            try await LimitedTest.run(
                "\"A\"", limit: .zero, cancellation: cancellation, giveUp: giveUp, body: body)
        }
    }

    @Test("fails a test that is not over, says what it waits for, and cancels it")
    func limit() async throws {
        let gate = Gate()
        let isCancelled = Mutex(false)
        try await withKnownIssue {
            try await run(cancellation: .seconds(3600)) {
                await LimitedTest.waits(for: "one") { await gate.pass() }
                isCancelled.withLock { $0 = Task.isCancelled }
            }
        } matching: { issue in
            let place = "\(#fileID):\(#line - 4)"
            return issue.comments.map(\.rawValue)
                == ["not over after 0.0 seconds: it waits for one, and for the gate that \(place) passes"]
        }
        #expect(isCancelled.withLock { $0 })
    }

    @Test("ends the run where a test does not heed that it is cancelled, by the test's name")
    func deafTest() async throws {
        let (messages, message) = AsyncStream<String>.makeStream()
        // Not cancelled with the test.
        let first = Task {
            for await message in messages { return message }
            return ""
        }
        try await withKnownIssue {
            try await run(cancellation: .zero) {
                message.yield($0)
            } body: {
                while !Task.isCancelled { await Task.yield() }
                _ = await first.value
            }
        }
        #expect(await first.value.hasPrefix("Test \"A\" hangs, also after it was cancelled: "))
    }

    @Test("lets a test that is over be, with what it has thrown")
    func inTime() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await LimitedTest.$current.withValue(nil) {
                try await LimitedTest.run("\"A\"") { throw Failure() }
            }
        }
    }

    /// How many run now, did so at most, and have done so in all.
    private final class Running: Sendable {
        private let counts = Mutex((now: 0, most: 0, all: 0))
        var all: Int { counts.withLock { $0.all } }
        var most: Int { counts.withLock { $0.most } }

        func begin() {
            counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
        }

        func end() {
            counts.withLock { $0.now -= 1 }
        }
    }

    @Test("lets only so many run at a time as have a turn, and all of them in the end")
    func turns() async {
        let (turns, running) = (Turns(2), Running())
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    await turns.begin()
                    running.begin()
                    // Others come to their beginnings meanwhile.
                    for _ in 0..<100 { await Task.yield() }
                    running.end()
                    turns.end()
                }
            }
        }
        #expect(running.most == 2 && running.all == 20)
    }
}
