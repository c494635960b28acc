import ChallengeSession

/// A share of some work for several machines. Each machine knows only its own share and the number of shares: `2/5`.
///
/// Each machine divides the same names in the same way, for any order of the names.
package nonisolated struct Shard: Codable, Sendable, Hashable {
    /// The number of the share, from 1.
    package let number: Int
    /// The number of shares.
    package let count: Int

    /// Parses `2/5`; nil if the text is not a share.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.allSatisfy("0123456789/".utf8.contains), let number = Int(parts[0]),
            let count = Int(parts[1]), number >= 1, number <= count
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// The text that ``init(_:)`` parses.
    package var text: String { "\(number)/\(count)" }

    /// Returns the names in this share. A name that occurs twice counts once.
    ///
    /// - Parameter durations: the duration of each name in seconds. All shares then take about the same time: names with
    ///   long durations come first, and each goes to the share with the shortest time so far (R. L. Graham, Bounds on
    ///   multiprocessing timing anomalies, 1969). A name without a duration counts as average.
    package func names(of names: some Sequence<String>, lasting durations: [String: Double] = [:]) -> Set<String> {
        let names = Set(names).sorted()
        let known = names.compactMap { durations[$0] }
        guard !known.isEmpty else { return Set(names.indices.filter { $0 % count == number - 1 }.map { names[$0] }) }
        let average = known.reduce(0, +) / Double(known.count)
        let lengths = names.map { (name: $0, length: durations[$0] ?? average) }
        // Shares beyond the number of names stay empty, and take no memory.
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

/// The shard of a test suite whose results a report contains.
package nonisolated struct Share: Sendable, Hashable {
    /// The suite: `transcripts`.
    package let suite: String
    package let shard: Shard
}

/// Counts the shares of merged files. Each share of a suite must occur once.
nonisolated struct ShareTally {
    /// A suite whose shares are merged.
    private struct Whole: Hashable {
        /// Reports or coverages.
        let kind: String
        let suite: String
        let count: Int
    }

    /// The maximum number of shares that a message names.
    private static let nameLimit = 10

    /// How often each share occurs, by the number of the share.
    private var shares: [Whole: [Int: Int]] = [:]

    mutating func add(_ share: Share, in kind: String) {
        let whole = Whole(kind: kind, suite: share.suite, count: share.shard.count)
        shares[whole, default: [:]][share.shard.number, default: 0] += 1
    }

    /// The errors of each suite: one for its missing shares, and one for its repeated shares.
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
