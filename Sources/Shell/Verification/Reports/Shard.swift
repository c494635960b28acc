import ChallengeShellOutput

/// A share of the work of several machines, which know only how many they are: `2/5`.
///
/// Each computes the same partition of the same names, in whatever order they come to it.
package nonisolated struct Shard: Codable, Sendable, Hashable {
    /// Which share it is, from 1.
    package let number: Int
    /// How many shares there are.
    package let count: Int

    /// Reads `2/5`; nil where that is no share.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.allSatisfy("0123456789/".utf8.contains), let number = Int(parts[0]),
            let count = Int(parts[1]), number >= 1, number <= count
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// As ``init(_:)`` reads it.
    package var text: String { "\(number)/\(count)" }

    /// Those of some names that are in this share; a name that comes twice counts once.
    ///
    /// - Parameter durations: how long each has taken, in seconds. Then the shares take about as long as each other: the
    ///   longest goes first, each to the share that has least so far (R. L. Graham, Bounds on multiprocessing timing
    ///   anomalies, 1969). A name without a duration is taken for an average one.
    package func names(of names: some Sequence<String>, lasting durations: [String: Double] = [:]) -> Set<String> {
        let names = Set(names).sorted()
        let known = names.compactMap { durations[$0] }
        guard !known.isEmpty else { return Set(names.indices.filter { $0 % count == number - 1 }.map { names[$0] }) }
        let average = known.reduce(0, +) / Double(known.count)
        let lengths = names.map { (name: $0, length: durations[$0] ?? average) }
        // A share beyond the number of names stays empty, and takes no memory.
        var loads = Array(repeating: 0.0, count: min(count, names.count))
        var share: Set<String> = []
        for (name, length) in lengths.sorted(by: { ($1.length, $0.name) < ($0.length, $1.name) }) {
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += length
            if least == number - 1 { share.insert(name) }
        }
        return share
    }
}

/// One of the shards of a suite of tests, which a report of it is about.
package nonisolated struct Share: Sendable, Hashable {
    /// What is shared out: `transcripts`.
    package let suite: String
    package let shard: Shard
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
