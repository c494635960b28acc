import ChallengeStorage

/// The tables of a copy: a table of records for each kind, and one table of ``SearchBlock``s for all kinds.
struct StoredCatalogue: CatalogueAnswers {
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
        for kind in CatalogueKind.allCases { try database.run("DROP TABLE IF EXISTS \(kind)_\(copy)") }
        try database.run("DROP TABLE IF EXISTS block_\(copy)")
    }
}

protocol RecordTable: RecordSource where Failure == DatabaseError {
    func makeTable() throws(DatabaseError)

    func insert(_ record: any CatalogueRecord) throws(DatabaseError)

    /// Makes a search block of the records after the id `last`, which is 0 for the first block. Returns the block's last
    /// id; nil if no record is left.
    func makeBlock(_ number: Int, after last: Int) throws(DatabaseError) -> Int?
}
