import ChallengeHost
import ChallengeText
import SwiftUI

extension Experiment {
    /// The maximum number of bytes that a step may keep allocated per run. The session keeps up to 450 bytes a line.
    private static let keptBytes = 1_024
    /// The number of times that a step is repeated, and the number of further times before it seems to keep memory: code
    /// may free what it no longer needs only now and then, such as after every 64 objects.
    private static let (roundCount, furtherRoundCount) = (16, 128)
    /// A step has become slower if its time has grown by more than this duration, and by more than this factor.
    private static let (slowdown, slowdownFactor) = (Duration.milliseconds(5), 3)

    /// Checks that a repeated step gets no slower and does not keep more memory each time. Memory counts only if all
    /// rounds show the same content, because the app's cache keeps the next pages of a list.
    func tryEndurance(_ trial: inout Trial) async throws {
        // This app does not record its lines, because the records would count as kept memory.
        let app = try await trial.app.again(after: trial.start)
        guard let (rounds, showSame) = try await app.rounds(Self.roundCount, of: step.line) else { return }
        func least(_ rounds: ArraySlice<ExploredApp.Cost>) -> Duration { rounds.map(\.time).min() ?? .zero }
        let (early, late) = (least(rounds[2..<6]), least(rounds.suffix(4)))
        func keepsMemory(_ rounds: ArraySlice<ExploredApp.Cost>) -> Bool {
            rounds.allSatisfy { $0.bytes > Self.keptBytes }
        }
        let fault: String? =
            if late > early * Self.slowdownFactor, late - early > Self.slowdown {
                "it takes longer each time"
            } else if showSame, keepsMemory(rounds.suffix(Self.roundCount / 2)),
                let further = try await app.rounds(Self.furtherRoundCount, of: step.line),
                keepsMemory(further.costs[...])
            {
                "it keeps more memory each time"
            } else { nil }
        guard let fault else { return }
        for _ in 0..<2 {
            try await trial.run(step.line)
            if trial.addsScreen { try await trial.run(trial.app.leaving(by: "back")) }
        }
        trial.found(.cost, fault, pattern: "\(fault) \(step.destination.screen ?? trial.before.top.name)")
    }
}

extension ExploredApp {
    /// Runs a line a number of times. Returns the cost of each round, including the way back from an added screen; nil if a
    /// round ends on another screen. `showSame` is true if all rounds show the same content.
    fileprivate func rounds(_ count: Int, of line: String) async throws -> (costs: [Cost], showSame: Bool)? {
        let (place, depth) = (root.top?.id, root.screens.joined().count)
        var rounds: [Cost] = []
        var contents: [Int] = []
        for _ in 0..<count {
            guard var cost = try await cost(of: line) else { return nil }
            if root.screens.joined().count > depth {
                guard let returning = try await self.cost(of: leaving(by: "back")) else { return nil }
                cost.bytes += returning.bytes
            }
            guard root.top?.id == place else { return nil }
            rounds.append(cost)
            // Only a hash is kept: an snapshot would keep the memory of its screens, which the next round would free.
            contents.append(root.top?.rendering.snapshot.json.text.hashValue ?? 0)
        }
        return (rounds, contents.dropFirst().allSatisfy { $0 == contents[1] })
    }
}
