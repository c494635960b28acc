import ChallengeCatalogue
import ChallengeNetworking
import Hummingbird

/// The API as a client sees it: methods, paths and headers over a catalogue.
///
/// The paths below `/api` are answered by the catalogue with its status and words. What the public API does besides: JSON
/// carries a weak tag and no Cache-Control, and any site's pages may ask (CORS).
struct Site: Sendable {
    let catalogue: Catalogue

    /// The whole answer, even for who knows it.
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
        let endpoint = Endpoint(path: target.path, query: target.query)
        let answer = picture(target.path) ?? Answer(catalogue.respond(to: endpoint, at: addresses))
        return answer.status == 200 ? answer.tagged() : answer
    }
}
