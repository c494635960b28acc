/// The records of one kind in memory.
struct RecordIndex<Record: CatalogueRecord>: RecordSource, Sendable {
    /// In ascending order of id.
    let records: [Record]
    let byID: [Int: Record]

    /// Of records with the same id the first is kept.
    init(_ records: some Sequence<Record>) {
        byID = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.records = byID.values.sorted { $0.id < $1.id }
    }

    func records(_ ids: [Int]) -> [Record] { ids.compactMap { byID[$0] } }

    func matches(_ filters: [Filter], at positions: Range<Int>) -> (count: Int, records: [Record]) {
        let matches = filters.isEmpty ? records : records.filter { record in filters.allSatisfy { $0.accepts(record) } }
        return (matches.count, Array(matches[positions.clamped(to: matches.indices)]))
    }
}
