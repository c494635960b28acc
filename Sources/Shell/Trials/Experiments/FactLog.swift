import ChallengeShellVerification

/// Evidence of what holds in an app although nothing declares it: of each fact how often it was seen to hold, and where it was
/// not. Those of all states, in the order of the walk, tell what the app's own rule is.
package nonisolated struct FactLog: Codable, Sendable {
    /// Something that may hold, of a screen or of what is done there.
    package struct Fact: Hashable, Codable, Sendable {
        let invariant: Invariant
        let screen: String
        /// Told apart from others of the place by this.
        let what: String
        var rule = Rule.mostly
    }

    /// When an exception is a mistake.
    enum Rule: String, Codable, Sendable {
        /// If the fact holds ten times as often.
        case mostly
        /// If facts of the kind hold three times as often, whatever the place.
        case elsewhere
        /// If it never holds.
        case never
        /// If it never holds, and three times as many facts of the kind hold somewhere.
        case onlyHere
    }

    /// A place where a fact does not hold.
    package struct Exception: Codable, Sendable {
        let detail: String
        /// The action that was tried; empty where the screen shows it by itself.
        let action: String
        /// The experiment that has shown it.
        let experiment: Experiment
        /// The lines that the session had run then, and how many of them before the experiment.
        let lines: [String]
        let startCount: Int
        /// The lines that lead to the state which was explored.
        package var path: [String] = []
    }

    struct Tally: Codable, Sendable {
        let fact: Fact
        var holds = 0
        var count = 0
        /// The first ones.
        var exceptions: [Exception] = []
    }

    private(set) var tallies: [Tally] = []
    private var indices: [Fact: Int] = [:]

    private enum CodingKeys: CodingKey { case tallies }

    package init() {}
}

nonisolated extension FactLog {
    /// Takes note of a fact; nil for an exception where it holds.
    mutating func note(_ fact: Fact, _ exception: Exception?) {
        add(Tally(fact: fact, holds: exception == nil ? 1 : 0, count: 1, exceptions: exception.map { [$0] } ?? []))
    }

    package mutating func append(_ other: FactLog) {
        for tally in other.tallies { add(tally) }
    }

    /// Adds what was seen in the state to which some lines lead.
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

    /// The exceptions as findings, each of which may be none by what others have seen.
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
    /// The evidence of a finding that was made of it.
    package func evidence(of finding: Finding, seed: UInt64) -> Evidence {
        Evidence(
            experiment: experiment, prefixes: [path, Array(lines.prefix(startCount))], lines: lines,
            violation: Violation(
                finding, entries: lines.map { Transcript.Entry(command: $0, output: []) }, isShown: false, seed: seed))
    }
}
