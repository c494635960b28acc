/// A location as the API shows it.
package struct LocationRecord: CatalogueRecord, Decodable {
    package static let resource = "location"
    package static let title = "Location"
    package static let filterNames: Set = ["name", "type", "dimension"]

    package let id: Int
    package let name: String
    package let type: String
    package let dimension: String
    package let residents: [Int]
    package let created: String

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

    package func texts(for filterName: String) -> [String] {
        switch filterName {
        case "name": [name]
        case "type": [type]
        case "dimension": [dimension]
        default: []
        }
    }

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", .number(id)), ("name", .string(name)), ("type", .string(type)), ("dimension", .string(dimension)),
            ("residents", addresses.json(of: residents, CharacterRecord.resource)),
            ("url", url(at: addresses)), ("created", .string(created)),
        ])
    }
}

extension LocationRecord {
    private enum CodingKeys: CodingKey {
        case id, name, type, dimension, residents, created
    }

    /// As the API writes it. Only the id and the name must be there.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.identifier(.id)
        name = try values.decode(String.self, forKey: .name)
        type = try values.text(.type)
        dimension = try values.text(.dimension)
        residents = try values.identifiers(.residents)
        created = try values.text(.created)
    }
}
