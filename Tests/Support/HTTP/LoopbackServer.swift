package import Foundation
package import Hummingbird
import Logging

/// A server of HTTP on a free port of the loopback interface.
///
/// It ends with the process, so that tests share one: closing a server while a connection is being accepted is a trap in
/// its library.
package enum LoopbackServer {
    package struct NoPort: Error {}

    /// Starts a server, and returns its base URL when it listens.
    package static func start(_ answer: @escaping @Sendable (Request) async -> Response) async throws -> URL {
        let (ports, port) = AsyncStream<Int?>.makeStream()
        let server = Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in await answer(request) },
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port) },
            logger: Logger(label: "server") { _ in SwiftLogNoOpLogHandler() })
        Task {
            defer { port.finish() }
            try await server.run()
        }
        for await port in ports { return try url(port: port) }
        throw NoPort()
    }

    /// The base URL of what listens on a port of the loopback interface.
    package static func url(port: Int?) throws -> URL {
        guard let port, let url = URL(string: "http://127.0.0.1:\(port)") else { throw NoPort() }
        return url
    }
}
