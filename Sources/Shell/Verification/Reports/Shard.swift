/// A share of the work of several machines, which know only how many they are: `2/5`.
///
/// Each computes the same partition of the same names, in whatever order they come to it.
package nonisolated struct Shard: Sendable, Hashable {
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
