package import FlyingFox
import FlyingSocks
package import Foundation
import Glibc

/// An HTTP server on a free port of the loopback interface, which runs until the process ends.
package enum LoopbackServer {
    package struct NoPort: Error {}

    /// Starts a server, waits until it listens, and returns its base URL.
    package static func start(
        _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> URL {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: 3600, logger: .disabled,
            handler: ClosureHTTPHandler(answer))
        Task { try await server.run() }
        try await server.waitUntilListening(timeout: 3600)
        guard case .ip4(_, let port)? = await server.listeningAddress else { throw NoPort() }
        return try url(port: port)
    }

    /// The base URL of a server that listens at a port of the loopback interface.
    package static func url(port: UInt16) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw NoPort() }
        return url
    }
}

extension HTTPResponse {
    /// Creates an answer with a status and a text.
    package init(_ status: Int = 200, _ text: String) { self.init(status, Data(text.utf8)) }

    package init(_ status: Int = 200, _ body: Data) {
        self.init(statusCode: HTTPStatusCode(status, phrase: ""), body: body)
    }
}
