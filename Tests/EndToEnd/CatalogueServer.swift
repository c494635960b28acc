import ChallengeCatalogue
import ChallengeNetworking
import Foundation
import HTTPTestSupport
import Hummingbird

/// The catalogue over HTTP, for all tests.
enum CatalogueServer {
    /// Starts the server at the first call.
    static func baseURL() async throws -> String { try await started.value }

    private static let started = Task { try await LoopbackServer.start { answer(to: $0) }.absoluteString }

    static func answer(to request: Request) -> Response {
        let query = request.uri.queryParameters.map { Endpoint.QueryItem(String($0.key), String($0.value)) }
        let answer = Catalogue.embedded.respond(to: Endpoint(path: request.uri.path, query: query))
        return Response(status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
