import ChallengeCatalogue
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization

/// The catalogue over HTTP, for all tests.
enum CatalogueServer {
    /// Starts the server at the first call.
    static func baseURL() async throws -> String { try await started.value }

    private static let started = Task { try await LoopbackServer.start { answer(to: $0) }.absoluteString }

    /// A new server whose first answers have the status 503.
    static func failing(first count: Int) async throws -> String {
        let left = Mutex(count)
        return try await LoopbackServer.start { request in
            let isFailing = left.withLock { left in
                left -= 1
                return left >= 0
            }
            return isFailing ? Response(status: .serviceUnavailable) : answer(to: request)
        }.absoluteString
    }

    static func answer(to request: Request) -> Response {
        let answer = catalogued(request)
        return Response(status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }

    static func body(for request: Request) -> Data { catalogued(request).body }

    private static func catalogued(_ request: Request) -> ChallengeNetworking.HTTPResponse {
        let query = request.uri.queryParameters.map { Endpoint.QueryItem(String($0.key), String($0.value)) }
        return Catalogue.embedded.respond(to: Endpoint(path: request.uri.path, query: query))
    }
}

/// The catalogue over HTTP, which stops answering requests when a test says so.
final class SilentCatalogue: Sendable {
    private let isSilent = Mutex(false)
    /// Holds the unanswered requests; it is never opened.
    private let answers = Gate()

    /// Starts the server; its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            if isSilent.withLock({ $0 }) { await answers.pass() }
            return CatalogueServer.answer(to: request)
        }.absoluteString
    }

    func fallSilent(_ silent: Bool = true) { isSilent.withLock { $0 = silent } }
}
