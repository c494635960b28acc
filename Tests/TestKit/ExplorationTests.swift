import ChallengeTestKit
import ChallengeVerification
import TestLimits
import Testing

@testable import challenge

@Suite("An exploration in a test", .limited)
struct ExplorationTests {
    @Test("finds nothing wrong in the app as far as it goes, with each fault too")
    func app() async throws {
        let exploration = try await Exploration(ChallengeApp.self, faults: true, steps: 600)
        #expect(exploration.violations == [])
        #expect(exploration.coverage.percent(.screens) == 100)
        #expect(exploration.stepCount >= 600)
        #expect(!exploration.isComplete)
    }
}
