import ChallengeCatalogue
import ChallengeImaging
import ChallengeTestSupport
import Foundation
import ChallengeHTTPTestSupport
import Hummingbird
import Synchronization

/// The catalogue over HTTP, for all tests.
enum CatalogueServer {
    /// Starts the server at the first call, and returns its base URL.
    static func baseURL() async throws -> String { try await started.value }

    private static let started = Task { try await LoopbackServer.start { answer(to: $0) }.absoluteString }

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

/// The catalogue over HTTP, which stops answering requests when a test asks for that.
final class SilentCatalogue: Sendable {
    private let isSilent = Mutex(false)
    /// Holds the unanswered requests; it is never opened.
    private let answers = Gate()

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            if isSilent.withLock({ $0 }) { await answers.pass() }
            return CatalogueServer.answer(to: request)
        }.absoluteString
    }

    func fallSilent(_ silent: Bool = true) { isSilent.withLock { $0 = silent } }
}

/// The catalogue over HTTP with pictures, at its own addresses.
final class PictureServer: Sendable {
    private let asked = Mutex<[String]>([])

    /// The paths of the requested pictures, in order.
    var requests: [String] { asked.withLock { $0 } }

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            request.uri.path.hasPrefix("/api/character/avatar/") ? picture(at: request.uri.path) : text(for: request)
        }.absoluteString
    }

    /// A square of 64 pixels: red above, blue below.
    private static let bitmap = Bitmap(
        width: 64, height: 64,
        rgb: Array([[UInt8]](repeating: [255, 0, 0], count: 32 * 64).joined())
            + Array([[UInt8]](repeating: [0, 0, 255], count: 32 * 64).joined()))

    private func picture(at path: String) -> Response {
        asked.withLock { $0.append(path) }
        guard let file = try? JPEG.encode(Self.bitmap, quality: 100) else {
            return Response(status: .internalServerError)
        }
        return Response(status: .ok, body: .init(byteBuffer: .init(bytes: file)))
    }

    private func text(for request: Request) -> Response {
        let own = "http://\(request.head.authority ?? "")"
        let body = String(decoding: CatalogueServer.body(for: request), as: UTF8.self)
            .replacing("https://rickandmortyapi.com/api/character/avatar/", with: own + "/api/character/avatar/")
        return Response(status: .ok, body: .init(byteBuffer: .init(string: body)))
    }
}
