import ChallengeSession

/// A share of an exploration for several machines. Each machine knows only its own share and the number of shares: `2/5`.
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
        self.number = number
        self.count = count
    }

    /// The text that ``init(_:)`` parses.
    package var text: String { "\(number)/\(count)" }

    /// The maximum number of shares that a message names.
    private static let nameLimit = 10

    /// Returns the errors in merged shares: each share must occur once.
    ///
    /// - Parameter kind: what is merged: `reports`.
    static func mistakes(_ shards: [Shard], in kind: String) -> [Diagnostic] {
        Dictionary(grouping: shards, by: \.count).sorted { $0.key < $1.key }.flatMap { count, shards in
            let numbers = Dictionary(grouping: shards, by: \.number)
            let missing = (1...count).lazy.filter { numbers[$0] == nil }
            let repeated = numbers.filter { $0.value.count > 1 }.keys.sorted()
            return [("without", Array(missing.prefix(nameLimit + 1))), ("more than once with", repeated)]
                .filter { !$0.1.isEmpty }
                .map { relation, numbers in
                    let names = numbers.prefix(nameLimit).map { "\($0)/\(count)" }
                    let rest = numbers.count > nameLimit ? ", …" : ""
                    return Diagnostic(
                        .error,
                        "the \(kind) of '\(TestResult.exploration)' are merged \(relation) the shares "
                            + names.joined(separator: ", ") + rest)
                }
        }
    }
}
