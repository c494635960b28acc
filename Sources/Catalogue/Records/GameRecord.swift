import ChallengeText

/// A video game in the JSON form of the public API, although the public API has no games: see ``Catalogue``.
struct GameRecord: CatalogueRecord {
    static let resource = "game"
    static let filters: [(name: String, column: Int)] = [
        ("title", 1), ("year", 2), ("platform", 3), ("genre", 4), ("developer", 5),
    ]

    let id: Int
    let title: String
    /// The year of the first full release in any country.
    let year: Int
    /// The platforms for which the game first appeared.
    let platforms: [String]
    let genre: String
    let developer: String

    var json: JSON {
        .object([
            ("id", id.json), ("title", .string(title)), ("year", year.json), ("platforms", platforms.json),
            ("genre", .string(genre)), ("developer", .string(developer)),
            // The public API has no covers, so that the address is only a path.
            ("image", .string("/api/game/cover/\(id).jpeg")), ("url", Catalogue.address(of: Self.self, id)),
        ])
    }
}

extension GameRecord {
    /// Reads a row of ``GameTable``.
    init?(_ columns: [String]) {
        guard columns.count == 6, let id = Int(columns[0]), let year = Int(columns[2]) else { return nil }
        self.init(
            id: id, title: columns[1], year: year, platforms: columns[3].split(separator: ";").map { String($0) },
            genre: columns[4], developer: columns[5])
    }
}
