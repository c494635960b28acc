import Foundation
import Hummingbird
import Logging
import NIOCore

/// A server of HTTP on a free port of the loopback interface that answers as the first part of the path asks it to.
///
/// | path | answer |
/// |---|---|
/// | `/echo/…` | the method, the target as it was sent, Accept and User-Agent, a line each |
/// | `/status/N` | the status N and an error in JSON |
/// | `/redirect/N` | to `/redirect/N-1`, and at 0 `arrived` |
/// | `/redirect-nowhere` | a redirect to a port that cannot be |
///
/// All tests share one, which ends with the process: closing a server while a connection is being accepted is a trap
/// in its library.
enum WellBehavedServer {
    /// Starts the server at the first call.
    static func baseURL() async throws -> URL { try await started.value }

    private static let started = Task {
        let (ports, port) = AsyncStream<Int?>.makeStream()
        let server = Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in answer(to: request) },
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port) },
            logger: Logger(label: "server") { _ in SwiftLogNoOpLogHandler() })
        Task {
            defer { port.finish() }
            try await server.run()
        }
        for await port in ports { return try loopbackURL(port: port) }
        throw NoPort()
    }

    private static func answer(to request: Request) -> Response {
        let target = request.head.path ?? ""
        let parts = target.split(separator: "/")
        let number = parts.last.flatMap { Int($0) }
        switch (parts.first, number) {
        case ("echo", _):
            let headers = request.headers
            return .init(
                .ok, "\(request.method)\n\(target)\n\(headers[.accept] ?? "")\n\(headers[.userAgent] ?? "")")
        case ("status", let code?): return .init(.init(code: code), code == 304 ? "" : errorText)
        case ("redirect", 0): return .init(.ok, "arrived")
        case ("redirect", let left?): return Response(status: .found, headers: [.location: "/redirect/\(left - 1)"])
        case ("redirect-nowhere", _):
            return Response(status: .found, headers: [.location: "http://127.0.0.1:99999/"])
        default: return .init(.badRequest, "")
        }
    }

    /// What the API says when a search finds nothing.
    static let errorText = #"{"error":"There is nothing here"}"#
}

extension Response {
    fileprivate init(_ status: HTTPResponse.Status, _ text: String) {
        self.init(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

struct NoPort: Error {}

func loopbackURL(port: Int?) throws -> URL {
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)") else { throw NoPort() }
    return url
}
