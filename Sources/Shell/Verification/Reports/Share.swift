import ChallengeSession

/// One of the shards of a suite of tests, which a report of it is about.
package nonisolated struct Share: Sendable, Hashable {
    /// What is shared out: `transcripts`.
    package let suite: String
    package let shard: Shard

    package init(of suite: String, _ shard: Shard) {
        self.suite = suite
        self.shard = shard
    }
}

/// Counts the shares that are joined: each of all that there are belongs in once.
nonisolated struct ShareTally {
    /// What is joined by itself.
    private struct Whole: Hashable {
        /// Reports or coverages.
        let kind: String
        let suite: String
        let count: Int
    }

    /// How many shares are named at most.
    private static let nameLimit = 10

    /// By their numbers, how often they are there.
    private var shares: [Whole: [Int: Int]] = [:]

    mutating func add(_ share: Share, in kind: String) {
        let whole = Whole(kind: kind, suite: share.suite, count: share.shard.count)
        shares[whole, default: [:]][share.shard.number, default: 0] += 1
    }

    /// Which are missing, or there more than once.
    var mistakes: [Diagnostic] {
        shares.sorted { ($0.key.kind, $0.key.suite, $0.key.count) < ($1.key.kind, $1.key.suite, $1.key.count) }
            .flatMap { whole, counts -> [Diagnostic] in
                let missing = (1...whole.count).lazy.filter { counts[$0] == nil }
                let repeated = counts.filter { $0.value > 1 }.keys.sorted()
                return [("without", Array(missing.prefix(Self.nameLimit + 1))), ("more than once with", repeated)]
                    .filter { !$0.1.isEmpty }
                    .map { relation, numbers in
                        let names = numbers.prefix(Self.nameLimit).map { "\($0)/\(whole.count)" }
                        let rest = numbers.count > Self.nameLimit ? ", …" : ""
                        return Diagnostic(
                            .error,
                            "the \(whole.kind) of '\(whole.suite)' are merged \(relation) the shares "
                                + names.joined(separator: ", ") + rest)
                    }
            }
    }
}
