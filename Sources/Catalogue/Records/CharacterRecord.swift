/// A character as the API shows it.
struct CharacterRecord: CatalogueRecord {
    static let resource = "character"
    static let title = "Character"
    static let filterNames: Set = ["name", "status", "species", "type", "gender"]
    /// The API's rule for every filter of a character, not for the gender alone.
    static let maleMatchesOnlyStart = true

    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: Place
    let location: Place
    let episodes: [Int]
    let created: String

    /// The columns are those of ``CharacterTable``.
    init?(_ columns: [Substring], locations: [Int: LocationRecord]) {
        guard columns.count == 10, let id = Int(columns[0]),
            let origin = Place(columns[6], in: locations),
            let location = Place(columns[7], in: locations),
            let episodes = IdentifierRanges.parse(columns[8])
        else { return nil }
        self.id = id
        name = String(columns[1])
        status = String(columns[2])
        species = String(columns[3])
        type = String(columns[4])
        gender = String(columns[5])
        self.origin = origin
        self.location = location
        self.episodes = episodes
        created = String(columns[9])
    }

    func text(for filterName: String) -> String? {
        switch filterName {
        case "name": name
        case "status": status
        case "species": species
        case "type": type
        case "gender": gender
        default: nil
        }
    }

    var json: JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("status", .string(status)), ("species", .string(species)),
            ("type", .string(type)), ("gender", .string(gender)),
            ("origin", origin.json), ("location", location.json), ("image", .string(PublicAddress.avatar(id))),
            ("episode", .addresses(of: episodes, EpisodeRecord.resource)),
            ("url", url), ("created", .string(created)),
        ])
    }
}

/// Where a character comes from, or was last seen.
struct Place: Sendable {
    let name: String
    let url: JSON

    /// An empty column is the API's unknown place; fails when the column names no location of the table.
    init?(_ column: Substring, in locations: [Int: LocationRecord]) {
        if column.isEmpty {
            name = "unknown"
            url = .string("")
        } else {
            guard let id = Int(column), let location = locations[id] else { return nil }
            name = location.name
            url = location.url
        }
    }

    var json: JSON { .object([("name", .string(name)), ("url", url)]) }
}
