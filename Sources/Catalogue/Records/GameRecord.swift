/// A video game, in the form that the API gives its records.
///
/// The public API has no games: see ``Catalogue``.
package struct GameRecord: CatalogueRecord {
    package static let resource = "game"
    package static let title = "Game"
    package static let filterNames: Set = ["title", "platform", "genre", "developer", "year"]

    package let id: Int
    package let title: String
    /// Of the first full release, anywhere.
    package let year: Int
    /// Those of the first release, or the first ones; at least one.
    package let platforms: [String]
    package let genre: String
    package let developer: String

    /// The columns are those of ``GameTable``.
    init?(_ columns: [Substring]) {
        guard columns.count == 6, let id = Int(columns[0]), let year = Int(columns[2]) else { return nil }
        self.id = id
        title = String(columns[1])
        self.year = year
        platforms = columns[3].split(separator: ",").map { String($0) }
        genre = String(columns[4])
        developer = String(columns[5])
    }

    package func texts(for filterName: String) -> [String] {
        switch filterName {
        case "title": [title]
        case "platform": platforms
        case "genre": [genre]
        case "developer": [developer]
        case "year": [String(year)]
        default: []
        }
    }

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", .number(id)), ("title", .string(title)), ("year", .number(year)),
            ("platforms", .array(platforms.map { .string($0) })), ("genre", .string(genre)),
            ("developer", .string(developer)), ("image", .string(addresses.cover(id))), ("url", url(at: addresses)),
        ])
    }
}

extension GameRecord {
    /// The games compiled into the program, parsed on first use.
    static let embedded = all(in: GameTable.text)

    /// Rows that do not parse are left out.
    static func all(in table: String) -> [GameRecord] {
        Table.rows(of: table).compactMap(GameRecord.init)
    }
}
