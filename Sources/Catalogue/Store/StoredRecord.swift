import ChallengeStorage

/// A record as a row of a table.
protocol StoredRecord: CatalogueRecord {
    /// The SQL declarations of the columns after the id.
    static var columns: String { get }

    var values: [Database.Value] { get }
    /// Reads the id and the other columns of a row.
    init(_ row: Database.Row)
}

/// Converts ids to the text in a column, such as `1,2,3`, and back.
enum StoredIDs {
    static func text(_ ids: [Int]) -> String { ids.map { "\($0)" }.joined(separator: ",") }

    /// The valid ids in a text. Ranges are invalid: an untrusted file could fill the memory by a range.
    static func ids(_ text: String) -> [Int] { text.split(separator: ",").compactMap { Int($0) } }
}

extension Database.Row {
    fileprivate func location(_ column: Int) -> LocationReference {
        LocationReference(name: text(column), location: optionalInteger(column + 1))
    }
}

extension LocationReference {
    fileprivate var values: [Database.Value] { [.text(name), location.map { .integer($0) } ?? .null] }
}

extension CharacterRecord: StoredRecord {
    static let columns = """
        name TEXT, status TEXT, species TEXT, type TEXT, gender TEXT, origin TEXT, origin_id INTEGER, \
        location TEXT, location_id INTEGER, episodes TEXT, created TEXT
        """

    var values: [Database.Value] {
        [.text(name), .text(status), .text(species), .text(type), .text(gender)] + origin.values + location.values
            + [.text(StoredIDs.text(episodes)), .text(created)]
    }

    init(_ row: Database.Row) {
        self.init(
            id: row.integer(0), name: row.text(1), status: row.text(2), species: row.text(3), type: row.text(4),
            gender: row.text(5), origin: row.location(6), location: row.location(8),
            episodes: StoredIDs.ids(row.text(10)),
            created: row.text(11))
    }
}

extension EpisodeRecord: StoredRecord {
    static let columns = "name TEXT, air_date TEXT, code TEXT, characters TEXT, created TEXT"

    var values: [Database.Value] {
        [.text(name), .text(airDate), .text(code), .text(StoredIDs.text(characters)), .text(created)]
    }

    init(_ row: Database.Row) {
        self.init(
            id: row.integer(0), name: row.text(1), airDate: row.text(2), code: row.text(3),
            characters: StoredIDs.ids(row.text(4)), created: row.text(5))
    }
}

extension LocationRecord: StoredRecord {
    static let columns = "name TEXT, type TEXT, dimension TEXT, residents TEXT, created TEXT"

    var values: [Database.Value] {
        [.text(name), .text(type), .text(dimension), .text(StoredIDs.text(residents)), .text(created)]
    }

    init(_ row: Database.Row) {
        self.init(
            id: row.integer(0), name: row.text(1), type: row.text(2), dimension: row.text(3),
            residents: StoredIDs.ids(row.text(4)), created: row.text(5))
    }
}
