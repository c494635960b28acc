import ChallengeShell
import ChallengeTestKit
import TestLimits
import Testing

@testable import challenge

@Suite("An exploration in a test", .limited)
struct ExplorationTests {
    /// The whole walk is that of `make explore`.
    @Test("finds nothing wrong in the app, on all of its screens")
    func app() async throws {
        let exploration = try await Exploration(ChallengeApp.self, faults: true, steps: 2_500)
        #expect(exploration.violations == [])
        #expect(exploration.coverage.percent(.screens) == 100)
        #expect(exploration.stepCount == 2_500)
        #expect(!exploration.isComplete)
    }
}
