public import ChallengeCore
import ChallengeDesignSystem
import ChallengeShellText

extension Parameter.Key {
    /// A key of a filter, with the values that items have under it, and how many items have each.
    ///
    /// - Parameters:
    ///   - name: the name of the key.
    ///   - values: the values to choose from; none for any text.
    ///   - items: all items that are known; called as ``Parameter/suggest`` is.
    public init<Item: ListItem>(name: String, values: [String] = [], among items: @escaping @Sendable () -> [Item]) {
        self.init(name: name, values: values) {
            ValueCounts(of: name, in: items()).counts.map { value, count in
                let choice = values.first { $0.lowercased() == value.lowercased() }
                return Parameter.Suggestion(choice ?? value, help: count == 1 ? "1 row" : "\(count) rows")
            }
        }
    }
}

/// The values that items have under a key.
struct ValueCounts {
    /// Each value with the number of the items that have it: numbers by their value, texts by the alphabet.
    let counts: [(value: String, count: Int)]

    init(of key: String, in items: [some ListItem]) {
        var counts: [String: Int] = [:]
        for item in items {
            for value in Set(item.values(of: key)) where !value.isEmpty { counts[value, default: 0] += 1 }
        }
        self.counts = counts.map { ($0.key, $0.value) }.sorted { one, other in
            if let first = Double(one.value), let second = Double(other.value) { return first < second }
            return (one.value.lowercased(), one.value) < (other.value.lowercased(), other.value)
        }
    }
}

extension Report {
    /// How many values of a key people are shown.
    private static let valueLimit = 12

    /// The keys of a filter with the values of all items, the most frequent of which people are shown.
    static func filter(by keys: [String], among items: [some ListItem]) -> Report {
        let all = keys.map { ($0, ValueCounts(of: $0, in: items).counts) }
        let rows = all.map { key, counts in
            let frequent = counts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            let shown = frequent.prefix(valueLimit).map { "\($0.element.value) (\($0.element.count))" }
            let rest = counts.count > valueLimit ? ["and \(counts.count - valueLimit) more"] : []
            return Fields.Row([Span("  \(key)", .emphasis)], [Span((shown + rest).joined(separator: ", "))])
        }
        let values = all.map { key, counts in
            ["key": key, "values": counts.map { ["value": $0.value, "count": $0.count] as JSON }] as JSON
        }
        return Report(
            "filter", body: .fields(Fields(rows, valueWidth: 20)), content: ["keys": JSON.array(values)] as JSON,
            table: DataTable(
                ["key", "value", "count"],
                all.flatMap { key, counts in
                    counts.map { ["key": key, "value": $0.value, "count": $0.count] as JSON }
                }))
    }
}
