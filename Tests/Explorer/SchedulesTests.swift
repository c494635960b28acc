import ArgumentParser
import ChallengeHost
import ChallengeCommand
import ChallengeSession
import ChallengeTestSupport
import ChallengeVerification

@testable import ChallengeExplorer
@testable import challenge_defects_fixture

/// Findings of an explorer that depend on the order of tasks.
@Suite("An explorer with schedules", .limited)
struct SchedulesTests {
    private static let session = SessionOptions.ofTranscripts(SessionCommand.all())

    private func explore(_ defect: Defect?, schedules: Int, seed: UInt64 = 1) async throws -> [Violation] {
        var options = ExplorationOptions()
        (options.depth, options.scheduleCount, options.seed) = (1, schedules, seed)
        return try await Explorer(AppMaker(options: Self.session) { try DefectsApp.root(defect) }, options).explore()
            .violations
    }

    @Test(
        "An explorer finds defects of order, and its lines reproduce them until they are fixed",
        arguments: [.overtakenAnswer, .doubleLoad, .lostUpdate, .lateLoading] as [Defect])
    func race(defect: Defect) async throws {
        let violations = try await explore(defect, schedules: 10)
        let violation = try #require(violations.first { $0.finding.subject.invariant == .schedule })
        #expect(violation.finding.subject.screen == "BookList")
        #expect(violation.isShown)
        #expect(violation.entries.count <= 3)
        for (other, isMended) in [(defect, false), (nil, true)] {
            let session = await HeadlessSession(root: try DefectsApp.root(other), options: Self.session)
            var isSame = true
            for entry in violation.entries where await session.run(entry.command).rows != entry.output {
                isSame = false
            }
            #expect(isSame == !isMended)
        }
        #expect(try await explore(defect, schedules: 0).isEmpty)
    }

    @Test("An explorer finds nothing in an app that is independent of order", arguments: 1...3 as ClosedRange<UInt64>)
    func sound(seed: UInt64) async throws {
        #expect(try await explore(nil, schedules: 10, seed: seed).map(\.finding.line) == [])
    }
}
