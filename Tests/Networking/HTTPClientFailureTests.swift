import CChallengeCurl
import Foundation
import ChallengeShellTestLimits

@testable import ChallengeShellNetworking

/// The time limit ends a test that would wait for ever; a time-out of an hour keeps one from standing in for another.
@Suite("The HTTP client, when something goes wrong,", .limited)
struct HTTPClientFailureTests {
    private let endpoint = Endpoint(path: "/api/character")

    @Test("stops waiting for a connection, or for the rest of a body, when the time for that is over")
    func timesOutConnecting() async throws {
        let listener = try FullListener()
        let client = HTTPClient.patient(baseURL: listener.baseURL, connectTimeout: .milliseconds(50))
        await #expect(throws: HTTPError.timeout) { try await client.response(to: endpoint) }
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345")
        let reader = HTTPClient.patient(baseURL: server.baseURL, timeout: .milliseconds(300))
        await #expect(throws: HTTPError.timeout) { try await reader.response(to: endpoint) }
    }

    @Test("takes no part of a body for the whole", arguments: ["Content-Length: 100", "Transfer-Encoding: chunked"])
    func refusesPartOfBody(framing: String) async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\n\(framing)\r\n\r\n5\r\n12345\r\n", closes: true)
        let broken = HTTPError.connection("the server closed the connection in the middle of its answer")
        await #expect(throws: broken) { try await server.answer() }
    }

    @Test("returns a body as large as the limit, and refuses a larger one by its declared length, before it arrives")
    func declaredLength() async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n12345")
        #expect(try await server.answer(bodyLimit: 5).body == Data("12345".utf8))
        let larger = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n")
        await #expect(throws: HTTPError.bodyTooLarge(limit: 5)) { try await larger.answer(bodyLimit: 5) }
    }

    @Test("refuses an endless body as soon as it is over the limit, and closes the connection", arguments: [200, 500])
    func refusesEndlessBody(status: Int) async throws {
        let server = try RawServer {
            try $0.readRequest()
            try $0.send("HTTP/1.1 \(status) Status\r\nTransfer-Encoding: chunked\r\n\r\n")
            while true { try $0.send("400\r\n\(String(repeating: "x", count: 1024))\r\n") }
        }
        await #expect(throws: HTTPError.bodyTooLarge(limit: 5000)) { try await server.answer(bodyLimit: 5000) }
        await server.waitForEnd()
    }

    @Test("ends a cancelled request and its connection while a body drips in")
    func endsCancelledInDrip() async throws {
        let (dripping, drip) = AsyncStream<Void>.makeStream()
        let server = try RawServer {
            try $0.readRequest()
            try $0.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            // An empty send would say nothing of the client; this ends when it has gone.
            while true {
                try $0.send("1\r\nx\r\n")
                drip.yield()
                sched_yield()
            }
        }
        let client = HTTPClient.patient(baseURL: server.baseURL)
        let request = Task { try await client.response(to: endpoint) }
        for await _ in dripping { break }
        request.cancel()
        await #expect(throws: HTTPError.cancelled) { try await request.value }
        await server.waitForEnd()
    }

    @Test("ends a cancelled request and its connection, before and within the answer", arguments: [false, true])
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

    @Test("asks nothing for a task that is already cancelled")
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

    @Test("closes its idle connections when it is released")
    func closesWhenReleased() async throws {
        let server = try RawServer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        _ = try await server.answer()
        await server.waitForEnd()
    }
}

@Suite("An error of the transport", .limited)
struct TransferFailureTests {
    @Test(
        "is told in words when it is the system's, and is a time-out when the system's is",
        arguments: [
            (ECONNREFUSED, .connection("connection refused")),
            (ECONNRESET, .connection("the server closed the connection")), (EPIPE, .closed),
            (ENETUNREACH, .connection("the network cannot be reached")),
            (EHOSTUNREACH, .connection("the host cannot be reached")),
            (EACCES, .connection("the system does not permit the connection")),
            (EMFILE, .connection("too many open files")), (ETIMEDOUT, .timeout),
        ] as [(CInt, HTTPError)])
    func system(number: CInt, meaning: HTTPError) {
        let failure = TransferFailure(code: CURLE_COULDNT_CONNECT, words: "Failed to connect", systemError: number)
        #expect(failure.error == meaning)
        #expect(failure.isConnectionLost == (meaning != .timeout))
    }

    @Test("is a time-out when the library's is, and says which host is not known")
    func library() {
        #expect(TransferFailure(code: CURLE_OPERATION_TIMEDOUT, words: "Timeout was reached").error == .timeout)
        let unknown = TransferFailure(code: CURLE_COULDNT_RESOLVE_HOST, words: "", host: "api.example")
        #expect(unknown.error == .connection("the host api.example is not known") && unknown.isConnectionLost)
    }
}
