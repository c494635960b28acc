import ChallengeCore

/// How often a step is done again.
private let roundCount = 16

extension Experiment {
    /// The memory that a step may keep each time, in bytes. The session keeps up to 450 of a line.
    private static let keptBytes = 1_024
    /// How much slower a step may become, and how many times, before it counts.
    private static let (slowdown, slowdownFactor) = (Duration.milliseconds(5), 3)

    /// A step done again and again does not get slower, and does not keep more memory each time.
    func tryEndurance(_ trial: inout Trial) async throws {
        // An app that keeps nothing of what was run, which would count too.
        let app = try await trial.app.again(after: trial.start)
        guard let rounds = try await app.rounds(of: step.line) else { return }
        func least(_ rounds: ArraySlice<ExploredApp.Cost>) -> Duration { rounds.map(\.time).min() ?? .zero }
        let (early, late) = (least(rounds[2..<6]), least(rounds.suffix(4)))
        let growths = rounds.suffix(roundCount / 2).map(\.bytes).sorted()
        let fault: String? =
            if late > early * Self.slowdownFactor, late - early > Self.slowdown {
                "it takes longer each time that it is done"
            } else if growths[0] > Self.keptBytes {
                "it keeps memory each time that it is done"
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
    /// The cost of each round of a line, with the way back where it adds a screen; nil where the screen on top is another
    /// one after a round.
    fileprivate func rounds(of line: String) async throws -> [Cost]? {
        let (place, depth) = (root.top?.id, root.screens.joined().count)
        var rounds: [Cost] = []
        for _ in 0..<roundCount {
            guard var cost = try await cost(of: line) else { return nil }
            if root.screens.joined().count > depth {
                guard let returning = try await self.cost(of: leaving(by: "back")) else { return nil }
                cost.bytes += returning.bytes
            }
            guard root.top?.id == place else { return nil }
            rounds.append(cost)
        }
        return rounds
    }
}
