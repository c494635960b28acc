import ChallengeText

struct EpisodeRecord: CatalogueRecord {
    static let resource = "episode"
    static let filters: [(name: String, column: Int)] = [("name", 1), ("episode", 3)]

    let id: Int
    let name: String
    let airDate: String
    /// The season and the number of the episode: `S01E01`.
    let code: String
    let characters: [Int]
    let created: String

    var json: JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("air_date", .string(airDate)), ("episode", .string(code)),
            ("characters", .array(Catalogue.addresses(of: CharacterRecord.self, characters))),
            ("url", Catalogue.address(of: Self.self, id)), ("created", .string(created)),
        ])
    }
}

extension EpisodeRecord {
    /// Reads a row of ``EpisodeTable``.
    init?(_ columns: [String]) {
        guard columns.count == 6, let id = Int(columns[0]), let characters = Table.identifiers(in: columns[4])
        else { return nil }
        self.init(
            id: id, name: columns[1], airDate: columns[2], code: columns[3], characters: characters,
            created: columns[5])
    }
}
