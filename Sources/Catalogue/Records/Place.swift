import ChallengeText

/// Where a character comes from, or was last seen.
package struct Place: Sendable, Hashable {
    /// The API's word for a place that nobody knows.
    static let unknown = Place(name: "unknown", location: nil)

    package let name: String
    /// The id of the location that it is, if it is one.
    package let location: Int?

    func json(at addresses: Addresses) -> JSON {
        let url = location.map { addresses.record($0, of: LocationRecord.resource) } ?? ""
        return .object([("name", .string(name)), ("url", .string(url))])
    }
}

extension Place: Decodable {
    private enum CodingKeys: CodingKey { case name, url }

    /// An empty column is the unknown place; fails when the column names no location of the table.
    init?(_ column: String, in locations: [Int: LocationRecord]) {
        if column.isEmpty {
            self = .unknown
        } else {
            guard let id = Int(column), let location = locations[id] else { return nil }
            self.init(name: location.name, location: id)
        }
    }

    /// As the API writes it; without a name it is the unknown place.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decodeIfPresent(String.self, forKey: .name) ?? Self.unknown.name
        location = Addresses.identifier(in: try values.text(.url))
    }
}
