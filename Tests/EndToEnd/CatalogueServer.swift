import ChallengeCatalogue
import ChallengeDesignSystem
import ChallengeProcessTestSupport
import ChallengeImaging
import ChallengeTestSupport
import FlyingFox
import Foundation
import Synchronization

/// The catalogue over HTTP, for all tests.
enum CatalogueServer {
    /// Starts the server at the first call, and returns its base URL.
    static func baseURL() async throws -> String { try await started.value }

    private static let started = Task { try await LoopbackServer.start { answer(to: $0) }.absoluteString }

    static func answer(to request: HTTPRequest) -> FlyingFox.HTTPResponse {
        let answer = catalogued(request)
        return HTTPResponse(answer.status, answer.body)
    }

    static func body(for request: HTTPRequest) -> Data { catalogued(request).body }

    private static func catalogued(_ request: HTTPRequest) -> ChallengeNetworking.HTTPResponse {
        let query = request.query.map { Endpoint.QueryItem($0.name, $0.value) }
        return Catalogue.respond(to: Endpoint(path: request.path, query: query))
    }
}

/// The catalogue over HTTP, which gives no answer when a test asks for that.
final class SilentCatalogue: Sendable {
    private let silence = Mutex(false)
    /// Holds the unanswered requests; it is never opened.
    private let answers = Gate()

    var isSilent: Bool {
        get { silence.withLock { $0 } }
        set { silence.withLock { $0 = newValue } }
    }

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            if isSilent { await answers.pass() }
            return CatalogueServer.answer(to: request)
        }.absoluteString
    }
}

/// The catalogue over HTTP with pictures, at its own addresses.
final class PictureServer: Sendable {
    private let asked = Mutex<[String]>([])

    /// The paths of the requested pictures, in order.
    var requests: [String] { asked.withLock { $0 } }

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            request.path.hasPrefix("/api/character/avatar/") ? try picture(at: request.path) : text(for: request)
        }.absoluteString
    }

    /// A square of 64 pixels: red above, blue below.
    private static let bitmap = Bitmap(
        width: 64, height: 64,
        rgb: Array([[UInt8]](repeating: [255, 0, 0], count: 32 * 64).joined())
            + Array([[UInt8]](repeating: [0, 0, 255], count: 32 * 64).joined()))

    private func picture(at path: String) throws -> FlyingFox.HTTPResponse {
        asked.withLock { $0.append(path) }
        return HTTPResponse(200, try JPEG.encode(Self.bitmap, quality: 100))
    }

    private func text(for request: HTTPRequest) -> FlyingFox.HTTPResponse {
        let own = "http://\(request.headers[.host] ?? "")"
        let body = String(decoding: CatalogueServer.body(for: request), as: UTF8.self)
        return HTTPResponse(
            200,
            body.replacing(
                "https://rickandmortyapi.com/api/character/avatar/", with: own + "/api/character/avatar/"))
    }
}
