import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

/// Responses with a mistake in the head or the framing.
@Suite("The HTTP client with an invalid answer", .limited)
struct HostileHeadTests {
    @Test("The mistake in the head is reported, without a retry")
    func tellsCause() async throws {
        let notHTTP = "the server's response is not HTTP"
        for (answer, words) in [
            ("HTTP/1.1 099 X\r\n\r\n", notHTTP), ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", notHTTP),
            ("220 mail.example ESMTP\r\n", notHTTP),
            (
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
                "the server's response has a chunk of an impossible size"
            ),
        ] {
            let requests = Recorder<String>()
            let server = try RawServer(answer, requests: requests)
            await #expect(throws: HTTPError.permanent(words), "\(answer)") { try await server.answer() }
            #expect(requests.all.count == 1)
        }
    }

    @Test("Interim heads are skipped", arguments: ["100", "103", "199"])
    func announced(status: String) async throws {
        let announcement = "HTTP/1.1 \(status) X\r\nContent-Encoding: gzip\r\nContent-Length: 7\r\n\r\n"
        let announced = String(repeating: announcement, count: 20)
        let server = try RawServer(announced + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        #expect(try await server.answer() == HTTPResponse(status: 200, body: Data("{}".utf8)))
    }

    @Test("Endless headers are refused")
    func endlessHead() async throws {
        let server = try RawServer {
            try $0.readRequest()
            try $0.send("HTTP/1.1 200 OK\r\n")
            while true { try $0.send("X: \(String(repeating: "y", count: 1000))\r\n") }
        }
        await #expect(throws: HTTPError.self) { try await server.answer() }
        await server.waitForEnd()
    }
}
