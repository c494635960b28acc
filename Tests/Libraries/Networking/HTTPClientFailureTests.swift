import CChallengeCurl
import ChallengeCore
import Foundation
import ChallengeTestLimits

@testable import ChallengeNetworking

/// The time limit ends a test that would wait for ever. A timeout of an hour never masks another failure.
@Suite("The HTTP client after failures", .limited)
struct HTTPClientFailureTests {
    private let endpoint = Endpoint(path: "/api/character")

    @Test("The client stops waiting for a connection, or for the rest of a body, at the timeout")
    func timesOutConnecting() async throws {
        let listener = try FullListener()
        let client = HTTPClient.patient(baseURL: listener.baseURL, connectTimeout: .milliseconds(50))
        await #expect(throws: HTTPError.timeout) { try await client.response(to: endpoint) }
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345")
        let reader = HTTPClient.patient(baseURL: server.baseURL, timeout: .milliseconds(300))
        await #expect(throws: HTTPError.timeout) { try await reader.response(to: endpoint) }
    }

    @Test(
        "A part of a body never counts as the whole", arguments: ["Content-Length: 100", "Transfer-Encoding: chunked"])
    func refusesPartOfBody(framing: String) async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\n\(framing)\r\n\r\n5\r\n12345\r\n", closes: true)
        let broken = HTTPError.connection("the server closed the connection in the middle of its response")
        await #expect(throws: broken) { try await server.answer() }
    }

    @Test("A body as large as the limit is returned, and a larger declared length is refused before it arrives")
    func declaredLength() async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n12345")
        #expect(try await server.answer(bodyLimit: 5).body == Data("12345".utf8))
        let larger = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n")
        await #expect(throws: HTTPError.bodyTooLarge(limit: 5)) { try await larger.answer(bodyLimit: 5) }
    }

    @Test(
        "A body without a declared length is refused as soon as it exceeds the limit, and the connection is closed",
        arguments: [200, 500])
    func refusesEndlessBody(status: Int) async throws {
        let server = try RawServer {
            try $0.readRequest()
            try $0.send("HTTP/1.1 \(status) Status\r\nTransfer-Encoding: chunked\r\n\r\n")
            // A client without a limit accepts the whole body.
            for _ in 0..<10_000 { try $0.send("400\r\n\(String(repeating: "x", count: 1024))\r\n") }
            try $0.send("0\r\n\r\n")
        }
        await #expect(throws: HTTPError.bodyTooLarge(limit: 5000)) { try await server.answer(bodyLimit: 5000) }
        await server.waitForEnd()
    }

    @Test("Cancelling ends a request and its connection, before and during the answer", arguments: [false, true])
    func endsCancelled(answerHasBegun: Bool) async throws {
        let (asked, ask) = AsyncStream<Void>.makeStream()
        let server = try RawServer {
            try $0.readRequest()
            if answerHasBegun { try $0.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345") }
            ask.finish()
            $0.waitForClose()
        }
        let client = HTTPClient.patient(baseURL: server.baseURL)
        let request = Task { try await client.response(to: endpoint) }
        for await _ in asked {}
        request.cancel()
        await #expect(throws: HTTPError.cancelled) { try await request.value }
        await server.waitForEnd()
    }

    @Test("A task that is already cancelled sends no request")
    func asksNothingWhenCancelled() async throws {
        let (connected, connect) = AsyncStream<Void>.makeStream()
        let server = try RawServer {
            connect.yield()
            $0.waitForClose()
        }
        let client = HTTPClient.patient(baseURL: server.baseURL)
        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.response(to: endpoint)
        }
        await #expect(throws: HTTPError.cancelled) { try await request.value }
        connect.finish()
        var connections = 0
        for await _ in connected { connections += 1 }
        #expect(connections == 0)
    }

    @Test("A released client closes its idle connections")
    func closesWhenReleased() async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        _ = try await server.answer()
        await server.waitForEnd()
    }
}

@Suite("An error of the transport", .limited)
struct TransferEndTests {
    @Test(
        "A system error has its own words, and the system's timeout is a timeout",
        arguments: [
            (ECONNREFUSED, .connection("connection refused")),
            (ECONNRESET, .connection("the server closed the connection")), (EPIPE, .closed),
            (ENETUNREACH, .connection("the network cannot be reached")),
            (EHOSTUNREACH, .connection("the host cannot be reached")),
            (EACCES, .connection("the system does not permit the connection")),
            (EMFILE, .connection("too many open files")), (ETIMEDOUT, .timeout),
        ] as [(CInt, HTTPError)])
    func system(number: CInt, meaning: HTTPError) {
        let end = TransferEnd(
            code: CURLE_COULDNT_CONNECT, words: "Failed to connect", host: "host", systemError: number)
        #expect(HTTPError(end) == meaning)
    }

    @Test("The library's timeout is a timeout, and an unknown host is named")
    func library() {
        func error(_ code: CURLcode) -> HTTPError { HTTPError(TransferEnd(code: code, words: "", host: "api.example")) }
        #expect(error(CURLE_OPERATION_TIMEDOUT) == .timeout)
        #expect(error(CURLE_COULDNT_RESOLVE_HOST) == .connection("the host api.example is not known"))
    }
}
