import ChallengeStorage

/// The records of one kind in a copy. One table has the records, another has their ``SearchBlock``s. The blocks contain
/// the ids, which map a position to a record, and the fields that filters search.
struct StoredRecords<Record: StoredRecord>: RecordTable {
    let database: Database
    let copy: Int

    private var table: String { "\(Record.resource)_\(copy)" }
    private var blocks: String { "block_\(copy)" }

    func records(_ ids: [Int]) throws(DatabaseError) -> [Record] {
        var records: [Record] = []
        for id in ids {
            records += try database.rows("SELECT * FROM \(table) WHERE id = ?", [.integer(id)], Record.init)
        }
        return records
    }

    func matches(
        _ filters: [Filter], at positions: Range<Int>
    ) throws(DatabaseError) -> (count: Int, records: [Record]) {
        let total = try database.integer(
            "SELECT copied_records FROM part WHERE copy = ? AND kind = ?", [.integer(copy), .text(Record.resource)])
        var count = 0
        var ids: [Int] = []
        // Without filters every record matches, so the search reads only the blocks that contain the page.
        let first = filters.isEmpty ? min(positions.lowerBound, total) / SearchBlock.size : 0
        let last = filters.isEmpty ? min(positions.upperBound, total) : total
        if filters.isEmpty { count = first * SearchBlock.size }
        for block in first..<max(first, (last + SearchBlock.size - 1) / SearchBlock.size) {
            var matches = RecordSet(all: min(SearchBlock.size, total - block * SearchBlock.size))
            for filter in filters {
                try withBlock(block, of: filter.name) { SearchBlock.search($0, for: filter, &matches) }
            }
            let wanted = positions.clamped(to: count..<count + matches.count)
            if !wanted.isEmpty {
                let chosen = matches.positions[wanted.lowerBound - count..<wanted.upperBound - count]
                try withBlock(block, of: "id") { bytes in
                    ids += chosen.map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int64.self)) }
                }
            }
            count += matches.count
        }
        return (filters.isEmpty ? total : count, try records(ids))
    }

    private func withBlock(
        _ number: Int, of field: String, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(DatabaseError) {
        try database.query(
            "SELECT content FROM \(blocks) WHERE kind = ? AND field = ? AND number = ?",
            [.text(Record.resource), .text(field), .integer(number)]
        ) { $0.withBytes(0, body) }
    }

    // MARK: Writing

    func makeTable() throws(DatabaseError) {
        try database.run("CREATE TABLE \(table)(id INTEGER PRIMARY KEY, \(Record.columns)) STRICT")
    }

    func insert(_ record: any CatalogueRecord) throws(DatabaseError) {
        guard let record = record as? Record else { return }
        let values = record.values
        let places = values.map { _ in ", ?" }.joined()
        try database.run("INSERT INTO \(table) VALUES (?\(places))", [.integer(record.id)] + values)
    }

    func makeBlock(_ number: Int, after last: Int) throws(DatabaseError) -> Int? {
        let records = try database.rows(
            "SELECT * FROM \(table) WHERE id > ? ORDER BY id LIMIT \(SearchBlock.size)", [.integer(last)], Record.init)
        guard let end = records.last?.id else { return nil }
        let ids = records.flatMap { record in withUnsafeBytes(of: Int64(record.id)) { Array($0) } }
        for (field, content) in [("id", ids)] + Record.filters.map({ ($0, SearchBlock.bytes(of: records.map($1))) }) {
            try database.run(
                "INSERT INTO \(blocks) VALUES (?, ?, ?, ?)",
                [.text(Record.resource), .text(field), .integer(number), .blob(content)])
        }
        return end
    }
}
