import ChallengeNetworking
import ChallengeText
import Synchronization

/// One character, episode, location or game, and the API's rules for its kind.
protocol CatalogueRecord: Sendable {
    /// The name of the kind in paths: `character`.
    static var resource: String { get }
    /// The column that each filter searches, by the filter's name.
    static var filters: [(name: String, column: Int)] { get }

    /// Reads a row of the table; nil if the row is malformed.
    init?(_ columns: [String])

    /// The record with all fields, in the API's order.
    var json: JSON { get }
}

/// The records of one kind, each in the row of its id.
struct Records<Record: CatalogueRecord>: Sendable {
    /// The API's page size; a request cannot change it.
    private static var pageSize: Int { 20 }

    private let table: Table
    private let cache: RowCache

    init(_ text: String) {
        table = Table(text)
        cache = RowCache(count: table.rows.count)
    }

    var all: [Record] { table.rows.map(record) }

    subscript(id: Int) -> Record? { isKnown(id) ? record(id - 1) : nil }

    /// The text of a column of the record with an id.
    func text(_ column: Int, of id: Int) -> String? {
        isKnown(id) ? table.column(column, ofRow: id - 1) : nil
    }

    /// Returns the page of matching records that a query requests; 404 if the page is empty.
    func page(_ query: [Endpoint.QueryItem]) -> HTTPResponse {
        let filters = query.compactMap { Filter($0, of: Record.self) }
        let found = filters.reduce(Array(table.rows)) { rows, filter in
            table.filter(rows, byColumn: filter.column) { row, text in
                filter.accepts(text) { cache.folded(text, ofRow: row, filter.column) }
            }
        }
        let number = max(query.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 1, 1)
        let pageCount = (found.count + Self.pageSize - 1) / Self.pageSize
        guard number <= pageCount else { return .nothingHere }
        // The API's links have the filters in the query's order, without percent-encoding.
        let suffix = filters.reduce(into: "") { $0 += "&\($1.name)=\($1.value)" }
        func link(to page: Int) -> JSON {
            guard 1...pageCount ~= page else { return .null }
            return .string("\(Catalogue.baseURL)/api/\(Record.resource)?page=\(page)\(suffix)")
        }
        let info = JSON.object([
            ("count", found.count.json), ("pages", pageCount.json), ("next", link(to: number + 1)),
            ("prev", link(to: number - 1)),
        ])
        let rows = found.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
        return HTTPResponse(
            status: 200, json: .object([("info", info), ("results", .array(rows.map(json)))]))
    }

    /// Returns the record with an id. A list of ids, `1,2,3`, returns an array in ascending order, without unknown ids.
    func records(_ identifiers: Substring) -> HTTPResponse {
        let parts = identifiers.split(separator: ",")
        let ids = parts.compactMap { Int($0) }
        guard ids.count == parts.count, let first = ids.first else { return .badIdentifier }
        if ids.count > 1 {
            return HTTPResponse(status: 200, json: .array(Set(ids).sorted().filter(isKnown).map { json($0 - 1) }))
        }
        guard isKnown(first) else { return .failure(404, "\(Record.resource.capitalizedAtStart) not found") }
        return HTTPResponse(status: 200, json: json(first - 1))
    }

    private func isKnown(_ id: Int) -> Bool { table.rows.contains(id - 1) }

    private func json(_ row: Int) -> JSON {
        if let json = cache.rows.withLock({ $0[row] }) { return json }
        let json = record(row).json
        cache.rows.withLock { $0[row] = json }
        return json
    }

    private func record(_ row: Int) -> Record {
        guard let record = Record(table.columns(ofRow: row)) else {
            preconditionFailure("row \(row) of the \(Record.resource)s is malformed")
        }
        return record
    }
}

/// The JSON of each row that was requested before, and the folded texts.
private final class RowCache: Sendable {
    let rows: Mutex<[JSON?]>
    /// The UTF-8 of the few texts with letters beyond ASCII. Folding one takes longer than a search of many others.
    private let folded = Mutex<[Int: [UInt8]]>([:])

    init(count: Int) { rows = Mutex(Array(repeating: nil, count: count)) }

    func folded(_ text: UnsafeRawBufferPointer, ofRow row: Int, _ column: Int) -> [UInt8] {
        folded.withLock { texts in
            let place = row << 8 | column
            if let folded = texts[place] { return folded }
            let folded = Array(String(decoding: text, as: UTF8.self).folded.utf8)
            texts[place] = folded
            return folded
        }
    }
}

/// One condition of a search: a text that a column must contain, regardless of case and accents. Apostrophes must be the
/// same.
struct Filter {
    let name: String
    let column: Int
    /// The text to find, trimmed and not empty.
    let value: String
    /// The UTF-8 of the folded value.
    private let needle: [UInt8]
    /// A value that begins with `male` must match the start of the column: `male` then does not find `Female`.
    private let matchesOnlyStart: Bool

    /// Nil for a query item without a value, and for one that is no filter.
    init?(_ item: Endpoint.QueryItem, of kind: (some CatalogueRecord).Type) {
        value = item.value.trimmed
        guard let column = kind.filters.first(where: { $0.name == item.name })?.column, !value.isEmpty else {
            return nil
        }
        name = item.name
        self.column = column
        needle = Array(value.folded.utf8)
        matchesOnlyStart = needle.starts(with: "male".utf8)
    }

    /// - Parameters:
    ///   - text: the UTF-8 of a column.
    ///   - folded: returns the UTF-8 of the folded text.
    func accepts(_ text: UnsafeRawBufferPointer, folded: () -> [UInt8]) -> Bool {
        Self.isASCII(text) ? find(in: text) : find(in: text) || folded().withUnsafeBytes(find)
    }

    /// Reads eight bytes at a time, because a search reads every name.
    private static func isASCII(_ text: UnsafeRawBufferPointer) -> Bool {
        guard text.count >= 8 else { return text.allSatisfy { $0 < 0x80 } }
        var bits = text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self)
        var offset = 0
        while offset < text.count - 8 {
            bits |= text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            offset += 8
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }

    /// Returns true if the needle is in a text. Letters beyond ASCII are folded in both.
    private func find(in text: UnsafeRawBufferPointer) -> Bool {
        guard needle.count <= text.count else { return false }
        // Most places differ in their first letter, whose case is one bit.
        let first = needle[0] | 0x20
        let last = matchesOnlyStart ? 0 : text.count - needle.count
        var start = 0
        while start <= last {
            if text[start] | 0x20 == first {
                var length = 0
                while length < needle.count, needle[length] == Self.lowercased(text[start + length]) { length += 1 }
                if length == needle.count { return true }
            }
            start += 1
        }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
