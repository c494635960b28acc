package import ChallengeCore
package import ChallengeNetworking
package import ChallengeText

package struct CharacterRecord: CatalogueRecord, ResponseDecodable {
    package static let resource = "character"
    package static let filters: [String: @Sendable (Self) -> [String]] = [
        "name": { [$0.name] }, "status": { [$0.status] }, "species": { [$0.species] }, "type": { [$0.type] },
        "gender": { [$0.gender] },
    ]
    /// The API applies the rule for `male` to every filter of a character, not only to the filter `gender`.
    package static let maleMatchesOnlyStart = true

    package let id: Int
    package let name: String
    package let status: String
    package let species: String
    package let type: String
    package let gender: String
    package let origin: LocationReference
    package let location: LocationReference
    package let episodes: [Int]
    package let created: String

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("status", .string(status)), ("species", .string(species)),
            ("type", .string(type)), ("gender", .string(gender)), ("origin", origin.json(at: addresses)),
            ("location", location.json(at: addresses)), ("image", .string(addresses.avatar(id))),
            ("episode", .numbered(prefix: addresses.episode, episodes)),
            ("url", .string(addresses.character + String(id))),
            ("created", .string(created)),
        ])
    }
}

extension CharacterRecord {
    /// Reads a row of ``CharacterTable``; nil if the row is malformed.
    ///
    /// - Parameter location: returns the location with an id; nil if there is no such location.
    init?(_ columns: [String], location: (Int) -> LocationRecord?) {
        guard columns.count == 10, let id = Int(columns[0]), let origin = LocationReference(columns[6], location),
            let place = LocationReference(columns[7], location), let episodes = Table.identifiers(in: columns[8])
        else { return nil }
        self.init(
            id: id, name: columns[1], status: columns[2], species: columns[3], type: columns[4], gender: columns[5],
            origin: origin, location: place, episodes: episodes, created: columns[9])
    }

    /// Parses the API's JSON. Only the id and the name are required.
    package init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        try self.init(
            id: fields.required("id"), name: fields.required("name"), status: fields.text("status") ?? "",
            species: fields.text("species") ?? "", type: fields.text("type") ?? "",
            gender: fields.text("gender") ?? "", origin: fields.value("origin") ?? .unknown,
            location: fields.value("location") ?? .unknown, episodes: fields.identifiers("episode"),
            created: fields.text("created") ?? "")
    }
}

/// The location of a character's origin, or of the character's last appearance.
package struct LocationReference: Sendable, Hashable {
    /// The API calls an unknown location `unknown`.
    static let unknown = LocationReference(name: "unknown", location: nil)

    package let name: String
    /// The location's id; nil if the API has no record of the location.
    package let location: Int?

    func json(at addresses: Addresses) -> JSON {
        .object([("name", .string(name)), ("url", .string(location.map { addresses.location + String($0) } ?? ""))])
    }
}

extension LocationReference: ResponseDecodable {
    /// Reads a column. An empty column is the unknown location. Nil if the table has no location with the column's id.
    init?(_ column: String, _ location: (Int) -> LocationRecord?) {
        if column.isEmpty {
            self = .unknown
        } else {
            guard let id = Int(column), let location = location(id) else { return nil }
            self.init(name: location.name, location: id)
        }
    }

    /// Parses the API's JSON. A location without a name is the unknown location.
    package init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        name = try fields.text("name") ?? Self.unknown.name
        location = try fields.text("url")?.trailingIdentifier
    }
}
