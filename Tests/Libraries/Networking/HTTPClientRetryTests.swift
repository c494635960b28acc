import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

@Suite("The HTTP client with retries", .limited)
struct HTTPClientRetryTests {
    private let endpoint = Endpoint(path: "/a", query: [.init("b", "c")])
    private let recorded = RecordedWaiting()
    private let pauses = Recorder<Activity>()
    private let remarks = Recorder<String?>()

    private func client(
        _ baseURL: URL, chance: Double = 0, now: Date = Date(), timeout: Duration = .seconds(3600)
    ) -> HTTPClient {
        HTTPClient.patient(
            baseURL: baseURL, timeout: timeout,
            waiting: recorded.waiting(chance: chance, now: now)
        ) { [pauses, remarks] pause, remark in
            if remark != nil { pauses.add(pause) }
            remarks.add(remark)
        }
    }

    /// The API's answers before `{}`, the outcome, and the pauses.
    private static let outcomes: [([String], Result<String, HTTPError>, pauses: [Duration])] = [
        // An API that is out of order is asked once more.
        (["502 Out of order\n\n<html>"], .success("{}"), [.milliseconds(100)]),
        (["503 Out of order"], .success("{}"), [.milliseconds(100)]),
        (["504 Out of order"], .success("{}"), [.milliseconds(100)]),
        (["503 Out\n\nfirst", "502 Out\n\n2nd"], .failure(.answered(502, "2nd")), [.milliseconds(100)]),
        // The API sets the pause, up to 10 seconds, and gets only one.
        (["429 Too many\nRetry-After: 0"], .success("{}"), [.zero]),
        (["429 Too many\nRetry-After: 1"], .success("{}"), [.seconds(1)]),
        (["429 Too many\nRetry-After: 10"], .success("{}"), [.seconds(10)]),
        (["429 Too many\nRetry-After: Sun, 06 Nov 1994 08:49:37 GMT"], .success("{}"), [.seconds(7)]),
        (["503 Out of order\nRetry-After: 3"], .success("{}"), [.seconds(3)]),
        (
            ["429 Too many\nRetry-After: 1", "429 Too many\nRetry-After: 2"],
            .failure(.rateLimited(retryAfter: .seconds(2))), [.seconds(1)]
        ),
        // Each kind of failure permits one retry.
        (
            ["503 Out of order", "429 Too many\nRetry-After: 1", "502 Out of order"],
            .failure(.answered(502)), [.milliseconds(100), .seconds(1)]
        ),
        // The pause is too long, or the API does not state it.
        (["429 No\nRetry-After: 11\n\n{}"], .failure(.rateLimited(retryAfter: .seconds(11))), []),
        (["429 No\nRetry-After: 86400\n\n{}"], .failure(.rateLimited(retryAfter: .seconds(86_400))), []),
        (
            ["429 No\nRetry-After: 99999999999999999999\n\n{}"],
            .failure(.rateLimited(retryAfter: .seconds(2_147_483_648))), []
        ),
        (["429 No\n\n{}"], .failure(.rateLimited(retryAfter: nil)), []),
        (["429 No\nRetry-After: -1\n\n{}"], .failure(.rateLimited(retryAfter: nil)), []),
        (["429 No\nRetry-After: soon\n\n{}"], .failure(.rateLimited(retryAfter: nil)), []),
        (["503 Out of order\nRetry-After: 11"], .failure(.answered(503)), []),
        // A retry would end alike.
        (["500 Error"], .failure(.answered(500)), []),
        (["501 Error"], .failure(.answered(501)), []),
        (["404 Not found"], .failure(.answered(404)), []),
        (["400 Bad"], .failure(.answered(400)), []),
    ]

