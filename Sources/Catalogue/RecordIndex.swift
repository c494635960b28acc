import ChallengeNetworking
import ChallengeText

/// The records of one kind, and how the API answers questions about them.
struct RecordIndex<Record: CatalogueRecord>: Sendable {
    /// In ascending order of id.
    let records: [Record]
    let byID: [Int: Record]

    /// Of records with the same id the first is kept.
    init(_ records: some Sequence<Record>) {
        byID = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.records = byID.values.sorted { $0.id < $1.id }
    }

    /// The page that a query asks for of the records that all its filters accept; nothing to show is 404.
    func list(_ query: [Endpoint.QueryItem], _ addresses: Addresses) -> HTTPResponse {
        let filters = Filter.all(in: query, of: Record.self)
        let matches = records.filter { record in filters.allSatisfy { $0.accepts(record) } }
        guard let page = Page(number: Page.number(in: query), of: matches.count) else { return .nothingHere }
        // As the API writes its links: the filters in the order of the query, and nothing percent-encoded.
        let suffix = filters.map { "&\($0.name)=\($0.value)" }.joined()
        func link(to number: Int) -> JSON {
            guard 1...page.pageCount ~= number else { return .null }
            return .string("\(addresses.list(of: Record.resource))?page=\(number)\(suffix)")
        }
        let info: JSON = [
            "count": matches.count, "pages": page.pageCount, "next": link(to: page.number + 1),
            "prev": link(to: page.number - 1),
        ]
        return .ok(["info": info, "results": matches[page.range].map { $0.json(at: addresses) }])
    }

    /// One record for one id, an array in order of id for several: unknown ones are left out of it, even all of them.
    func records(_ identifiers: Substring, _ addresses: Addresses) -> HTTPResponse {
        switch RequestedIdentifiers(identifiers) {
        case .one(let id):
            guard let record = byID[id] else { return .notFound(Record.resource) }
            return .ok(record.json(at: addresses))
        case .several(let ids):
            return .ok(.array(Set(ids).sorted().compactMap { byID[$0]?.json(at: addresses) }))
        case .notANumber: return .badIdentifier
        case .badArray: return .badArray
        }
    }
}

private struct Page {
    /// The API's page size; a request cannot change it.
    static let size = 20

    let number: Int
    let pageCount: Int
    /// The positions of its items in the list.
    let range: Range<Int>

    /// Fails past the last page, and so for a list of nothing. Page numbers begin at 1.
    init?(number: Int, of itemCount: Int) {
        self.number = number
        pageCount = (itemCount + Self.size - 1) / Self.size
        guard number >= 1, number <= pageCount else { return nil }
        range = (number - 1) * Self.size..<min(number * Self.size, itemCount)
    }

    /// The page a query asks for: 1 where it asks for none, or for something that is not a positive whole number.
    ///
    /// A number too large for `Int` is a page past the end, not page 1.
    static func number(in query: [Endpoint.QueryItem]) -> Int {
        guard let text = query.first(where: { $0.name == "page" })?.value.trimmed else { return 1 }
        if let number = Int(text) { return max(number, 1) }
        return !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? .max : 1
    }
}

/// One condition of a search: a field of the records and the text it has to hold.
private struct Filter {
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
            let value = item.value.trimmed
            let needle = value.lowercased()
            guard kind.filters[item.name] != nil, seen.insert(item.name).inserted, !value.isEmpty else { return nil }
            return Filter(
                name: item.name, value: value, needle: needle,
                matchesOnlyStart: kind.maleMatchesOnlyStart && needle.hasPrefix("male"))
        }
    }

    /// Letter case apart, the record's field holds the value as it is typed: accents and apostrophes are not folded. Of a
    /// field with several values, one has to.
    func accepts<Record: CatalogueRecord>(_ record: Record) -> Bool {
        (Record.filters[name]?(record) ?? []).contains { text in
            let text = text.lowercased()
            return matchesOnlyStart ? text.hasPrefix(needle) : text.contains(needle)
        }
    }
}

/// What stands in an id's place in a path: `1`, `1,2,3` or `[1,2,3]`.
private enum RequestedIdentifiers {
    case one(Int)
    /// A list, in the path's order.
    case several([Int])
    case notANumber
    /// Brackets that are not one pair around numbers.
    case badArray

    /// Stands for every number that no id can be: 1.5, or one too large.
    private static let nobody = 0

    init(_ text: Substring) {
        if text.contains(where: { $0 == "[" || $0 == "]" }) {
            let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
            let isPair = text.first == "[" && text.last == "]"
            self = isPair ? Self.numbers(parts).map { .several($0) } ?? .badArray : .badArray
        } else if text.contains(","), text.count > 1 {
            // The API's numbers are JavaScript's, where nothing between two commas is zero.
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            self = Self.numbers(parts.map { $0.isEmpty ? "0" : $0 }).map { .several($0) } ?? .notANumber
        } else {
            self = Self.number(text).map { .one($0) } ?? .notANumber
        }
    }

    /// Nil when one of them is not a number.
    private static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap(number)
        return numbers.count == parts.count ? numbers : nil
    }

    private static func number(_ text: Substring) -> Int? {
        let text = String(text).trimmed
        if let id = Int(text) { return id }
        guard let number = Double(text), number.isFinite else { return nil }
        return Int(exactly: number) ?? nobody
    }
}
