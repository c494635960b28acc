import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

@Suite("The HTTP client", .limited)
struct HTTPClientTests {
    @Test("The client sends GET with the path and query percent-encoded once, and identifies itself")
    func sendsEncodedTarget() async throws {
        let server = try ScriptedServer("200 OK", "200 OK")
        let client = HTTPClient.patient(
            baseURL: server.baseURL.appending(path: "echo/v1/"), userAgent: "shell/1.0")
        let endpoint = Endpoint(
            path: "/api/é 1,2/100%?#", query: [.init("name", "a&b=c+d%#? é’"), .init("na me", ""), .init("x", "/")])
        _ = try await client.response(to: endpoint)
        _ = try await client.response(to: Endpoint(path: "/a", content: .image))
        let heads = server.requests
        let query = "?name=a%26b%3Dc%2Bd%25%23%3F%20%C3%A9%E2%80%99&na%20me=&x=%2F"
        #expect(heads[0].hasPrefix("GET /echo/v1/api/%C3%A9%201,2/100%25%3F%23\(query) HTTP/1.1\r\n"))
        #expect(heads[0].contains("\r\nAccept: application/json\r\n"))
        #expect(heads[1].contains("\r\nAccept: image/*\r\n"))
        #expect(heads.allSatisfy { $0.contains("\r\nUser-Agent: shell/1.0\r\n") })
    }

    @Test("An answer from 200 to 299 is returned, and any other status is thrown with its body")
    func statuses() async throws {
        for status in [200, 203, 299, 300, 404, 500] {
            let server = try ScriptedServer("\(status) Status\n\nbody")
            let client = HTTPClient.patient(baseURL: server.baseURL)
            let body = Data("body".utf8)
            guard status < 300 else {
                await #expect(throws: HTTPError.status(status, body: body)) {
                    try await client.response(to: Endpoint(path: "/a"))
                }
                continue
            }
            #expect(
                try await client.response(to: Endpoint(path: "/a")) == HTTPResponse(status: status, body: body))
        }
    }

    @Test("A host gets at most 8 connections, however many requests there are")
    func connectionLimit() async throws {
        let connections = Recorder<Void>()
        let full = DispatchSemaphore(value: 0)
        let server = try RawServer {
            // No request is answered before all connections are there.
            if connections.add(()) == 8 { for _ in 0..<100 { full.signal() } }
            full.wait()
            while true {
                try $0.readRequest()
                try $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
            }
        }
        let client = HTTPClient.patient(baseURL: server.baseURL)
        // Connections without a request stay open for the second round.
        for _ in 1...2 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask { _ = try await client.response(to: Endpoint(path: "/\(number)")) }
                }
                try await group.waitForAll()
            }
        }
        #expect(connections.all.count == 8)
    }

    @Test("Five redirects are followed, and a sixth is not")
    func redirects() async throws {
        let answers = (1...5).map { "302 Found\nLocation: /\($0)" }
        let five = try ScriptedServer(answers + ["200 OK\n\narrived"])
        let response = try await HTTPClient.patient(baseURL: five.baseURL).response(to: Endpoint(path: "/a"))
        #expect(response.body == Data("arrived".utf8))
        let six = try ScriptedServer(answers + ["302 Found\nLocation: /6", "200 OK\n\narrived"])
        await #expect(throws: HTTPError.permanent("the server redirects too often")) {
            try await HTTPClient.patient(baseURL: six.baseURL).response(to: Endpoint(path: "/a"))
        }
    }

    @Test("A redirect may lead to a host that is not ASCII, which is named as it is requested")
    func internationalRedirect() async throws {
        let redirect = "302 Found\nLocation: http://b\u{fc}cher.invalid/"
        // An unknown host is asked for twice, as it may be known a moment later.
        let server = try ScriptedServer(redirect, redirect)
        await #expect(throws: HTTPError.connection("the host xn--bcher-kva.invalid is not known")) {
            try await HTTPClient.patient(baseURL: server.baseURL).response(to: Endpoint(path: "/a"))
        }
    }

    @Test(
        "A redirect to no address of HTTP is refused",
        arguments: ["file:///etc/passwd", "http://host:99999/", "http://a b/", "http://\u{378}/"])
    func invalidRedirect(location: String) async throws {
        let server = try ScriptedServer("302 Found\nLocation: \(location)")
        await #expect(throws: HTTPError.permanent("the server redirects to an invalid address")) {
            try await HTTPClient.patient(baseURL: server.baseURL).response(to: Endpoint(path: "/a"))
        }
    }
}
