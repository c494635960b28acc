import ChallengeCore
import ChallengeImaging
import Foundation
import HTTPTestSupport
import Hummingbird
import Synchronization

/// The catalogue over HTTP with pictures, whose addresses are its own but for a few characters':
/// 2 has another host's, 3 a file's, 4 one with nothing there, 5 one with a page instead.
final class PictureServer: Sendable {
    private let asked = Mutex<[String]>([])

    /// The paths of the pictures that were asked for, in order.
    var requests: [String] { asked.withLock { $0 } }

    /// Starts the server; its base URL.
    func start() async throws -> String {
        try await LoopbackServer.start { [self] request in
            request.uri.path.hasPrefix("/api/character/avatar/") ? picture(at: request.uri.path) : text(for: request)
        }.absoluteString
    }

    /// A square of 64 pixels: red above, blue below.
    static let bitmap = Bitmap(
        width: 64, height: 64, rgb: (0..<64 * 64).flatMap { $0 < 32 * 64 ? [255, 0, 0] : [0, 0, 255] as [UInt8] })

    private func picture(at path: String) -> Response {
        asked.withLock { $0.append(path) }
        if path.hasSuffix("/4.jpeg") { return Response(status: .notFound) }
        if path.hasSuffix("/5.jpeg") { return Response(status: .ok, body: .init(byteBuffer: .init(string: "<p>"))) }
        guard let file = try? JPEG.encode(Self.bitmap, quality: 100) else {
            return Response(status: .internalServerError)
        }
        return Response(status: .ok, body: .init(byteBuffer: .init(bytes: file)))
    }

    private func text(for request: Request) -> Response {
        let own = "http://\(request.head.authority ?? "")"
        let body = String(decoding: CatalogueServer.body(for: request), as: UTF8.self)
            .replacing("https://rickandmortyapi.com/api/character/avatar/2.jpeg", with: "https://elsewhere/2.jpeg")
            .replacing("https://rickandmortyapi.com/api/character/avatar/3.jpeg", with: "file:///etc/passwd")
            .replacing("https://rickandmortyapi.com/api/character/avatar/", with: own + "/api/character/avatar/")
        return Response(status: .ok, body: .init(byteBuffer: .init(string: body)))
    }
}
