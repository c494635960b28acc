import ChallengeShellText
import Synchronization

struct RecordIndex<Record: CatalogueRecord>: RecordSource, Sendable {
    /// In ascending order of id.
    let records: [Record]
    /// What filters search, by the field.
    private let blocks = Made<String, [UInt8]>()
    /// What is answered of the records at the addresses of the public API, by their ids.
    private let answers = Made<Int, JSON>()

    /// Of records with the same id the first is kept.
    init(_ records: [Record]) {
        let isInOrder = zip(records, records.dropFirst()).allSatisfy { $0.id < $1.id }
        self.records =
            isInOrder
            ? records
            : Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values
                .sorted { $0.id < $1.id }
    }

    subscript(id: Int) -> Record? {
        var range = records.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if records[middle].id == id { return records[middle] }
            range = records[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    func records(_ ids: [Int]) -> [Record] { ids.compactMap { self[$0] } }

    func matches(_ filters: [Filter], at positions: Range<Int>) -> (count: Int, records: [Record]) {
        if filters.isEmpty { return (records.count, Array(records[positions.clamped(to: records.indices)])) }
        var matches = RecordSet(all: records.count)
        for filter in filters {
            let block = blocks.value(for: filter.name) {
                SearchBlock.bytes(of: records.map { Record.filters[filter.name]?($0) ?? [] })
            }
            block.withUnsafeBytes { SearchBlock.search($0, for: filter, &matches) }
        }
        let found = matches.positions
        return (found.count, found[positions.clamped(to: found.indices)].map { records[$0] })
    }

    func json(of record: Record, at addresses: Addresses) -> JSON {
        addresses == .public ? answers.value(for: record.id) { record.json(at: addresses) } : record.json(at: addresses)
    }
}

/// What follows from records that never change, each value made when any task asks for it first.
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
