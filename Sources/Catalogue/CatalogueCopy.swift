import ChallengeCore
import ChallengeNetworking
package import FoundationEssentials

/// A copy of an API's whole catalogue as a JSON file, without games, since the public API has none. `sync` wrote such files
/// before there was a store; challenge-api serves them.
///
/// The file is one JSON object: where it comes from, when it was complete, and the records as the API writes them, with
/// the addresses of the public API:
///
///     {"source":"https://…","date":"2026-01-31T12:00:00Z","characters":[…],"episodes":[…],"locations":[…]}
package struct CatalogueCopy: Sendable {
    /// The base URL of the API, without a user and a password.
    package let source: String
    /// When the last of it was copied; to the second.
    package let date: Date
    /// Answers from what was copied; the games are those that come with the program.
    package let catalogue: Catalogue
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
        catalogue = try Catalogue(
            characters: values.decode([CharacterRecord].self, forKey: .characters),
            episodes: values.decode([EpisodeRecord].self, forKey: .episodes),
            locations: values.decode([LocationRecord].self, forKey: .locations))
    }

    /// Why a file is no copy of a catalogue, for people.
    package struct Damaged: Error, Sendable, Hashable, CustomStringConvertible {
        package let description: String

        init(_ error: any Error) {
            if let fault = error as? AnswerFault {
                description = fault.reason
                return
            }
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

    /// Where the records come from, and how old they are.
    struct Heading: Decodable {
        let source: String
        let date: Date

        private enum CodingKeys: CodingKey {
            case source, date
        }

        init(from decoder: any Decoder) throws {
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
