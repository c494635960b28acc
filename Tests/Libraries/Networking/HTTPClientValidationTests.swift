import ChallengeCore
import Foundation
import ChallengeTestLimits

@testable import ChallengeNetworking

@Suite("The HTTP client with a cached answer", .limited)
struct HTTPClientValidationTests {
    private let endpoint = Endpoint(path: "/a")
    private let known = HTTPResponse(status: 200, body: Data("known".utf8))

    @Test(
        "The client asks whether the answer has changed, and returns the cached one if not",
        arguments: [#""1""#, #"W/"a-b""#])
    func unchanged(validator: String) async throws {
        let server = try ScriptedServer(
            "200 OK\nETag: \(validator)\n\nknown", "304 Not modified\nETag: \(validator)", "304 Not modified")
        let client = HTTPClient.patient(baseURL: server.baseURL)
        for _ in 0..<3 { #expect(try await client.response(to: endpoint) == known) }
        #expect(!server.requests[0].contains("If-None-Match"))
        for request in server.requests.dropFirst() { #expect(request.contains("If-None-Match: \(validator)\r\n")) }
    }

    @Test("A new answer replaces the cached one, and its validator is used from then on")
    func changed() async throws {
        let server = try ScriptedServer(
            "200 OK\nETag: \"1\"\n\nknown", "200 OK\nETag: \"2\"\n\nnew", "304 Not modified", "200 OK\n\nlast", "200 OK"
        )
        let client = HTTPClient.patient(baseURL: server.baseURL)
        var bodies: [String] = []
        for _ in 0..<5 { bodies.append(String(decoding: try await client.response(to: endpoint).body, as: UTF8.self)) }
        #expect(bodies == ["known", "new", "new", "last", ""])
        #expect(server.requests[2].contains("If-None-Match: \"2\"\r\n"))
        #expect(!server.requests[4].contains("If-None-Match"))
    }

    @Test("The cached answer is kept while the API answers with errors")
    func errors() async throws {
        let server = try ScriptedServer(
            "200 OK\nETag: \"1\"\n\nknown", "500 Error\nETag: \"e\"\n\nerror", "404 Not found\nETag: \"f\"",
            "304 Not modified")
        let client = HTTPClient.patient(baseURL: server.baseURL)
        #expect(try await client.response(to: endpoint) == known)
        await #expect(throws: HTTPError.status(500, body: Data("error".utf8))) {
            try await client.response(to: endpoint)
        }
        await #expect(throws: HTTPError.status(404, body: Data())) { try await client.response(to: endpoint) }
        #expect(try await client.response(to: endpoint) == known)
    }

    @Test("The cached answer is not used for another request, and not kept if the API forbids it")
    func otherQuestions() async throws {
        let server = try ScriptedServer("200 OK\nETag: \"1\"\n\nknown", "200 OK\n\n1", "200 OK\n\n2", "200 OK\n\n3")
        let client = HTTPClient.patient(baseURL: server.baseURL)
        #expect(try await client.response(to: endpoint) == known)
        _ = try await client.response(to: Endpoint(path: "/b"))
        _ = try await client.response(to: Endpoint(path: "/a", query: [.init("b", "")]))
        _ = try await client.response(to: Endpoint(path: "/a", content: .image))
        for request in server.requests { #expect(!request.contains("If-None-Match")) }
        let strict = try ScriptedServer("200 OK\nETag: \"1\"\nCache-Control: max-age=0, No-Store\n\nknown", "200 OK")
        let other = HTTPClient.patient(baseURL: strict.baseURL)
        #expect(try await other.response(to: endpoint) == known)
        _ = try await other.response(to: endpoint)
        #expect(!strict.requests[1].contains("If-None-Match"))
    }

    @Test("A 304 counts only after a condition, and a response after a redirect is not cached")
    func unasked() async throws {
        let server = try ScriptedServer("304 Not modified\nETag: \"1\"", "200 OK")
        let words = "the server answered 304 (not modified) to an unconditional request"
        await #expect(throws: HTTPError.permanent(words)) {
            try await HTTPClient.patient(baseURL: server.baseURL).response(to: endpoint)
        }
        #expect(server.requests.count == 1)
        let redirecting = try ScriptedServer(
            "302 Found\nLocation: /b\nETag: \"r\"", "200 OK\nETag: \"1\"\n\nknown", "302 Found\nLocation: /b",
            "200 OK\n\nknown")
        let client = HTTPClient.patient(baseURL: redirecting.baseURL)
        for _ in 0..<2 { #expect(try await client.response(to: endpoint) == known) }
        #expect(redirecting.requests.allSatisfy { !$0.contains("If-None-Match") })
    }
}

@Suite("Answers with a validator", .limited)
struct ETagCacheTests {
    private func key(_ path: String, accept: String = "a") -> ETagCache.Key {
        ETagCache.Key(url: "http://host/" + path, accept: accept)
    }

    private func body(_ count: Int) -> Data { Data(repeating: 1, count: count) }

    @Test("A new answer replaces the earlier one, even if the new one cannot be cached", arguments: [true, false])
    func replaced(isTooLarge: Bool) {
        let sut = ETagCache(limit: 2000)
        sut.hold(body(1000), validator: #""1""#, for: key("1"))
        sut.hold(body(1001), validator: #""2""#, for: key("1"))
        #expect(sut.response(for: key("1"))?.body == body(1001))
        sut.hold(body(isTooLarge ? 2000 : 1), validator: isTooLarge ? #""3""# : nil, for: key("1"))
        #expect(sut.response(for: key("1")) == nil)
    }

    @Test("The number of answers is limited, however small they are")
    func boundedInNumber() {
        let sut = ETagCache(limit: 10_000)
        for number in 0..<1000 { sut.hold(Data(), validator: #""""#, for: key("\(number)")) }
        let held = (0..<1000).filter { sut.response(for: key("\($0)")) != nil }
        #expect(held.count > 20 && held.count < 40)
        #expect(held.last == 999)
    }

    @Test(
        "An answer is cached only if its validator can be sent back unchanged",
        arguments: [
            (#""a""#, true), (#"W/"a""#, true), (#""""#, true), ("a", false), (#""a"#, false), (#"a""#, false),
            (#"""#, false), ("", false), (#"w/"a""#, false), (#""a"b""#, false), ("\"\u{1B}\"", false),
            ("\"a\r\nb\"", false), (#""é""#, false), ("\"\(String(repeating: "x", count: 255))\"", false),
            ("\"\(String(repeating: "x", count: 254))\"", true),
        ])
    func validators(validator: String, isHeld: Bool) {
        let sut = ETagCache(limit: 10_000)
        sut.hold(body(1), validator: validator, for: key("1"))
        #expect((sut.response(for: key("1")) != nil) == isHeld)
    }
}
