package import ChallengeNetworking

/// A stand-in for the public Rick and Morty API (https://rickandmortyapi.com) that needs no network.
///
/// It answers that API's paths with that API's semantics from data compiled into the program: 126 of its 826
/// characters and all of its episodes and locations. `count` and `pages` are those of the embedded data.
/// An id that an answer mentions need not be embedded; asking for it is 404, as for any unknown id.
///
/// The rules are those of the API's own source (github.com/afuh/rick-and-morty-api, the Express version).
/// Not here: pictures, GraphQL, headers, rate limits. Paths are case-sensitive and a slash at their end is ignored.
///
/// Games are this project's own addition to the API: the public API has none. They follow its rules at `/api/game`, and
/// come with the program even where the rest is a copy of what another API has.
package struct Catalogue: Sendable {
    /// The data compiled into the program, parsed on first use.
    package static let embedded = Catalogue(
        characterTable: CharacterTable.text, episodeTable: EpisodeTable.text, locationTable: LocationTable.text)

    package let characters: Shelf<CharacterRecord>
    package let episodes: Shelf<EpisodeRecord>
    package let locations: Shelf<LocationRecord>
    package let games: Shelf<GameRecord>

    /// Of records with the same id the first is kept; their order does not matter. The games are those that come with the
    /// program.
    package init(characters: [CharacterRecord], episodes: [EpisodeRecord], locations: [LocationRecord]) {
        self.characters = Shelf(characters)
        self.episodes = Shelf(episodes)
        self.locations = Shelf(locations)
        self.games = Shelf(GameRecord.embedded)
    }

    /// Rows that do not parse, or name a location that is not in its table, are left out.
    init(characterTable: String, episodeTable: String, locationTable: String) {
        let locations = Table.rows(of: locationTable).compactMap(LocationRecord.init)
        let places = Shelf(locations).byID
        self.init(
            characters: Table.rows(of: characterTable).compactMap { CharacterRecord($0, locations: places) },
            episodes: Table.rows(of: episodeTable).compactMap(EpisodeRecord.init), locations: locations)
    }

    /// What the API answers to a GET of the endpoint: a status and a body of compact JSON, for failures too.
    ///
    /// - Parameters:
    ///   - endpoint: its path and query are plain text, decoded before they come here.
    ///   - addresses: where the records are, for the answers that say it.
    package func respond(to endpoint: Endpoint, at addresses: Addresses = .public) -> HTTPResponse {
        let path = endpoint.path.split(separator: "/")
        guard path.first == "api" else { return .failure(.unknownPath) }
        switch path.count {
        case 1: return .ok(index(addresses))
        case 2: return list(of: path[1], query: endpoint.query, addresses)
        // The words that are no ids although they are in an id's place.
        case 3 where path[1...] == ["character", "avatar"] || path[1...] == ["game", "cover"]:
            return .failure(.nothingHere)
        case 3: return records(of: path[1], identifiers: path[2], addresses)
        default: return .failure(.unknownPath)
        }
    }

    private func index(_ addresses: Addresses) -> JSON {
        .object([
            ("characters", .string(addresses.list(of: "character"))),
            ("locations", .string(addresses.list(of: "location"))),
            ("episodes", .string(addresses.list(of: "episode"))),
            ("games", .string(addresses.list(of: "game"))),
        ])
    }

    private func list(of resource: Substring, query: [Endpoint.QueryItem], _ addresses: Addresses) -> HTTPResponse {
        switch resource {
        case "character": characters.list(query, addresses)
        case "episode": episodes.list(query, addresses)
        case "location": locations.list(query, addresses)
        case "game": games.list(query, addresses)
        default: .failure(.unknownPath)
        }
    }

    private func records(of resource: Substring, identifiers: Substring, _ addresses: Addresses) -> HTTPResponse {
        switch resource {
        case "character": characters.records(identifiers, addresses)
        case "episode": episodes.records(identifiers, addresses)
        case "location": locations.records(identifiers, addresses)
        case "game": games.records(identifiers, addresses)
        default: .failure(.unknownPath)
        }
    }
}
