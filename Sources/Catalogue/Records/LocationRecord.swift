package import ChallengeCore
package import ChallengeNetworking
package import ChallengeText

package struct LocationRecord: CatalogueRecord, ResponseDecodable {
    package static let resource = "location"
    package static let filters: [String: @Sendable (Self) -> [String]] = [
        "name": { [$0.name] }, "type": { [$0.type] }, "dimension": { [$0.dimension] },
    ]

    package let id: Int
    package let name: String
    package let type: String
    package let dimension: String
    package let residents: [Int]
    package let created: String

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("type", .string(type)), ("dimension", .string(dimension)),
            ("residents", .numbered(prefix: addresses.character, residents)),
            ("url", .string(addresses.location + String(id))), ("created", .string(created)),
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

    /// Parses the API's JSON. Only the id and the name are required.
    package init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        try self.init(
            id: fields.required("id"), name: fields.required("name"), type: fields.text("type") ?? "",
            dimension: fields.text("dimension") ?? "", residents: fields.identifiers("residents"),
            created: fields.text("created") ?? "")
    }
}
