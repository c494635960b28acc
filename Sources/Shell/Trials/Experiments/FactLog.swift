import ChallengeShellVerification

/// Evidence of undeclared facts about an app: how often each held, and where it did not. The evidence from all states, in
/// the order of the walk, shows the app's own rules.
package nonisolated struct FactLog: Codable, Sendable {
    /// A possible fact about a screen, or about an action there.
    package struct Fact: Hashable, Codable, Sendable {
        let invariant: Invariant
        let screen: String
        /// A text that distinguishes facts of the same place.
        let what: String
        var rule = Rule.mostly
    }

    /// The condition that makes an exception a mistake.
    enum Rule: String, Codable, Sendable {
        /// The fact holds ten times as often.
        case mostly
        /// Facts of the kind hold three times as often, in all places.
        case elsewhere
        /// The fact never holds.
        case never
        /// The fact never holds, and three times as many facts of the kind hold somewhere.
        case onlyHere
    }

    /// A place where a fact does not hold.
    package struct Exception: Codable, Sendable {
        let detail: String
        /// The action; empty if the screen shows the exception by itself.
        let action: String
        /// The experiment that showed it.
        let experiment: Experiment
        /// The lines of the session so far, and the number of them before the experiment.
        let lines: [String]
        let startCount: Int
        /// The lines to the explored state.
        package var path: [String] = []
    }

    struct Tally: Codable, Sendable {
        let fact: Fact
        var holds = 0
        var count = 0
        /// The exceptions of the first evidence that had any.
        var exceptions: [Exception] = []
    }

    private(set) var tallies: [Tally] = []
    private var indices: [Fact: Int] = [:]

    private enum CodingKeys: CodingKey { case tallies }

    package init() {}
}

nonisolated extension FactLog {
    /// Records evidence of a fact; nil for an exception if it holds.
    mutating func note(_ fact: Fact, _ exception: Exception?) {
        add(Tally(fact: fact, holds: exception == nil ? 1 : 0, count: 1, exceptions: exception.map { [$0] } ?? []))
    }

    package mutating func append(_ other: FactLog) {
        for tally in other.tallies { add(tally) }
    }

    /// Adds the evidence from the state after some lines.
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

    /// The exceptions as findings, which evidence from other states may refute.
    var doubts: [Finding] {
        tallies.flatMap { tally in tally.exceptions.map { tally.fact.finding($0) } }
    }
}

nonisolated extension FactLog.Fact {
    package func finding(_ exception: FactLog.Exception) -> Finding {
        Finding(
            invariant, screen: screen, action: exception.action, exception.detail, pattern: what,
            lineCount: exception.lines.count, isPrinted: invariant.isPrinted)
    }
}

nonisolated extension FactLog.Exception {
    /// Returns the evidence of a finding from this exception.
    package func evidence(of finding: Finding, seed: UInt64) -> Evidence {
        Evidence(
            experiment: experiment, prefixes: [path, Array(lines.prefix(startCount))], lines: lines,
            violation: Violation(
                finding, entries: lines.map { Transcript.Entry(command: $0, output: []) }, isShown: false, seed: seed))
    }
}
