/// An episode as the API shows it.
struct EpisodeRecord: CatalogueRecord {
    static let resource = "episode"
    static let title = "Episode"
    static let filterNames: Set = ["name", "episode"]

    let id: Int
    let name: String
    let airDate: String
    /// Season and number: `S01E01`.
    let code: String
    let characters: [Int]
    let created: String

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

    func text(for filterName: String) -> String? {
        switch filterName {
        case "name": name
        case "episode": code
        default: nil
        }
    }

    var json: JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("air_date", .string(airDate)), ("episode", .string(code)),
            ("characters", .addresses(of: characters, CharacterRecord.resource)),
            ("url", url), ("created", .string(created)),
        ])
    }
}
