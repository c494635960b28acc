import ChallengeCatalogue
import ChallengeNetworking
import Hummingbird
import Logging

/// The catalogue over HTTP, on a free port of the loopback interface.
///
/// All tests share one, which ends with the process: closing a server while a connection is being accepted is a trap
/// in its library.
enum CatalogueServer {
    struct NoPort: Error {}

    /// Starts the server at the first call.
    static func baseURL() async throws -> String { try await started.value }

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
        for await case .some(let port) in ports { return "http://127.0.0.1:\(port)" }
        throw NoPort()
    }

    private static func answer(to request: Request) -> Response {
        let query = request.uri.queryParameters.map { Endpoint.QueryItem(String($0.key), String($0.value)) }
        let answer = Catalogue.embedded.respond(to: Endpoint(path: request.uri.path, query: query))
        return Response(status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
