import ChallengeCatalogue
import ChallengeCore
import ChallengeImaging
import ChallengeNetworking
import Hummingbird

/// The API as a client sees it: methods, paths and headers over a catalogue.
///
/// The paths below `/api` are answered by the catalogue with its status and words. What the public API does besides:
/// JSON carries a weak tag and no Cache-Control, and any site's pages may ask (CORS).
struct Site: Sendable {
    let catalogue: Catalogue

    /// The whole answer, also where the client has it already.
    func answer(to request: Request, at addresses: Addresses) async -> Answer {
        guard let target = RequestTarget(path: request.uri.path, query: request.uri.query) else {
            return .failure(400, "The address is not percent-encoded UTF-8")
        }
        let isGraphQL = target.path == Self.graphQLPath
        // A query may come by GET too.
        let methods = isGraphQL ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS"
        switch request.method {
        case .get, .head,
            .post where isGraphQL:
            return isGraphQL ? await graphQL(request, target, addresses) : rest(target, addresses)
        case .options:
            // What a browser asks before it lets a page send JSON.
            return Answer(
                status: 204,
                headers: [
                    .allow: methods, .accessControlAllowMethods: methods, .accessControlAllowHeaders: "Content-Type",
                ])
        default:
            return .failure(405, "Only \(methods)", headers: [.allow: methods])
        }
    }

    private func rest(_ target: RequestTarget, _ addresses: Addresses) -> Answer {
        let response = catalogue.respond(to: Endpoint(path: target.path, query: target.query), at: addresses)
        let answer = picture(target.path) ?? .json(response.status, response.body)
        return answer.status == 200 ? answer.tagged() : answer
    }

    /// The picture at a path such as `/api/character/avatar/1.jpeg` or `/api/game/cover/1.jpeg`, if there is one.
    private func picture(_ path: String) -> Answer? {
        guard let match = path.wholeMatch(of: /\/api\/([a-z]+\/[a-z]+)\/([1-9][0-9]*)\.jpeg/), let id = Int(match.2)
        else { return nil }
        let bitmap: Bitmap
        switch match.1 {
        case "character/avatar" where catalogue.characters.byID[id] != nil: bitmap = .portrait(of: id)
        case "game/cover" where catalogue.games.byID[id] != nil: bitmap = .cover(of: id)
        default: return nil
        }
        do {
            // It never changes; a day in the client's cache is enough.
            return Answer(
                status: 200, headers: [.contentType: "image/jpeg", .cacheControl: "public, max-age=86400"],
                body: try JPEG.encode(bitmap))
        } catch {
            return .failure(500, "The picture cannot be drawn: \(error)")
        }
    }
}
