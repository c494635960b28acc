import ChallengeStorage
import FoundationEssentials

/// The tables `copy`, with a row for each copy, and `part`, with a row for each kind of each copy and its progress.
extension Database {
    /// Returns the complete copy or the partial copy; nil if that copy does not exist.
    func copy(isComplete: Bool) throws(DatabaseError) -> CopyStore.Copy? {
        guard try hasTable("copy") else { return nil }
        return try rows(
            "SELECT number, source, date FROM copy WHERE is_complete = ?", [.integer(isComplete ? 1 : 0)]
        ) { row in
            let date = Date(timeIntervalSince1970: TimeInterval(row.integer(2)))
            return CopyStore.Copy(number: row.integer(0), source: row.text(1), date: date)
        }.first
    }

    func partialCopy() throws(DatabaseError) -> PartialCopy? {
        guard let copy = try copy(isComplete: false) else { return nil }
        var partial = PartialCopy(source: copy.source, date: copy.date)
        partial.number = copy.number
        partial.parts = try parts(of: copy.number)
        return partial
    }

    func parts(of copy: Int) throws(DatabaseError) -> [CatalogueKind: PartialCopy.Part] {
        var parts: [CatalogueKind: PartialCopy.Part] = [:]
        try query(
            "SELECT kind, count, pages, copied_pages, copied_records FROM part WHERE copy = ?", [.integer(copy)]
        ) { row in
            guard let kind = CatalogueKind(rawValue: row.text(0)) else { return }
            parts[kind] = PartialCopy.Part(
                count: row.integer(1), pageCount: row.integer(2), pages: row.integer(3), records: row.integer(4))
        }
        return parts
    }

    /// Returns the ids of the page's records that a partial copy already has.
    func present(_ page: CataloguePage, in partial: PartialCopy) throws(DatabaseError) -> Set<Int> {
        guard let number = partial.number else { return [] }
        let table = StoredCatalogue(database: self, copy: number).records(of: page.kind)
        return Set(try table.records(page.records.map(\.id)).map(\.id))
    }

    /// Writes records of a partial copy. Returns the copy's number; the first call creates the copy.
    func keep(
        _ records: [any CatalogueRecord], of kind: CatalogueKind, in partial: PartialCopy
    ) throws(DatabaseError) -> Int {
        let number = if let number = partial.number { number } else { try begin(partial) }
        let table = StoredCatalogue(database: self, copy: number).records(of: kind)
        for record in records { try table.insert(record) }
        if let part = partial.parts[kind] {
            try run(
                "INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)",
                [.integer(number), .text(kind.rawValue)]
                    + [part.count, part.pageCount, part.pages, part.records].map { .integer($0) })
        }
        return number
    }

    private func begin(_ partial: PartialCopy) throws(DatabaseError) -> Int {
        try run(
            """
            CREATE TABLE IF NOT EXISTS copy(
                number INTEGER PRIMARY KEY, source TEXT NOT NULL, date INTEGER NOT NULL, is_complete INTEGER NOT NULL) STRICT
            """)
        try run(
            """
            CREATE TABLE IF NOT EXISTS part(
                copy INTEGER NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
                copied_pages INTEGER NOT NULL, copied_records INTEGER NOT NULL, PRIMARY KEY (copy, kind)) STRICT
            """)
        let number = try integer("SELECT coalesce(max(number), 0) + 1 FROM copy")
        try run(
            "INSERT INTO copy VALUES (?, ?, ?, 0)",
            [.integer(number), .text(partial.source), .integer(partial.date.seconds)])
        try StoredCatalogue(database: self, copy: number).makeTables()
        return number
    }

    /// Makes a copy the complete copy, and removes all other copies.
    func complete(_ number: Int, at date: Date) throws(DatabaseError) {
        try removeCopies { $0 != number }
        try run(
            "UPDATE copy SET is_complete = 1, date = ? WHERE number = ?", [.integer(date.seconds), .integer(number)])
    }

    func removeCopies(_ isRemoved: (Int) -> Bool) throws(DatabaseError) {
        guard try hasTable("copy") else { return }
        for number in try rows("SELECT number FROM copy", [], { $0.integer(0) }) where isRemoved(number) {
            try StoredCatalogue(database: self, copy: number).dropTables()
            try run("DELETE FROM part WHERE copy = ?", [.integer(number)])
            try run("DELETE FROM copy WHERE number = ?", [.integer(number)])
        }
    }
}

extension Date {
    fileprivate var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
}
