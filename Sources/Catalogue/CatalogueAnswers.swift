import ChallengeCore
import ChallengeNetworking
import ChallengeText

/// The records of all kinds, and the responses that the API makes from these records.
///
/// The rules come from the API's own source (github.com/afuh/rick-and-morty-api, the Express version). GraphQL, headers
/// and rate limits are left out. Paths are case-sensitive, and a trailing slash is ignored.
///
/// The API has no games. This project adds them at `/api/game`, with the same games in every catalogue.
protocol CatalogueAnswers {
    associatedtype Failure
    associatedtype Characters: RecordSource<CharacterRecord, Failure>
    associatedtype Episodes: RecordSource<EpisodeRecord, Failure>
    associatedtype Locations: RecordSource<LocationRecord, Failure>

    var characters: Characters { get }
    var episodes: Episodes { get }
    var locations: Locations { get }
}

extension CatalogueAnswers {
    /// Returns the API's response to a GET: a status and a body of compact JSON or plain text, even for an error.
    func answer(to endpoint: Endpoint, at addresses: Addresses) throws(Failure) -> HTTPResponse {
        let path = endpoint.path.split(separator: "/")
        guard path.first == "api" else { return .unknownPath }
        switch path.count {
        case 1:
            let resources = ["character", "location", "episode", "game"]
            return .ok(.object(resources.map { ($0 + "s", .string(addresses.list(of: $0))) }))
        // The API does not parse `avatar` and `cover`, the folders of pictures, as ids.
        case 3 where path[1...] == ["character", "avatar"] || path[1...] == ["game", "cover"]: return .nothingHere
        case 2, 3: break
        default: return .unknownPath
        }
        func answer<Source: RecordSource>(from source: Source) throws(Source.Failure) -> HTTPResponse {
            path.count == 2
                ? try source.list(endpoint.query, addresses) : try source.records(path[2], addresses)
        }
        switch path[1] {
        case "character": return try answer(from: characters)
        case "episode": return try answer(from: episodes)
        case "location": return try answer(from: locations)
        case "game": return answer(from: Catalogue.games)
        default: return .unknownPath
        }
    }

    /// The picture at a path: `/api/character/avatar/1.jpeg`, `/api/game/cover/1.jpeg`. Nil if no picture has this path.
    func drawing(at path: String) throws(Failure) -> Bitmap? {
        let form = /\/api\/([a-z]+\/[a-z]+)\/([1-9][0-9]*)\.jpeg/
        guard let match = path.wholeMatch(of: form), let id = Int(match.2) else { return nil }
        switch match.1 {
        case "character/avatar": return try characters.records([id]).first?.portrait
        case "game/cover": return Catalogue.games.records([id]).first?.cover
        default: return nil
        }
    }
}
