/// A character as the API shows it.
package struct CharacterRecord: CatalogueRecord, Decodable {
    package static let resource = "character"
    package static let title = "Character"
    package static let filterNames: Set = ["name", "status", "species", "type", "gender"]
    /// The API's rule for every filter of a character, not for the gender alone.
    package static let maleMatchesOnlyStart = true

    package let id: Int
    package let name: String
    package let status: String
    package let species: String
    package let type: String
    package let gender: String
    package let origin: Place
    package let location: Place
    package let episodes: [Int]
    package let created: String

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

    package func texts(for filterName: String) -> [String] {
        switch filterName {
        case "name": [name]
        case "status": [status]
        case "species": [species]
        case "type": [type]
        case "gender": [gender]
        default: []
        }
    }

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("status", .string(status)), ("species", .string(species)),
            ("type", .string(type)), ("gender", .string(gender)),
            ("origin", origin.json(at: addresses)), ("location", location.json(at: addresses)),
            ("image", .string(addresses.avatar(id))),
            ("episode", addresses.json(of: episodes, EpisodeRecord.resource)),
            ("url", url(at: addresses)), ("created", .string(created)),
        ])
    }
}

extension CharacterRecord {
    private enum CodingKeys: CodingKey {
        case id, name, status, species, type, gender, origin, location, episode, created
    }

    /// As the API writes it. Only the id and the name must be there.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.identifier(.id)
        name = try values.decode(String.self, forKey: .name)
        status = try values.text(.status)
        species = try values.text(.species)
        type = try values.text(.type)
        gender = try values.text(.gender)
        origin = try values.decodeIfPresent(Place.self, forKey: .origin) ?? .unknown
        location = try values.decodeIfPresent(Place.self, forKey: .location) ?? .unknown
        episodes = try values.identifiers(.episode)
        created = try values.text(.created)
    }
}
