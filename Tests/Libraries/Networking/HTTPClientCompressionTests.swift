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

    @Test(
        "The client returns the decompressed body",
        arguments: [
            ("gzip", "H4sIAAAAAAACA6tWykvMTVWyUgrKTM5WqgUAKmdGGQ8AAAA="),
            ("GZIP", "H4sIAAAAAAACA6tWykvMTVWyUgrKTM5WqgUAKmdGGQ8AAAA="),
            ("x-gzip", "H4sIAAAAAAACA6tWykvMTVWyUgrKTM5WqgUAKmdGGQ8AAAA="),
            ("deflate", "eNqrVspLzE1VslIKykzOVqoFACdaBOU="),
        ])
    func decompresses(encoding: String, base64: String) async throws {
        let bytes = try #require(Data(base64Encoded: base64))
        let server = try server(encoding) { connection in
            // In pieces, as a network may deliver it.
            for byte in bytes { try connection.sendChunk(Data([byte])) }
        }
        #expect(String(decoding: try await server.answer().body, as: UTF8.self) == #"{"name":"Rick"}"#)
    }

    @Test("A decompressed body up to the limit is returned, and a larger one is refused")
    func countsDecompressed() async throws {
        let bytes = Deflated.zeros(runs: 4, isComplete: true)
        let size = Deflated.size(runs: 4)
        let server = try server("deflate") { try $0.sendChunk(bytes) }
        #expect(try await server.answer(bodyLimit: size).body == Data(count: size))
        await #expect(throws: HTTPError.bodyTooLarge(limit: size - 1)) { try await server.answer(bodyLimit: size - 1) }
    }

    @Test(
        "100 MiB in 650 KiB are refused as soon as they exceed the limit, and the connection is closed",
        arguments: [200, 500])
    func refusesBomb(status: Int) async throws {
        let bomb = Deflated.zeros(runs: (100 << 20) / 258, isComplete: false)
        #expect(bomb.count < 700_000)
        let server = try server("deflate", status: status) { connection in
            try connection.sendChunk(bomb)
            // Nothing follows: a client that waits for the end waits for ever.
            connection.waitForClose()
        }
        await #expect(throws: HTTPError.bodyTooLarge(limit: 10 << 20)) { try await server.answer() }
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

/// Zeros, compressed to the limit of DEFLATE's fixed codes (RFC 1951, section 3.2.6), in zlib's format.
enum Deflated {
    /// Returns the size of the decompressed body: a literal, then runs of the greatest length.
    static func size(runs: Int) -> Int { 1 + 258 * runs }

    static func zeros(runs: Int, isComplete: Bool) -> Data {
        // One block, the last one, with fixed codes.
        var bits = Array("11000110000".utf8)
        // Length 258, then distance 1.
        let run = Array("1100010100000".utf8)
        for _ in 0..<runs { bits += run }
        if isComplete { bits += Array("0000000".utf8) }
        // CMF and FLG: DEFLATE, a window of 32 KiB, no dictionary (RFC 1950, section 2.2).
        var bytes: [UInt8] = [0x78, 0x01]
        // Bytes are filled from their lowest bit.
        for start in stride(from: 0, to: bits.count, by: 8) {
            bytes.append(bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 & 1 })
        }
        // Adler-32 of zeros: the sums are 1 and their number.
        let count = size(runs: runs) % 65_521
        return Data(isComplete ? bytes + [UInt8(count >> 8), UInt8(count & 0xFF), 0, 1] : bytes)
    }
}
