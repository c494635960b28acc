import Synchronization

struct RecordIndex<Record: CatalogueRecord>: RecordSource, Sendable {
    /// In ascending order of id.
    let records: [Record]
    private let blocks = SearchBlocks()

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
            let block = blocks.block(of: filter.name) { records.map { Record.filters[filter.name]?($0) ?? [] } }
            block.withUnsafeBytes { SearchBlock.search($0, for: filter, &matches) }
        }
        let found = matches.positions
        return (found.count, found[positions.clamped(to: found.indices)].map { records[$0] })
    }
}

/// The blocks that filters of records in memory search, one for each field, made at its first search by any task.
private final class SearchBlocks: Sendable {
    private let made = Mutex<[String: [UInt8]]>([:])

    /// - Parameter values: those of the field in each record.
    func block(of field: String, values: () -> [[String]]) -> [UInt8] {
        made.withLock { made in
            if let block = made[field] { return block }
            let block = SearchBlock.bytes(of: values())
            made[field] = block
            return block
        }
    }
}
