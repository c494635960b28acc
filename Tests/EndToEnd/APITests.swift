import ChallengeCatalogue
import ChallengeNetworking
import Foundation
import Hummingbird
import Testing

@Suite("With an API over a socket")
struct APITests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// Serves the catalogue on a port of the system's choice while `body` runs, which is given the base URL.
    private func withServer(_ body: @escaping @Sendable (String) async throws -> Void) async throws {
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let server = Application(
            responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
                let query = request.uri.queryParameters.map { Endpoint.QueryItem(String($0.key), String($0.value)) }
                let answer = Catalogue.embedded.respond(to: Endpoint(path: request.uri.path, query: query))
                return Response(
                    status: .init(code: answer.status), body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
            },
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                continuation.yield(channel.localAddress?.port ?? 0)
            })
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            for await port in ports {
                try await body("http://127.0.0.1:\(port)")
                break
            }
            group.cancelAll()
        }
    }

    @Test("a script prints the same bytes as with the catalogue within the program")
    func sameAsEmbedded() async throws {
        let script =
            "open characters; search rick; filter status=alive; open 1; back; filter clear; search zzz; open 999"
        let embedded = try await program.run("-c", script)
        try await withServer { [program] url in
            let live = try await program.run("--base-url", url, "-c", script)
            #expect(live.errors.isEmpty)
            #expect(live.output == embedded.output)
            let byEnvironment = try await Program(environment: ["API_BASE_URL": url]).run("-c", script)
            #expect(byEnvironment.output == embedded.output)
        }
        #expect(embedded.status == 0)
    }

    @Test("that is not there, a screen says so and a refresh fails")
    func unreachable() async throws {
        // Nothing listens on the port of the discard service (RFC 863) of a test machine.
        let result = try await program.run(
            "-k", "--base-url", "http://127.0.0.1:9", "-c", "open characters", "-c", "refresh")
        #expect(result.output.contains("The characters could not be loaded: the API cannot be reached"))
        #expect(result.output.contains("Type retry to try again."))
        #expect(result.errors.contains("error: The characters could not be loaded"))
        #expect(result.status == 1)
    }
}
