package import ChallengeCore
package import ChallengeDesignSystem
import ChallengeImaging
package import ChallengeNetworking
import ChallengeText
import FoundationEssentials

/// A stand-in for the public Rick and Morty API (https://rickandmortyapi.com) that needs no network.
///
/// It answers the requests of the features by the API's rules, from tables in the program: all characters, episodes and
/// locations of the API. The API has no games; this project adds them at `/api/game`. The rules come from the API's own
/// source (github.com/afuh/rick-and-morty-api, the Express version).
package enum Catalogue {
    /// The public API, and the base of the addresses in answers.
    package static let baseURL = "https://rickandmortyapi.com"

    /// The day, in UTC, on which the newest record was added to the API.
    package static let newestDay = "2021-11-02"

    // Each table is split into rows on first use.
    static let characters = Records<CharacterRecord>(CharacterTable.text)
    static let episodes = Records<EpisodeRecord>(EpisodeTable.text)
    static let locations = Records<LocationRecord>(LocationTable.text)
    static let games = Records<GameRecord>(GameTable.text)

    /// Returns the API's response to a GET of the endpoint: a status and JSON, even for an error.
    package static func respond(to endpoint: Endpoint) -> HTTPResponse {
        let path = endpoint.path.split(separator: "/")
        guard path.first == "api", 2...3 ~= path.count else { return .unknownPath }
        func answer(from records: Records<some CatalogueRecord>) -> HTTPResponse {
            path.count == 2 ? records.page(endpoint.query) : records.records(path[2])
        }
        switch path[1] {
        case "character": return answer(from: characters)
        case "episode": return answer(from: episodes)
        case "location": return answer(from: locations)
        case "game": return answer(from: games)
        default: return .unknownPath
        }
    }

    /// The picture at a path: `/api/character/avatar/1.jpeg`, `/api/game/cover/1.jpeg`. Nil if no picture has this path.
    package static func picture(at path: String) -> Bitmap? {
        let form = /\/api\/([a-z]+\/[a-z]+)\/([1-9][0-9]*)\.jpeg/
        guard let match = path.wholeMatch(of: form), let id = Int(match.2) else { return nil }
        switch match.1 {
        case "character/avatar": return characters[id]?.portrait
        case "game/cover": return games[id]?.cover
        default: return nil
        }
    }

    /// The address of a record.
    static func address(of kind: (some CatalogueRecord).Type, _ id: Int) -> JSON {
        addresses(of: kind, [id])[0]
    }

    static func addresses(of kind: (some CatalogueRecord).Type, _ ids: [Int]) -> [JSON] {
        let start = "\(baseURL)/api/\(kind.resource)/"
        return ids.map { .string(start + String($0)) }
    }
}

/// The API's responses. The errors have the same status and text as in the API's source code.
extension HTTPResponse {
    static func failure(_ status: Int, _ message: String) -> HTTPResponse {
        HTTPResponse(status: status, body: (["error": message] as JSON).data)
    }

    /// The error for a page past the end of a list, and for a search without results.
    static let nothingHere = failure(404, "There is nothing here")
    /// The error for a path that the API does not have. Unlike ``nothingHere``, its text ends in a full stop.
    static let unknownPath = failure(404, "There is nothing here.")
    /// The error for an id, alone or in a list, that is not a number. The public API's text, from its database, differs.
    static let badIdentifier = failure(500, "Hey! you must provide an id")
}

/// An HTTP client whose responses come from the ``Catalogue`` instead of the network.
package final class CatalogueHTTPClient: HTTPClientContract {
    package init() {}

    /// Runs off the caller's actor, because the call searches the records, and draws pictures.
    @concurrent
    package func response(to endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        if endpoint.content == .image, let picture = Catalogue.picture(at: endpoint.path),
            let file = try? JPEG.encode(picture)
        {
            return HTTPResponse(status: 200, body: file)
        }
        let response = Catalogue.respond(to: endpoint)
        guard response.status == 200 else { throw .status(response.status, body: response.body) }
        return response
    }

    package func responseIfCached(to endpoint: Endpoint) -> HTTPResponse? {
        let response = Catalogue.respond(to: endpoint)
        return response.status == 200 ? response : nil
    }
}
