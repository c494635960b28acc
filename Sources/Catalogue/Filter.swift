import ChallengeNetworking

/// One condition of a search: a field of the records and the text it has to hold.
struct Filter {
    let name: String
    /// Trimmed and not empty.
    let value: String
    private let needle: String
    private let matchesOnlyStart: Bool

    /// The query's filters that records of this kind know, in the query's order.
    ///
    /// An empty value is no filter; of a name that comes twice, the first counts.
    static func all<Record: CatalogueRecord>(in query: [Endpoint.QueryItem], of kind: Record.Type) -> [Filter] {
        var seen: Set<String> = []
        return query.compactMap { item in
            guard kind.filterNames.contains(item.name), seen.insert(item.name).inserted else { return nil }
            return Filter(name: item.name, value: item.value.trimmed, maleMatchesOnlyStart: kind.maleMatchesOnlyStart)
        }
    }

    private init?(name: String, value: String, maleMatchesOnlyStart: Bool) {
        guard !value.isEmpty else { return nil }
        self.name = name
        self.value = value
        needle = value.lowercased()
        matchesOnlyStart = maleMatchesOnlyStart && needle.hasPrefix("male")
    }

    /// Letter case apart, the record's field holds the value as it is typed: accents and apostrophes are not folded. Of a
    /// field with several values, one has to.
    func accepts(_ record: some CatalogueRecord) -> Bool {
        record.texts(for: name).contains { text in
            let text = text.lowercased()
            return matchesOnlyStart ? text.hasPrefix(needle) : text.contains(needle)
        }
    }
}

extension String {
    /// Without the white space around it.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
