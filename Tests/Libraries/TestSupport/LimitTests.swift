import ChallengeTestSupport
import Synchronization

@testable import ChallengeTestLimits

@Suite("A limit of tests", .limited)
struct LimitTests {
    /// Runs the test "A", whose limit is over at once, and returns the messages about it.
    private func run(
        cancellation: Duration, giveUp: @escaping @Sendable (String) -> Void = { _ in },
        body: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let (messages, message) = AsyncStream<String>.makeStream()
        try await LimitedTest.$current.withValue(nil) {
            try await LimitedTest.run(
                "\"A\"", limit: .zero, cancellation: cancellation, fail: { message.yield($0) }, giveUp: giveUp,
                body: body)
        }
        message.finish()
        return await messages.reduce(into: []) { $0.append($1) }
    }

    @Test("A test that exceeds the limit fails and is cancelled")
    func limit() async throws {
        let gate = Gate()
        let messages = try await run(cancellation: .seconds(3600)) {
            // The gate lets a cancelled task pass.
            await gate.pass()
            #expect(Task.isCancelled)
        }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("not over after 0.0 seconds: it ") == true)
    }

    @Test("The message has the present wait of a test, and no earlier one")
    func explanation() async throws {
        let test = try #require(LimitedTest.current)
        #expect(test.explanation == "it does not say what it waits for")
        await LimitedTest.waits(for: "one") {
            await LimitedTest.waits(for: "two") {}
            await LimitedTest.waits(for: "three") { #expect(test.explanation == "it waits for one, and for three") }
        }
        #expect(test.explanation == "it does not say what it waits for")
    }

    @Test("A test that ignores its cancellation ends the run, with the test's name")
    func deafTest() async throws {
        let (messages, message) = AsyncStream<String>.makeStream()
        // This task is not cancelled with the test.
        let last = Task {
            for await message in messages { return message }
            return ""
        }
        _ = try await run(cancellation: .zero) {
            message.yield($0)
        } body: {
            while !Task.isCancelled { await Task.yield() }
            _ = await last.value
        }
        #expect(await last.value.hasPrefix("Test \"A\" hangs, also after it was cancelled: "))
    }

    @Test("A finished test keeps its own result and error")
    func inTime() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await LimitedTest.$current.withValue(nil) { try await LimitedTest.run("\"A\"") { throw Failure() } }
        }
    }

    /// The numbers of present, maximal and all runs.
    private final class Running: Sendable {
        private let counts = Mutex((now: 0, most: 0, all: 0))
        var all: Int { counts.withLock { $0.all } }
        var most: Int { counts.withLock { $0.most } }

        func begin() { counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) } }

        func end() { counts.withLock { $0.now -= 1 } }
    }

    @Test("Only a limited number of tests run at a time, and all of them in the end")
    func turns() async {
        let (turns, running) = (Turns(2), Running())
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    await turns.begin()
                    running.begin()
                    // Others reach their beginnings in the meantime.
                    for _ in 0..<100 { await Task.yield() }
                    running.end()
                    turns.end()
                }
            }
        }
        #expect(running.most == 2 && running.all == 20)
    }
}
