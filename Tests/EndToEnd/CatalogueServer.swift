import ChallengeCatalogue
import ChallengeDesignSystem
import ChallengeProcessTestSupport
import ChallengeImaging
import ChallengeTestSupport
import FlyingFox
import FlyingSocks
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

/// The catalogue over HTTP, which fails when a test asks for that.
final class FaultyCatalogue: Sendable {
    enum Fault {
        case status(Int, retryAfter: Int? = nil)
        /// No answer at all.
        case silence
        /// The right answer, but the connection ends in the middle of it.
        case truncated
        /// A web page in no known encoding.
        case garbage
        /// An answer with a text where a number is expected.
        case wrongTypes
        /// A body that never ends.
        case endless
        /// A redirect to the same address.
        case redirect
    }

    private let fault = Mutex<Fault?>(nil)
    /// Holds the unanswered requests; it is never opened.
    private let answers = Gate()

    /// Starts the server; returns its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in await answer(to: request) }.absoluteString
    }

    /// Fails from now on; nil ends that.
    func fail(_ fault: Fault?) { self.fault.withLock { $0 = fault } }

    private func answer(to request: HTTPRequest) async -> FlyingFox.HTTPResponse {
        let answer = CatalogueServer.answer(to: request)
        switch fault.withLock({ $0 }) {
        case nil: return answer
        case .status(let status, let seconds):
            var failure = HTTPResponse(status, #"{"error":"The fault is on"}"#)
            failure.headers[HTTPHeader("Retry-After")] = seconds.map(String.init)
            return failure
        case .silence:
            await answers.pass()
            return answer
        case .truncated:
            let body = CatalogueServer.body(for: request)
            let half = BrokenBody(piece: body.prefix(body.count / 2), count: 1)
            return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: half, count: body.count))
        case .garbage:
            return HTTPResponse(
                200, Data("<!doctype html><p>\u{1B}[31mThis is not what you want.".utf8) + [0xFF, 0xFE, 0x00])
        case .wrongTypes:
            let text = String(decoding: CatalogueServer.body(for: request), as: UTF8.self)
            return HTTPResponse(200, text.replacing(/"(id|count)":([0-9]+)/) { "\"\($0.1)\":\"\($0.2)\"" })
        case .endless:
            let spaces = BrokenBody(piece: Data(repeating: UInt8(ascii: " "), count: 16_384), count: .max)
            return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: spaces))
        case .redirect:
            return .redirect(to: request.target.rawValue)
        }
    }
}

/// A body that repeats a piece, and after that breaks the connection.
private struct BrokenBody: AsyncBufferedSequence, AsyncBufferedIteratorProtocol {
    struct Break: Error {}

    let piece: Data
    var count: Int

    func makeAsyncIterator() -> Self { self }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested: Int) async throws -> Data? {
        guard count > 0 else { throw Break() }
        count -= 1
        return piece
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
