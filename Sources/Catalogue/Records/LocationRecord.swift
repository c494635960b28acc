/// A location as the API shows it.
struct LocationRecord: CatalogueRecord {
    static let resource = "location"
    static let title = "Location"
    static let filterNames: Set = ["name", "type", "dimension"]

    let id: Int
    let name: String
    let type: String
    let dimension: String
    let residents: [Int]
    let created: String

    /// The columns are those of ``LocationTable``.
    init?(_ columns: [Substring]) {
        guard columns.count == 6, let id = Int(columns[0]), let residents = IdentifierRanges.parse(columns[4])
        else { return nil }
        self.id = id
        name = String(columns[1])
        type = String(columns[2])
        dimension = String(columns[3])
        self.residents = residents
        created = String(columns[5])
    }

    func text(for filterName: String) -> String? {
        switch filterName {
        case "name": name
        case "type": type
        case "dimension": dimension
        default: nil
        }
    }

    var json: JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("type", .string(type)), ("dimension", .string(dimension)),
            ("residents", .addresses(of: residents, CharacterRecord.resource)),
            ("url", url), ("created", .string(created)),
        ])
    }
}
