import ChallengeNetworking
import ChallengeText

/// One condition of a search: a field of the records, and the text that the field must contain.
struct Filter {
    let name: String
    /// The text to find, trimmed and not empty.
    let value: String
    /// The value in lower case.
    let needle: String
    let matchesOnlyStart: Bool

    /// The query's supported filters, in order. Only the first filter of each name counts, and is ignored if empty.
    static func all<Record: CatalogueRecord>(in query: [Endpoint.QueryItem], of kind: Record.Type) -> [Filter] {
        var seen: Set<String> = []
        return query.compactMap { item in
            let value = item.value.trimmed
            let needle = value.lowercased()
            guard kind.filters[item.name] != nil, seen.insert(item.name).inserted, !value.isEmpty else { return nil }
            return Filter(
                name: item.name, value: value, needle: needle,
                matchesOnlyStart: kind.maleMatchesOnlyStart && needle.hasPrefix("male"))
        }
    }

    /// True if a lowercase text contains the value or begins with it. Accents and apostrophes must be the same.
    func accepts(folded text: String) -> Bool {
        if text.isTooShort(for: needle) { return false }
        return matchesOnlyStart ? text.hasPrefix(needle) : text.contains(needle)
    }
}
