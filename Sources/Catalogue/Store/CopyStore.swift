package import ChallengeCore
package import ChallengeNetworking
package import ChallengeStorage
package import FoundationEssentials

/// Copies of an API's catalogue in a store: the complete one, which answers, and the partial one that is being made.
///
/// Each has tables of its own, with its number in their names, so that the one that is made disturbs no session that reads
/// the other. Reading waits for nobody; only one session at a time may write, under ``takeLock()``.
package struct CopyStore: Sendable {
    package let store: Store

    package init(_ store: Store) { self.store = store }

    /// A complete copy.
    package struct Copy: Sendable, Hashable {
        let number: Int
        /// The base URL of the API, without a user and a password.
        package let source: String
        /// When the last of it was copied; to the second.
        package let date: Date
    }

    /// The right to write copies, for the lifetime of the result; nil if another session has it.
    package func takeLock() throws(SharedFileError) -> FileLock? { try SharedFile(path: store.path).takeLock() }

    // MARK: The complete copy

    /// The complete copy; nil if there is none.
    package func copy() throws(DatabaseError) -> Copy? { try store.read(Self.copy) ?? nil }

    /// What the API answers from the copy; nil if there is none.
    package func answer(to endpoint: Endpoint, at addresses: Addresses = .public) throws(DatabaseError) -> HTTPResponse?
    {
        try store.read { database throws(DatabaseError) in
            guard let copy = try Self.copy(in: database) else { return nil }
            return try StoredCatalogue(database: database, copy: copy.number).answer(to: endpoint, at: addresses)
        } ?? nil
    }

    /// The picture at a path; nil where there is none, or no copy.
    package func picture(at path: String) throws(DatabaseError) -> Bitmap? {
        try store.read { database throws(DatabaseError) in
            guard let copy = try Self.copy(in: database) else { return nil }
            return try StoredCatalogue(database: database, copy: copy.number).drawing(at: path)
        } ?? nil
    }

    /// A complete copy, how many records it has of each kind, and the bytes that the store has with it.
    package struct Summary: Sendable {
        package let copy: Copy
        package let counts: [CatalogueKind: Int]
        package let size: Int
    }

    /// The complete copy with its size; nil if there is none.
    package func summary() throws(DatabaseError) -> Summary? {
        try store.read { database throws(DatabaseError) in
            guard let copy = try Self.copy(in: database) else { return nil }
            let counts = try Self.parts(of: copy.number, in: database).mapValues(\.records)
            return Summary(copy: copy, counts: counts, size: try database.size())
        } ?? nil
    }

    /// Whether there is something that is or may be a copy, and an unfinished one.
    package var presence: (copy: Bool, partial: Bool) {
        do throws(DatabaseError) {
            try takeOverOldFiles()
            return (try copy() != nil, try partial() != nil)
        } catch {
            return (true, false)
        }
    }

    /// Reads all of the store, and throws where something is damaged.
    package func check() throws(DatabaseError) {
        try store.read { database throws(DatabaseError) in try database.checkAll() }
    }

    static func copy(in database: Database) throws(DatabaseError) -> Copy? {
        guard try database.hasTable("copy") else { return nil }
        return try database.rows("SELECT number, source, date FROM copy WHERE is_complete") { row in
            Copy(number: row.integer(0), source: row.text(1), date: Date(row, 2))
        }.first
    }

    // MARK: The partial copy

    /// The partial copy of an interrupted run; nil if there is none.
    package func partial() throws(DatabaseError) -> PartialCopy? { try store.read(Self.partial) ?? nil }

    static func partial(in database: Database) throws(DatabaseError) -> PartialCopy? {
        guard try database.hasTable("copy") else { return nil }
        let found = try database.rows("SELECT number, source, date FROM copy WHERE NOT is_complete") { row in
            var partial = PartialCopy(source: row.text(1), date: Date(row, 2))
            partial.number = row.integer(0)
            return partial
        }
        guard var partial = found.first, let number = partial.number else { return nil }
        partial.parts = try parts(of: number, in: database)
        return partial
    }

    private static func parts(
        of copy: Int, in database: Database
    ) throws(DatabaseError) -> [CatalogueKind: PartialCopy.Part] {
        var parts: [CatalogueKind: PartialCopy.Part] = [:]
        try database.query(
            "SELECT kind, count, pages, copied_pages, copied_records FROM part WHERE copy = ?", [.integer(copy)]
        ) { row in
            guard let kind = CatalogueKind(rawValue: row.text(0)) else { return }
            parts[kind] = PartialCopy.Part(
                count: row.integer(1), pageCount: row.integer(2), pages: row.integer(3), records: row.integer(4))
        }
        return parts
    }

    /// Adds a page to a partial copy, if it fits those that are there, and keeps it.
    ///
    /// - Throws: ``PartialCopy/InconsistentPage`` or a `DatabaseError`; then the copy is as it was.
    package func add(_ page: CataloguePage, to partial: inout PartialCopy) throws {
        var next = partial
        let present = try store.read { [next] database throws(DatabaseError) in
            try Self.present(page, in: next, database)
        }
        try next.add(page, present: present ?? [])
        next.number = try store.write { [next] database throws(DatabaseError) in
            try Self.keep(page, of: next, in: database)
        }
        partial = next
    }

    /// Those of the page's ids that a partial copy has already.
    static func present(
        _ page: CataloguePage, in partial: PartialCopy, _ database: Database
    ) throws(DatabaseError) -> Set<Int> {
        guard let number = partial.number else { return [] }
        let table = StoredCatalogue(database: database, copy: number).records(of: page.kind)
        return try table.present(page.records.map(\.id))
    }

    /// Writes a page that is counted already.
    ///
    /// - Returns: the number of the copy.
    static func keep(
        _ page: CataloguePage, of partial: PartialCopy, in database: Database
    ) throws(DatabaseError) -> Int {
        guard let part = partial.parts[page.kind] else { return partial.number ?? 0 }
        return try keep(page.records, as: part, of: page.kind, partial, in: database)
    }

    static func keep(
        _ records: [any CatalogueRecord], as part: PartialCopy.Part, of kind: CatalogueKind, _ partial: PartialCopy,
        in database: Database
    ) throws(DatabaseError) -> Int {
        let number = if let number = partial.number { number } else { try begin(partial, in: database) }
        try StoredCatalogue(database: database, copy: number).insert(records)
        try database.run(
            "INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)",
            [.integer(number), .text(kind.rawValue)]
                + [part.count, part.pageCount, part.pages, part.records].map { .integer($0) })
        return number
    }

    private static func begin(_ partial: PartialCopy, in database: Database) throws(DatabaseError) -> Int {
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS copy(
                number INTEGER PRIMARY KEY, source TEXT NOT NULL, date INTEGER NOT NULL, is_complete INTEGER NOT NULL) STRICT
            """)
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS part(
                copy INTEGER NOT NULL, kind TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
                copied_pages INTEGER NOT NULL, copied_records INTEGER NOT NULL, PRIMARY KEY (copy, kind)) STRICT
            """)
        let number = try database.integer("SELECT coalesce(max(number), 0) + 1 FROM copy")
        try database.run(
            "INSERT INTO copy VALUES (?, ?, ?, 0)",
            [.integer(number), .text(partial.source), .integer(partial.date.seconds)])
        try StoredCatalogue(database: database, copy: number).makeTables()
        return number
    }

    /// Makes a partial copy that has all pages the complete one, in place of the one before.
    ///
    /// - Parameter date: when the last of it was copied.
    /// - Returns: the copy; nil if a page is missing, or the task is cancelled.
    package func finish(_ partial: PartialCopy, at date: Date) throws(DatabaseError) -> Summary? {
        guard let number = partial.number, partial.next == nil else { return nil }
        // What an interrupted run has made of it.
        try store.write { database throws(DatabaseError) in
            try StoredCatalogue(database: database, copy: number).removeBlocks()
        }
        for kind in CatalogueKind.allCases {
            var place: BlockPlace? = BlockPlace()
            while let current = place {
                guard !Task.isCancelled else { return nil }
                place = try store.write { database throws(DatabaseError) in
                    var next = current
                    return try Self.makeBlock(at: &next, of: kind, number, in: database) ? next : nil
                }
            }
        }
        try store.write { database throws(DatabaseError) in try Self.complete(number, at: date, in: database) }
        try removeOldFiles()
        return try summary()
    }

    /// Where the next ``SearchBlock`` comes: its number, and the last id of the one before.
    struct BlockPlace {
        var number = 0
        var last = 0
    }

    /// Makes a block; false where no record is left.
    static func makeBlock(
        at place: inout BlockPlace, of kind: CatalogueKind, _ copy: Int, in database: Database
    ) throws(DatabaseError) -> Bool {
        let table = StoredCatalogue(database: database, copy: copy).records(of: kind)
        guard let last = try table.makeBlock(place.number, after: place.last) else { return false }
        place = BlockPlace(number: place.number + 1, last: last)
        return true
    }

    /// Makes a copy the complete one, and the only one.
    static func complete(_ number: Int, at date: Date, in database: Database) throws(DatabaseError) {
        try remove(in: database) { $0 != number }
        try database.run(
            "UPDATE copy SET is_complete = 1, date = ? WHERE number = ?", [.integer(date.seconds), .integer(number)])
    }

    // MARK: Removing

    /// Removes the partial copy.
    package func removePartial() throws(DatabaseError) {
        guard let number = try partial()?.number else { return }
        try store.write { database throws(DatabaseError) in try Self.remove(in: database) { $0 == number } }
    }

    /// Removes all copies, and gives their space back. A damaged store goes as a whole.
    package func removeAll() throws(DatabaseError) {
        try removeOldFiles()
        do throws(DatabaseError) {
            try store.write { database throws(DatabaseError) in try Self.remove(in: database) { _ in true } }
            try store.compact()
        } catch {
            guard error.isDamage else { throw error }
            try store.remove()
        }
    }

    private static func remove(in database: Database, _ isRemoved: (Int) -> Bool) throws(DatabaseError) {
        guard try database.hasTable("copy") else { return }
        for number in try database.rows("SELECT number FROM copy", [], { $0.integer(0) }) where isRemoved(number) {
            try StoredCatalogue(database: database, copy: number).dropTables()
            try database.run("DELETE FROM part WHERE copy = ?", [.integer(number)])
            try database.run("DELETE FROM copy WHERE number = ?", [.integer(number)])
        }
    }
}

