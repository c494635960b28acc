import ChallengeText

struct CharacterRecord: CatalogueRecord {
    static let resource = "character"
    static let filters: [(name: String, column: Int)] = [
        ("name", 1), ("status", 2), ("species", 3), ("type", 4), ("gender", 5),
    ]

    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: LocationReference
    let location: LocationReference
    let episodes: [Int]
    let created: String

    var json: JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("status", .string(status)), ("species", .string(species)),
            ("type", .string(type)), ("gender", .string(gender)), ("origin", origin.json), ("location", location.json),
            ("image", .string("\(Catalogue.baseURL)/api/character/avatar/\(id).jpeg")),
            ("episode", .array(Catalogue.addresses(of: EpisodeRecord.self, episodes))),
            ("url", Catalogue.address(of: Self.self, id)), ("created", .string(created)),
        ])
    }
}

extension CharacterRecord {
    /// Reads a row of ``CharacterTable``.
    init?(_ columns: [String]) {
        guard columns.count == 10, let id = Int(columns[0]), let origin = LocationReference(columns[6]),
            let location = LocationReference(columns[7]), let episodes = Table.identifiers(in: columns[8])
        else { return nil }
        self.init(
            id: id, name: columns[1], status: columns[2], species: columns[3], type: columns[4], gender: columns[5],
            origin: origin, location: location, episodes: episodes, created: columns[9])
    }
}

/// The location of a character's origin, or of the character's last appearance.
struct LocationReference: Hashable {
    let name: String
    /// The location's id; nil if the API has no record of the location, which it calls `unknown`.
    let id: Int?

    var json: JSON {
        let url = id.map { Catalogue.address(of: LocationRecord.self, $0) }
        return .object([("name", .string(name)), ("url", url ?? .string(""))])
    }
}

extension LocationReference {
    /// Reads a column. An empty column is the unknown location. Nil if the column names no location of the table.
    init?(_ column: String) {
        let id = Int(column)
        guard let name = id.map({ Catalogue.locations.text(1, of: $0) }) ?? (column.isEmpty ? "unknown" : nil)
        else { return nil }
        self.init(name: name, id: id)
    }
}
