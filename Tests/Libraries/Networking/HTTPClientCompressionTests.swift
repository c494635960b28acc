import ChallengeCore
import Foundation
import ChallengeTestLimits

@testable import ChallengeNetworking

@Suite("The HTTP client with a compressed answer", .limited)
struct HTTPClientCompressionTests {
    /// Starts a server that answers each request with these bytes, as much of them as the client takes.
    private func server(
        _ encoding: String, status: Int = 200, _ body: @escaping @Sendable (RawConnection) throws -> Void
    ) throws -> RawServer {
        try RawServer {
            #expect(try $0.readRequest().contains("Accept-Encoding: gzip\r\n"))
            try $0.send(
                "HTTP/1.1 \(status) Status\r\nContent-Encoding: \(encoding)\r\nTransfer-Encoding: chunked\r\n\r\n")
            try body($0)
            try $0.send("0\r\n\r\n")
            $0.waitForClose()
        }
    }

    /// `{"name":"Rick"}`.
    private static let gzip = "H4sIAAAAAAACA6tWykvMTVWyUgrKTM5WqgUAKmdGGQ8AAAA="

    @Test(
        "The client returns the decompressed body",
        arguments: [
            ("gzip", gzip), ("GZIP", gzip), ("x-gzip", gzip), ("deflate", "eNqrVspLzE1VslIKykzOVqoFACdaBOU="),
        ])
    func decompresses(encoding: String, base64: String) async throws {
        let bytes = try #require(Data(base64Encoded: base64))
        let server = try server(encoding) { connection in
            // In pieces, as a network may deliver it.
            for byte in bytes { try connection.sendChunk(Data([byte])) }
        }
        #expect(String(decoding: try await server.answer(bodyLimit: 15).body, as: UTF8.self) == #"{"name":"Rick"}"#)
    }

    @Test(
        "A body whose decompressed size exceeds the limit is refused before its end, and the connection is closed",
        arguments: [200, 500])
    func refusesBomb(status: Int) async throws {
        let bytes = try #require(Data(base64Encoded: Self.gzip))
        let server = try server("gzip", status: status) { connection in
            try connection.sendChunk(bytes)
            // Nothing follows: a client that waits for the end waits for ever.
            connection.waitForClose()
        }
        await #expect(throws: HTTPError.bodyTooLarge(limit: 14)) { try await server.answer(bodyLimit: 14) }
        await server.waitForEnd()
    }

    @Test("A damaged body is an error that says so")
    func damaged() async throws {
        let server = try server("gzip") { try $0.sendChunk(Data("not gzip".utf8)) }
        let damaged = HTTPError.permanent("the server's compressed response is damaged")
        await #expect(throws: damaged) { try await server.answer() }
    }

    @Test("An unknown encoding is refused")
    func unknown() async throws {
        let server = try server("unknown") { try $0.sendChunk(Data("x".utf8)) }
        let words = "the server's response uses a compression that was not requested"
        await #expect(throws: HTTPError.permanent(words)) { try await server.answer() }
    }
}

extension RawConnection {
    /// Sends a chunk of a body (RFC 9112, section 7.1).
    fileprivate func sendChunk(_ data: Data) throws {
        try send(Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8))
    }
}
