package import ChallengeCore
package import ChallengeNetworking
package import ChallengeText

package struct EpisodeRecord: CatalogueRecord, ResponseDecodable {
    package static let resource = "episode"
    package static let filters: [String: @Sendable (Self) -> [String]] = [
        "name": { [$0.name] }, "episode": { [$0.code] },
    ]

    package let id: Int
    package let name: String
    package let airDate: String
    /// The season and the number of the episode: `S01E01`.
    package let code: String
    package let characters: [Int]
    package let created: String

    package func json(at addresses: Addresses) -> JSON {
        .object([
            ("id", id.json), ("name", .string(name)), ("air_date", .string(airDate)), ("episode", .string(code)),
            ("characters", .numbered(prefix: addresses.character, characters)),
            ("url", .string(addresses.episode + String(id))), ("created", .string(created)),
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

    /// Parses the API's JSON. Only the id and the name are required.
    package init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        try self.init(
            id: fields.required("id"), name: fields.required("name"), airDate: fields.text("air_date") ?? "",
            code: fields.text("episode") ?? "", characters: fields.identifiers("characters"),
            created: fields.text("created") ?? "")
    }
}
