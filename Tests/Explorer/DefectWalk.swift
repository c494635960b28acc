import ArgumentParser
import ChallengeCommand
import ChallengeCore
import ChallengeSession
import ChallengeVerification

@testable import ChallengeExplorer
@testable import challenge_defects_fixture

/// Walks of the app in which defects can be planted.
@MainActor
enum DefectWalk {
    private static let session = SessionOptions.ofTranscripts(SessionCommand.all())
    /// Parsed once, as that takes longer than most steps of a walk.
    private static let options = Result { try DefectsApp.Options.parse([]) }
    private static var walks: [Defect: Task<ExplorationResult, any Error>] = [:]

    static func maker(_ defect: Defect? = nil, onStart: @escaping @MainActor () -> Void = {}) -> AppMaker {
        AppMaker(options: session) {
            onStart()
            var options = try options.get()
            options.defect = defect
            return try DefectsApp.running(options, AppEnvironment(variables: [:]))
        }
    }

    static func explore(
        _ defect: Defect? = nil, _ change: (inout ExplorationOptions) -> Void = { _ in }
    ) async throws -> ExplorationResult {
        var options = ExplorationOptions()
        options.depth = 1
        change(&options)
        return try await Explorer(maker(defect), options).explore()
    }

    /// The result of a walk that finds a defect, made once.
    static func result(of defect: Defect) async throws -> ExplorationResult {
        let walk =
            walks[defect]
            ?? Task {
                try await explore(defect) {
                    $0.depth = defect.finding.depth
                    $0.hasFaults = defect.needsFaults
                    $0.scheduleCount = defect.finding.invariant == "schedule" ? 10 : 0
                }
            }
        walks[defect] = walk
        return try await walk.value
    }

    /// Returns true if the commands of a violation print the same in another app.
    static func isShown(_ violation: Violation, with defect: Defect?) async throws -> Bool {
        let maker = maker(defect)
        let session = await HeadlessSession(root: try maker.makeRoot(), options: maker.options)
        for entry in violation.entries where await session.run(entry.command).rows != entry.output { return false }
        return true
    }
}
