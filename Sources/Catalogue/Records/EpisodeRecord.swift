/// An episode as the API shows it.
package struct EpisodeRecord: CatalogueRecord, Decodable {
    package static let resource = "episode"
    package static let title = "Episode"
    package static let filterNames: Set = ["name", "episode"]

    package let id: Int
    package let name: String
    package let airDate: String
    /// Season and number: `S01E01`.
    package let code: String
    package let characters: [Int]
    package let created: String

    /// The columns are those of ``EpisodeTable``.
    init?(_ columns: [Substring]) {
        guard columns.count == 6, let id = Int(columns[0]), let characters = IdentifierRanges.parse(columns[4])
        else { return nil }
        self.id = id
        name = String(columns[1])
        airDate = String(columns[2])
        code = String(columns[3])
        self.characters = characters
        created = String(columns[5])
    }

    package func texts(for filterName: String) -> [String] {
        switch filterName {
        case "name": [name]
        case "episode": [code]
        default: []
        }
    }

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("air_date", .string(airDate)), ("episode", .string(code)),
            ("characters", addresses.json(of: characters, CharacterRecord.resource)),
            ("url", url(at: addresses)), ("created", .string(created)),
        ])
    }
}

extension EpisodeRecord {
    private enum CodingKeys: String, CodingKey {
        case id, name
        case airDate = "air_date"
        case episode, characters, created
    }

    /// As the API writes it. Only the id and the name must be there.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.identifier(.id)
        name = try values.decode(String.self, forKey: .name)
        airDate = try values.text(.airDate)
        code = try values.text(.episode)
        characters = try values.identifiers(.characters)
        created = try values.text(.created)
    }
}
