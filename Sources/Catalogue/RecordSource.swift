import ChallengeNetworking
import ChallengeText

/// The records of one kind, either in memory or in a store on disk.
///
/// A source only finds records, by id or by filters. The extension makes the same responses for every source.
protocol RecordSource<Record, Failure> {
    associatedtype Record: CatalogueRecord
    associatedtype Failure: Error

    /// Returns the records with these ids, in the order of the ids. Unknown ids are left out.
    ///
    /// - Parameter ids: distinct ids in ascending order.
    func records(_ ids: [Int]) throws(Failure) -> [Record]

    /// Returns the number of records that all filters accept, and the accepted records at these positions, by ascending
    /// id.
    func matches(_ filters: [Filter], at positions: Range<Int>) throws(Failure) -> (count: Int, records: [Record])

    /// Returns the result of ``CatalogueRecord/json(at:)`` for a record.
    func json(of record: Record, at addresses: Addresses) -> JSON
}

extension RecordSource {
    func json(of record: Record, at addresses: Addresses) -> JSON { record.json(at: addresses) }

    /// Returns the page of matching records that a query requests; 404 if the page is empty.
    func list(_ query: [Endpoint.QueryItem], _ addresses: Addresses) throws(Failure) -> HTTPResponse {
        let filters = Filter.all(in: query, of: Record.self)
        let page = Page(in: query)
        let matches = try matches(filters, at: page.positions)
        guard !matches.records.isEmpty else { return .nothingHere }
        // The API's links have the filters in the query's order, without percent-encoding.
        let suffix = filters.map { "&\($0.name)=\($0.value)" }.joined()
        let pageCount = Page.count(of: matches.count)
        func link(to number: Int) -> JSON {
            guard 1...pageCount ~= number else { return .null }
            return .string("\(addresses.list(of: Record.resource))?page=\(number)\(suffix)")
        }
        let info = JSON.object([
            ("count", matches.count.json), ("pages", pageCount.json), ("next", link(to: page.number + 1)),
            ("prev", link(to: page.number - 1)),
        ])
        return .ok(.object([("info", info), ("results", .array(matches.records.map { json(of: $0, at: addresses) }))]))
    }

    /// Returns the record with an id. A list of ids returns an array in ascending order, without unknown ids.
    func records(_ identifiers: Substring, _ addresses: Addresses) throws(Failure) -> HTTPResponse {
        switch RequestedIdentifiers(identifiers) {
        case .one(let id):
            guard let record = try records([id]).first else { return .notFound(Record.resource) }
            return .ok(json(of: record, at: addresses))
        case .several(let ids):
            return .ok(.array(try records(Set(ids).sorted()).map { json(of: $0, at: addresses) }))
        case .notANumber: return .badIdentifier
        case .badArray: return .badArray
        }
    }
}

/// A page of a list. Page numbers begin at 1.
private struct Page {
    /// The API's page size; a request cannot change it.
    private static let size = 20

    let number: Int

    /// The page that a query requests. Page 1 without a positive whole number. Too large a number is past the end.
    init(in query: [Endpoint.QueryItem]) {
        let text = query.first(where: { $0.name == "page" })?.value.trimmed ?? ""
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        number = max(Int(text) ?? (isNumber ? .max : 1), 1)
    }

    /// The positions of the page's items in the list. Empty if the page's number is so large that positions overflow.
    var positions: Range<Int> {
        let (end, isPastAll) = number.multipliedReportingOverflow(by: Self.size)
        return isPastAll ? .max..<(.max) : end - Self.size..<end
    }

    static func count(of items: Int) -> Int { (items + size - 1) / size }
}

/// The ids in a path: `1`, `1,2,3` or `[1,2,3]`.
private enum RequestedIdentifiers {
    case one(Int)
    /// The ids of a list, in the order of the path.
    case several([Int])
    case notANumber
    /// The text has brackets, but is not a list of numbers in one pair of brackets.
    case badArray

    /// The id for a number that cannot be an id, such as 1.5 or a number that is too large. No record has this id.
    private static let nobody = 0

    init(_ text: Substring) {
        if text.contains(where: { $0 == "[" || $0 == "]" }) {
            let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
            let isPair = text.first == "[" && text.last == "]"
            self = isPair ? Self.numbers(parts).map { .several($0) } ?? .badArray : .badArray
        } else if text.contains(","), text.count > 1 {
            // The API parses numbers as JavaScript does: an empty text between two commas is 0.
            let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            self = Self.numbers(parts.map { $0.isEmpty ? "0" : $0 }).map { .several($0) } ?? .notANumber
        } else {
            self = Self.number(text).map { .one($0) } ?? .notANumber
        }
    }

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