/// The records of a copy, of all kinds.
private struct StoredCatalogue: CatalogueAnswers {
    let database: Database
    let copy: Int

    var characters: StoredRecords<CharacterRecord> { StoredRecords(database: database, copy: copy) }
    var episodes: StoredRecords<EpisodeRecord> { StoredRecords(database: database, copy: copy) }
    var locations: StoredRecords<LocationRecord> { StoredRecords(database: database, copy: copy) }

    func records(of kind: CatalogueKind) -> any RecordTable {
        switch kind {
        case .character: characters
        case .episode: episodes
        case .location: locations
        }
    }

    func makeTables() throws(DatabaseError) {
        for kind in CatalogueKind.allCases { try records(of: kind).makeTable() }
        try database.run(
            """
            CREATE TABLE block_\(copy)(
                kind TEXT NOT NULL, field TEXT NOT NULL, number INTEGER NOT NULL, content BLOB NOT NULL,
                PRIMARY KEY (kind, field, number)) STRICT
            """)
    }

    func removeBlocks() throws(DatabaseError) { try database.run("DELETE FROM block_\(copy)") }

    func dropTables() throws(DatabaseError) {
        for kind in CatalogueKind.allCases { try records(of: kind).dropTable() }
        try database.run("DROP TABLE IF EXISTS block_\(copy)")
    }

    func insert(_ records: [any CatalogueRecord]) throws(DatabaseError) {
        for record in records {
            switch record {
            case let record as CharacterRecord: try characters.insert(record)
            case let record as EpisodeRecord: try episodes.insert(record)
            case let record as LocationRecord: try locations.insert(record)
            default: break
            }
        }
    }
}

/// A table of records of some kind.
private protocol RecordTable {
    func makeTable() throws(DatabaseError)
    func dropTable() throws(DatabaseError)
    func present(_ ids: [Int]) throws(DatabaseError) -> Set<Int>
    func makeBlock(_ number: Int, after last: Int) throws(DatabaseError) -> Int?
}

extension StoredRecords: RecordTable {}

extension Date {
    fileprivate init(_ row: Database.Row, _ column: Int) {
        self.init(timeIntervalSince1970: TimeInterval(row.integer(column)))
    }

    fileprivate var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
}
