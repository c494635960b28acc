import ChallengeVerification

/// Counts how often undeclared facts hold, such as "a row's screen shows its name". The log also records exceptions. The
/// evidence from all states, in the order of the walk, shows the app's own rules.
nonisolated struct FactLog: Codable, Sendable {
    /// A possible fact about a screen, or about an action of the screen.
    struct Fact: Hashable, Codable, Sendable {
        let invariant: Invariant
        let screen: String
        /// A text that distinguishes facts about the same screen.
        let what: String
        var rule = Rule.mostly
    }

    /// The condition under which an exception is a mistake of the app.
    enum Rule: String, Codable, Sendable {
        /// The fact holds in at least ten times as many cases as it fails.
        case mostly
        /// In all places together, facts of this kind hold in at least three quarters of the cases.
        case elsewhere
        /// The fact never holds.
        case never
        /// The fact never holds in a complete walk.
        case nowhere
        /// The fact never holds in a complete walk, but at least three quarters of the facts of this kind hold somewhere.
        case onlyHere
        /// The fact never holds in a complete walk, but at least nine tenths of the facts of this kind hold somewhere.
        case rarely
        /// Either ``mostly``, or at least three quarters of the facts of this kind are in a complete walk. The fact may then
        /// hold by chance, because a common word is on many screens.
        case usually
    }

    /// A fact that holds, or the reason why it does not.
    typealias Note = (fact: Fact, exception: String?)

    /// A case in which a fact does not hold.
    struct Exception: Codable, Sendable {
        let detail: String
        /// The action that led to the exception; empty if the screen shows the exception by itself.
        let action: String
        /// The experiment that showed the exception.
        let experiment: Experiment
        /// The session's lines so far. The first `startCount` lines ran before the experiment.
        let lines: [String]
        let startCount: Int
        /// The lines that lead to the explored state.
        var path: [String] = []
    }

    struct Tally: Codable, Sendable {
        let fact: Fact
        var holds = 0
        var count = 0
        /// The exceptions from the first evidence with exceptions; later exceptions are dropped.
        var exceptions: [Exception] = []
    }

    private(set) var tallies: [Tally] = []
    private var indices: [Fact: Int] = [:]

    private enum CodingKeys: CodingKey { case tallies }
}

nonisolated extension FactLog {
    /// Records that a fact holds, or the exception if the fact does not hold.
    mutating func note(_ fact: Fact, _ exception: Exception?) {
        add(Tally(fact: fact, holds: exception == nil ? 1 : 0, count: 1, exceptions: exception.map { [$0] } ?? []))
    }

    mutating func append(_ other: FactLog) {
        for tally in other.tallies { add(tally) }
    }

    /// Adds evidence that was found in the state after these lines.
    mutating func append(_ other: FactLog, at path: [String]) {
        for var tally in other.tallies {
            for index in tally.exceptions.indices { tally.exceptions[index].path = path }
            add(tally)
        }
    }

    private mutating func add(_ tally: Tally) {
        if let index = indices[tally.fact] {
            tallies[index].holds += tally.holds
            tallies[index].count += tally.count
            if tallies[index].exceptions.isEmpty { tallies[index].exceptions = tally.exceptions }
        } else {
            indices[tally.fact] = tallies.count
            tallies.append(tally)
        }
    }

    /// The facts that are the app's own rules but have exceptions, each with its first exception. All evidence of a walk
    /// decides which exceptions are mistakes of the app.
    ///
    /// - Parameter isComplete: true if the walk has tried everything.
    func brokenRules(isComplete: Bool) -> [(fact: Fact, exception: Exception)] {
        tallies.compactMap { tally in
            guard let exception = tally.exceptions.first, isRule(tally, by: tally.fact.rule, isComplete) else {
                return nil
            }
            return (tally.fact, exception)
        }
    }

    private func isRule(_ tally: Tally, by rule: Rule, _ isComplete: Bool) -> Bool {
        let fact = tally.fact
        var alike: [Tally] { tallies.filter { ($0.fact.invariant, $0.fact.rule) == (fact.invariant, fact.rule) } }
        switch rule {
        case .mostly: return tally.holds >= 10 * (tally.count - tally.holds)
        case .never: return tally.holds == 0
        case .nowhere: return isComplete && tally.holds == 0
        case .elsewhere:
            let (holds, count) = alike.reduce((0, 0)) { ($0.0 + $1.holds, $0.1 + $1.count) }
            return holds >= 3 * (count - holds)
        case .usually:
            let (holding, count) = (alike.count { isRule($0, by: .mostly, isComplete) }, alike.count)
            return isRule(tally, by: .mostly, isComplete) || isComplete && holding >= 3 * (count - holding)
        case .onlyHere, .rarely:
            let (failing, count) = (alike.count { $0.holds == 0 }, alike.count)
            return isComplete && tally.holds == 0 && count - failing >= (rule == .rarely ? 9 : 3) * failing
        }
    }

    /// The exceptions as findings. Evidence from other states may refute an exception.
    var doubts: [Finding] {
        tallies.flatMap { tally in tally.exceptions.map { tally.fact.finding($0) } }
    }
}

nonisolated extension FactLog.Fact {
    func finding(_ exception: FactLog.Exception) -> Finding {
        Finding(
            invariant, screen: screen, action: screen.isEmpty ? what : exception.action, exception.detail,
            pattern: what,
            // The facts about names are about events, which no line prints.
            lineCount: exception.lines.count, isPrinted: invariant.isPrinted && invariant != .misnamed)
    }
}

nonisolated extension FactLog.Exception {
    func evidence(of finding: Finding, seed: UInt64) -> Evidence {
        Evidence(
            experiment: experiment, prefixes: [path, Array(lines.prefix(startCount))], lines: lines,
            violation: Violation(
                finding, entries: lines.map { Transcript.Entry(command: $0, output: []) }, isShown: false, seed: seed))
    }
}
