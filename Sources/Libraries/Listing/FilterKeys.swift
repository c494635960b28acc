public import ChallengeActions
import ChallengeDesignSystem
import ChallengeText

extension Parameter.Key {
    /// Creates a key of a filter, with the items' values under this key and the number of items for each value.
    ///
    /// - Parameters:
    ///   - name: the name of the key.
    ///   - values: the values to choose from; empty if any text is allowed.
    ///   - items: returns all known items; called in the same way as ``Parameter/suggest``.
    public init<Item: ListItem>(name: String, values: [String] = [], among items: @escaping @Sendable () -> [Item]) {
        self.init(name: name, values: values) {
            ValueCounts(of: name, in: items(), areChoices: !values.isEmpty).counts.map { value, count in
                let choice = values.first { $0.lowercased() == value.lowercased() }
                return Parameter.Suggestion(choice ?? value, help: count == 1 ? "1 row" : "\(count) rows")
            }
        }
        mistake = { Condition.mistake(in: $0, for: name) }
    }
}

/// The values that items have under a key.
struct ValueCounts {
    /// Each value with the number of items that a filter by this value finds. Items whose values only contain this value
    /// count too. Numbers are sorted by value, texts alphabetically.
    let counts: [(value: String, count: Int)]

    /// - Parameter areChoices: true if a filter takes only whole values.
    init(of key: String, in items: [some ListItem], areChoices: Bool = false) {
        // The places of the items that have each value.
        var places: [String: Set<Int>] = [:]
        for (place, item) in items.enumerated() {
            for value in item.values(of: key) { places[value, default: []].insert(place) }
        }
        let values = places.map { (text: $0, folded: $0.folded, places: $1) }
        let counts = values.filter { !$0.text.isEmpty }.map { value in
            let found = values.filter {
                // The fast search by code units rules out most values.
                areChoices
                    ? $0.folded == value.folded : $0.folded.has(value.folded) && $0.folded.contains(value.folded)
            }
            return (value: value.text, count: found.reduce(into: Set()) { $0.formUnion($1.places) }.count)
        }
        self.counts = counts.sorted { one, other in
            if let first = Double(one.value), let second = Double(other.value) { return first < second }
            return (one.value.lowercased(), one.value) < (other.value.lowercased(), other.value)
        }
    }
}

extension Report {
    /// The number of values of a key that people see.
    private static let valueLimit = 12

    /// Reports the keys of a filter with the values of all items. People see the most frequent values.
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