    @Test(
        "A retry comes after a pause if it may help, for as long as the API wants, and the last answer is thrown",
        arguments: outcomes)
    func outcome(answers: [String], outcome: Result<String, HTTPError>, pauses: [Duration]) async throws {
        let server = try ScriptedServer(answers + ["200 OK\n\n{}"])
        let client = client(server.baseURL, now: Date(timeIntervalSince1970: 784_111_777 - 7))
        #expect(await client.outcome(of: endpoint) == outcome)
        #expect(recorded.pauses.all == pauses)
        #expect(
            self.pauses.all
                == zip(answers, pauses).map { answer, pause in
                    let reason = answer.hasPrefix("429") ? "too many requests" : String(answer.prefix(3))
                    return .pause(reason: reason, target: "/a?b=c", duration: pause)
                })
        #expect(Set(server.requests).count == 1 && server.requests.count == pauses.count + 1)
        let told = zip(answers, pauses).flatMap { answer, pause in
            [
                answer.hasPrefix("429") ? "the API asks for a pause of \(pause.components.seconds) s" : "trying again",
                nil,
            ]
        }
        #expect(remarks.all == told)
    }

    @Test("A pause has a random length of at most 0.4 seconds", arguments: [0, 0.25, 0.999])
    func jitters(chance: Double) async throws {
        let server = try ScriptedServer("503 Out of order", "200 OK")
        _ = try await client(server.baseURL, chance: chance).response(to: endpoint)
        #expect(recorded.pauses.all == [Duration.milliseconds(100) + Duration.milliseconds(300) * chance])
    }

    @Test("A connection closed without an answer is retried after a pause, and the reason is given after the second")
    func retriesClosed() async throws {
        let closed = HTTPError.connection("the server closed the connection")
        let server = try ScriptedServer(nil, "200 OK\n\n{}", nil, nil)
        let client = client(server.baseURL)
        #expect(try await client.response(to: endpoint).body == Data("{}".utf8))
        let reason = "the server closed the connection"
        #expect(pauses.all == [.pause(reason: reason, target: "/a?b=c", duration: .milliseconds(100))])
        await #expect(throws: closed) { try await client.response(to: endpoint) }
    }

    @Test("A kept connection that the server has closed is replaced at once, without a pause, once")
    func sendsAgain() async throws {
        let requests = Recorder<String>()
        // The first request on each connection gets an answer, the second one none.
        let server = try RawServer {
            requests.add(try $0.readRequest())
            try $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            try $0.readRequest()
        }
        let client = client(server.baseURL)
        for _ in 0..<5 { #expect(try await client.response(to: endpoint).body == Data("{}".utf8)) }
        #expect(requests.all.count == 5)
        #expect(recorded.pauses.all.isEmpty && remarks.all.isEmpty)
    }

    @Test("A kept connection that breaks during the next answer is retried after a pause")
    func retriesBrokenKept() async throws {
        let requests = Recorder<String>()
        let server = try RawServer {
            requests.add(try $0.readRequest())
            try $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            requests.add(try $0.readRequest())
            try $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{")
        }
        let client = client(server.baseURL)
        for _ in 0..<2 { #expect(try await client.response(to: endpoint).body == Data("{}".utf8)) }
        #expect(requests.all.count == 3)
        #expect(recorded.pauses.all == [.milliseconds(100)])
    }

    @Test("A refused connection is retried after a pause, and the reason is given after the second")
    func retriesRefused() async throws {
        let port = try RefusingPort()
        let client = client(port.baseURL)
        await #expect(throws: HTTPError.connection("connection refused")) { try await client.response(to: endpoint) }
        let reason = "connection refused"
        #expect(pauses.all == [.pause(reason: reason, target: "/a?b=c", duration: .milliseconds(100))])
    }

    @Test("A response that is too large is not retried")
    func keepsFailure() async throws {
        let large = try ScriptedServer("200 OK\n\n123456", "200 OK")
        await #expect(throws: HTTPError.bodyTooLarge(limit: 5)) {
            try await HTTPClient.patient(baseURL: large.baseURL, bodyLimit: 5, waiting: recorded.waiting())
                .response(to: endpoint)
        }
        #expect(large.requests.count == 1)
        #expect(recorded.pauses.all.isEmpty)
    }

    @Test("A request is not retried after its timeout")
    func keepsTimeout() async throws {
        let (asked, ask) = AsyncStream<Void>.makeStream()
        let requests = Recorder<String>()
        let server = try RawServer {
            requests.add(try $0.readRequest())
            ask.finish()
            $0.waitForClose()
        }
        let client = HTTPClient.patient(
            baseURL: server.baseURL,
            waiting: HTTPWaiting(last: { _ in for await _ in asked {} })
        ) { [remarks] in remarks.add($1) }
        await #expect(throws: HTTPError.timeout) { try await client.response(to: endpoint) }
        #expect(requests.all.count == 1)
        #expect(remarks.all.isEmpty)
    }

    @Test("A pause that would exceed the timeout is not made")
    func pausesInTime() async throws {
        let limited = try ScriptedServer("429 Too many\nRetry-After: 9", "200 OK")
        await #expect(throws: HTTPError.rateLimited(retryAfter: .seconds(9))) {
            try await client(limited.baseURL, timeout: .seconds(8)).response(to: endpoint)
        }
        #expect(remarks.all.isEmpty)
    }

    @Test(
        "A pause ends at the timeout, or at once on cancellation, without another request",
        arguments: ["429", "503"], [true, false])
    func endsInPause(status: String, isCancelled: Bool) async throws {
        let server = try ScriptedServer("\(status) No\nRetry-After: 0", "200 OK")
        let (pausing, pause) = AsyncStream<Void>.makeStream()
        let (never, continuation) = AsyncStream<Void>.makeStream()
        defer { continuation.finish() }
        var waiting = HTTPWaiting(sleep: { _ in
            pause.finish()
            for await _ in never {}
            try Task.checkCancellation()
        })
        if !isCancelled { waiting.last = { _ in for await _ in pausing {} } }
        let client = HTTPClient.patient(baseURL: server.baseURL, waiting: waiting) { [remarks] in remarks.add($1) }
        let request = Task { try await client.response(to: endpoint) }
        if isCancelled {
            for await _ in pausing {}
            request.cancel()
        }
        await #expect(throws: isCancelled ? HTTPError.cancelled : .timeout) { try await request.value }
        #expect(server.requests.count == 1)
        #expect(remarks.all.count == 2 && remarks.all.last == .some(nil))
    }
}

