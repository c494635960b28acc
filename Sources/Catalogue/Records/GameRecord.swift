package import ChallengeText

/// A video game in the JSON form of the public API, although the public API has no games: see ``Catalogue``.
package struct GameRecord: CatalogueRecord {
    package static let resource = "game"
    package static let filters: [String: @Sendable (Self) -> [String]] = [
        "title": { [$0.title] }, "platform": { $0.platforms }, "genre": { [$0.genre] },
        "developer": { [$0.developer] }, "year": { [String($0.year)] },
    ]

    package let id: Int
    package let title: String
    /// The year of the first full release in any country.
    package let year: Int
    /// The platforms for which the game first appeared.
    package let platforms: [String]
    package let genre: String
    package let developer: String

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", id.json), ("title", .string(title)), ("year", year.json), ("platforms", platforms.json),
            ("genre", .string(genre)), ("developer", .string(developer)), ("image", .string(addresses.cover(id))),
            ("url", .string(addresses.game + String(id))),
        ])
    }
}

extension GameRecord {
    /// Reads a row of ``GameTable``.
    init?(_ columns: [String]) {
        guard columns.count == 6, let id = Int(columns[0]), let year = Int(columns[2]) else { return nil }
        self.init(
            id: id, title: columns[1], year: year, platforms: columns[3].split(separator: ",").map { String($0) },
            genre: columns[4], developer: columns[5])
    }
}
