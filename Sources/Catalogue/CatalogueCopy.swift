import ChallengeCore
import ChallengeNetworking
package import FoundationEssentials

/// A copy of an API's whole catalogue in a JSON file. The copy has no games, because the public API has none. Old
/// versions of `sync` wrote such files, and challenge-api serves these files.
///
/// The file is one JSON object: the API's base URL, the date of completion, and the records in the API's form:
///
///     {"source":"https://…","date":"2026-01-31T12:00:00Z","characters":[…],"episodes":[…],"locations":[…]}
package struct CatalogueCopy: Sendable {
    /// The base URL of the API, without user and password.
    package let source: String
    /// The time at which the copy was completed, to the second.
    package let date: Date
    /// The catalogue that answers from the copied records and from the program's games.
    package let catalogue: Catalogue
}

extension CatalogueCopy {
    /// Reads a file whose content is not trusted. ``Damaged`` names the position of the error in the file.
    package init(reading file: Data) throws(Damaged) {
        let content: Content
        do { content = try Content(decoding: file) } catch { throw Damaged(error) }
        try Damaged.check(content.characters, at: "characters")
        try Damaged.check(content.episodes, at: "episodes")
        try Damaged.check(content.locations, at: "locations")
        (source, date) = (content.heading.source, content.heading.date)
        catalogue = Catalogue(
            characters: content.characters, episodes: content.episodes, locations: content.locations)
    }

    private struct Content: ResponseDecodable {
        let heading: Heading
        let characters: [CharacterRecord]
        let episodes: [EpisodeRecord]
        let locations: [LocationRecord]

        init(from value: ResponseValue) throws(ResponseFault) {
            heading = try Heading(from: value)
            let fields = try value.fields()
            characters = try fields.required("characters")
            episodes = try fields.required("episodes")
            locations = try fields.required("locations")
        }
    }

    /// An error that tells the user why a file is not a copy of a catalogue.
    package struct Damaged: Error, Sendable, Hashable, CustomStringConvertible {
        package let description: String

        init(_ fault: ResponseFault) {
            description =
                switch fault {
                case .empty, .webPage, .notJSON: "it is not JSON"
                case .otherJSON: "it is not a JSON object"
                case .impossible("date"): Self.text("date", "expected a date such as 2026-01-31T12:00:00Z")
                case .impossible(let place): Self.text(place, "it is not valid Unicode")
                case .notInteger(let place): Self.text(place, "it is not a whole number, or is too large")
                default: fault.reason
                }
        }

        private init(_ place: String, _ reason: String) { description = Self.text(place, reason) }

        private static func text(_ place: String, _ reason: String) -> String {
            "'\(place)' is invalid: \(reason)"
        }

        /// Throws if a record has an id below 1.
        static func check(_ records: [some CatalogueRecord], at place: String) throws(Damaged) {
            for (index, record) in records.enumerated() where record.id < 1 {
                throw Damaged("\(place)[\(index)].id", "\(record.id) is not an id")
            }
        }
    }

    /// The base URL and the date at the beginning of a file.
    struct Heading: ResponseDecodable {
        let source: String
        let date: Date

        init(from value: ResponseValue) throws(ResponseFault) {
            let fields = try value.fields()
            source = try fields.text("source") ?? ""
            let text: String = try fields.required("date")
            guard let date = try? Date(text, strategy: .iso8601) else { throw .impossible("date") }
            self.date = date
        }
    }
}