extension HTTPError {
    fileprivate static func answered(_ status: Int, _ body: String = "") -> HTTPError {
        .status(status, body: Data(body.utf8))
    }
}

@Suite("A Retry-After header", .limited)
struct RetryAfterTests {
    /// 06 Nov 1994 08:49:37 GMT, the example of RFC 9110, section 5.6.7.
    private let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        "The pause is the header's number of seconds, or the time until its date",
        arguments: [
            ("0", 0), ("1", 1), ("010", 10), ("120", 120), ("2147483648", 2_147_483_648),
            ("2147483649", 2_147_483_648), ("99999999999999999999999", 2_147_483_648),
            ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
            ("Sun, 06 Nov 1994 08:49:36 GMT", 0), ("Sun, 06 Nov 1904 08:49:36 GMT", 0),
            ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400), ("Fri, 31 Dec 9999 23:59:59 GMT", 2_147_483_648),
        ])
    func seconds(header: String, seconds: Int) { #expect(RetryAfter.duration(header, now: now) == .seconds(seconds)) }

    @Test(
        "A header without a clear meaning is ignored",
        arguments: [
            nil, "", " ", "-1", "+1", "1.5", "1s", "ten", "١", "0x10", "1e9", "NaN", "Sun, 06 Nov 1994", "tomorrow",
            "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37", "\u{1B}[2J",
            "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Now 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT 1",
            "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ])
    func garbage(header: String?) { #expect(RetryAfter.duration(header, now: now) == nil) }
}
