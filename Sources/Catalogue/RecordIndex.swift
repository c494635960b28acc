import ChallengeText
import Synchronization

/// Records in memory, which never change.
struct RecordIndex<Record: CatalogueRecord>: RecordSource, Sendable {
    /// The ids of the records, in ascending order.
    private let ids: [Int]
    /// Returns the record at a position.
    private let record: @Sendable (Int) -> Record
    /// Returns the texts that a filter searches in the record at a position.
    private let texts: @Sendable (_ filter: String, _ position: Int) -> [String]
    /// The lowercase texts that a filter searches, as a ``SearchBlock``. The key is the name of the filter.
    private let blocks = Made<String, [UInt8]>()
    /// The JSON of each record with the public API's addresses. The key is the record's id.
    private let answers = Made<Int, JSON>()

    /// If several records have the same id, keeps the first one.
    init(_ records: [Record]) {
        let isInOrder = zip(records, records.dropFirst()).allSatisfy { $0.id < $1.id }
        let records =
            isInOrder
            ? records
            : Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values
                .sorted { $0.id < $1.id }
        ids = records.map(\.id)
        record = { records[$0] }
        texts = { Record.filters[$0]?(records[$1]) ?? [] }
    }

    /// Creates an index of a table's records. Each row is parsed on first use.
    ///
    /// - Parameters:
    ///   - columns: The column that each filter searches, by the filter's name. A search parses only this column.
    ///   - read: Returns the record of a row.
    init(_ table: Table, searching columns: [String: Int] = [:], read: @escaping @Sendable ([String]) -> Record?) {
        let made = Made<Int, Record>()
        let record: @Sendable (Int) -> Record = { position in
            made.value(for: position) {
                guard let record = read(table.columns(ofRow: position)) else {
                    preconditionFailure("row \(position) of the \(Record.resource)s is malformed")
                }
                return record
            }
        }
        ids = table.ids
        self.record = record
        texts = { filter, position in
            columns[filter].map { [table.column($0, ofRow: position)] } ?? Record.filters[filter]?(record(position))
                ?? []
        }
    }

    /// All records, in ascending order of id.
    var records: [Record] { ids.indices.map(record) }

    subscript(id: Int) -> Record? {
        var range = ids.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if ids[middle] == id { return record(middle) }
            range = ids[middle] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    func records(_ ids: [Int]) -> [Record] { ids.compactMap { self[$0] } }

    func matches(_ filters: [Filter], at positions: Range<Int>) -> (count: Int, records: [Record]) {
        if filters.isEmpty { return (ids.count, positions.clamped(to: ids.indices).map(record)) }
        var matches = RecordSet(all: ids.count)
        for filter in filters {
            let block = blocks.value(for: filter.name) {
                SearchBlock.bytes(of: ids.indices.map { texts(filter.name, $0) })
            }
            block.withUnsafeBytes { SearchBlock.search($0, for: filter, &matches) }
        }
        let found = matches.positions
        return (found.count, found[positions.clamped(to: found.indices)].map(record))
    }

    func json(of record: Record, at addresses: Addresses) -> JSON {
        addresses == .public ? answers.value(for: record.id) { record.json(at: addresses) } : record.json(at: addresses)
    }
}

/// A cache of values that derive from immutable records. The first request for a value makes the value.
private final class Made<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])

    func value(for key: Key, make: () -> Value) -> Value {
        values.withLock { values in
            if let value = values[key] { return value }
            let value = make()
            values[key] = value
            return value
        }
    }
}
