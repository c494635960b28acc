import ChallengeNetworking
import ChallengeText
package import FoundationEssentials

/// A copy of an API's whole catalogue, which is kept in a file; without games, since the public API has none.
///
/// The file is one JSON object: where it comes from, when it was complete, and the records as the API writes them, with
/// the addresses of the public API:
///
///     {"source":"https://…","date":"2026-01-31T12:00:00Z","characters":[…],"episodes":[…],"locations":[…]}
package struct CatalogueCopy: Sendable, Hashable {
    /// The base URL of the API, without a user and a password.
    package let source: String
    /// When the last of it was copied; to the second.
    package let date: Date
    package let characters: [CharacterRecord]
    package let episodes: [EpisodeRecord]
    package let locations: [LocationRecord]

    /// Answers from what was copied; the games are those that come with the program.
    package var catalogue: Catalogue {
        Catalogue(characters: characters, episodes: episodes, locations: locations)
    }

    /// The bytes of the file.
    package var data: Data {
        func records(_ records: [some CatalogueRecord]) -> JSON { .array(records.map { $0.json(at: .public) }) }
        let file: JSON = [
            "source": source, "date": date.formatted(.iso8601), "characters": records(characters),
            "episodes": records(episodes), "locations": records(locations),
        ]
        return file.data
    }
}

extension CatalogueCopy: Decodable {
    private enum CodingKeys: CodingKey {
        case characters, episodes, locations
    }

    /// Reads a file. Its content is not trusted.
    ///
    /// - Throws: ``Damaged``, saying where the file is not what it should be.
    package init(reading file: Data) throws(Damaged) {
        do {
            self = try JSONDecoder().decode(Self.self, from: file)
        } catch {
            throw Damaged(error)
        }
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let heading = try Heading(from: decoder)
        (source, date) = (heading.source, heading.date)
        characters = try values.decode([CharacterRecord].self, forKey: .characters)
        episodes = try values.decode([EpisodeRecord].self, forKey: .episodes)
        locations = try values.decode([LocationRecord].self, forKey: .locations)
    }

    /// Why a file is no copy of a catalogue, for people.
    package struct Damaged: Error, Sendable, Hashable, CustomStringConvertible {
        package let description: String

        init(_ error: any Error) {
            description =
                switch error as? DecodingError {
                case .keyNotFound(let key, let context): "'\((context.codingPath + [key]).place)' is missing"
                case .typeMismatch(_, let context), .valueNotFound(_, let context):
                    context.codingPath.isEmpty
                        ? "it is not a JSON object" : "'\(context.codingPath.place)' is of the wrong type"
                case .dataCorrupted(let context) where !context.codingPath.isEmpty:
                    "'\(context.codingPath.place)' is not what it should be: \(context.debugDescription)"
                case .dataCorrupted, .none, .some: "it is not JSON"
                }
        }
    }

    /// The largest file that is one, in bytes: more than ten times what the public API has.
    package static let sizeLimit = 16 << 20

    /// The beginning of a file: where the copy comes from, and how old it is.
    package struct Heading: Sendable, Hashable, Decodable {
        /// The bytes at the beginning of a file that contain it.
        package static let limit = 8 << 10

        package let source: String
        package let date: Date

        private enum CodingKeys: CodingKey {
            case source, date
        }

        /// The heading of a copy that was read.
        package init(of copy: CatalogueCopy) {
            (source, date) = (copy.source, copy.date)
        }

        /// Reads the beginning of a file, and nothing after it; nil where it is not as ``CatalogueCopy/data`` writes it.
        package init?(beginning: Data) {
            guard let end = beginning.firstRange(of: Data(#","characters":"#.utf8))?.lowerBound else { return nil }
            self.init(reading: beginning[..<end] + Data("}".utf8))
        }

        /// Reads an object that has nothing else.
        init?(reading object: Data) {
            guard let heading = try? JSONDecoder().decode(Self.self, from: object) else { return nil }
            self = heading
        }

        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            source = try values.text(.source)
            let text = try values.decode(String.self, forKey: .date)
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .date, in: values, debugDescription: "a date is written as 2026-01-31T12:00:00Z")
            }
            self.date = date
        }
    }
}
