import ChallengeTaskTracking
import ChallengeTestSupport

@testable import ChallengeTestLimits

@Suite("A limit of tests", .limited)
struct LimitTests {
    @Test("A test that exceeds the limit fails and is cancelled")
    func limit() async throws {
        let (gate, messages) = (Gate(), Recorder<String>())
        try await LimitedTest.$current.withValue(nil) {
            try await LimitedTest.run(
                "\"A\"", limit: .zero, cancellation: .seconds(3600), fail: { messages.record($0) }, giveUp: { _ in }
            ) {
                // The gate lets a cancelled task pass.
                await gate.pass()
                #expect(Task.isCancelled)
            }
        }
        #expect(messages.all.count == 1)
        #expect(messages.all.first?.hasPrefix("not over after 0.0 seconds: it ") == true)
    }

    @Test("A finished test keeps its own result and error")
    func inTime() async throws {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await LimitedTest.$current.withValue(nil) { try await LimitedTest.run("\"A\"") { throw Failure() } }
        }
    }

    @Test("A test belongs to no app, even if an app's job gives it its turn")
    func attribution() async throws {
        let tasks = AppTasks()
        let test = try #require(Test.current)
        let scope = tasks.attributing {
            Task {
                try await LimitTrait.limited.provideScope(for: test, testCase: nil) {
                    let before = tasks.jobCount
                    await Task {}.value
                    #expect(tasks.jobCount == before)
                }
            }
        }
        try await scope.value
    }
}
