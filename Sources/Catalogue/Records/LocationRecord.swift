import ChallengeText

struct LocationRecord: CatalogueRecord {
    static let resource = "location"
    static let filters: [(name: String, column: Int)] = [("name", 1), ("type", 2), ("dimension", 3)]

    let id: Int
    let name: String
    let type: String
    let dimension: String
    let residents: [Int]
    let created: String

    var json: JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("type", .string(type)), ("dimension", .string(dimension)),
            ("residents", .array(Catalogue.addresses(of: CharacterRecord.self, residents))),
            ("url", Catalogue.address(of: Self.self, id)), ("created", .string(created)),
        ])
    }
}

extension LocationRecord {
    /// Reads a row of ``LocationTable``.
    init?(_ columns: [String]) {
        guard columns.count == 6, let id = Int(columns[0]), let residents = Table.identifiers(in: columns[4])
        else { return nil }
        self.init(
            id: id, name: columns[1], type: columns[2], dimension: columns[3], residents: residents,
            created: columns[5])
    }
}
