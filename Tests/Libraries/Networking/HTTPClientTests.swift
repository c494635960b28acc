import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

@Suite("The HTTP client", .limited)
struct HTTPClientTests {
    @Test("The client sends GET with the path and query percent-encoded once, and identifies itself")
    func sendsEncodedTarget() async throws {
        let client = HTTPClient.patient(baseURL: try await WellBehavedServer.baseURL().appending(path: "echo/v1/"))
        let endpoint = Endpoint(
            path: "/api/é 1,2/100%?#", query: [.init("name", "a&b=c+d%#? é’"), .init("na me", ""), .init("x", "/")])
        let lines = text(try await client.response(to: endpoint)).split(separator: "\n")
        #expect(
            lines[1] == "/echo/v1/api/%C3%A9%201,2/100%25%3F%23"
                + "?name=a%26b%3Dc%2Bd%25%23%3F%20%C3%A9%E2%80%99&na%20me=&x=%2F")
        let shell = HTTPClient.patient(baseURL: try await WellBehavedServer.baseURL(), userAgent: "shell/1.0")
        let json = text(try await shell.response(to: Endpoint(path: "/echo")))
        #expect(json == "GET\n/echo\napplication/json\nshell/1.0")
        let image = text(try await shell.response(to: Endpoint(path: "/echo", content: .image)))
        #expect(image == "GET\n/echo\nimage/*\nshell/1.0")
    }

    @Test("An answer from 200 to 299 is returned, and any other status is thrown with its body")
    func statuses() async throws {
        let body = Data(WellBehavedServer.errorText.utf8)
        let client = HTTPClient.patient(baseURL: try await WellBehavedServer.baseURL())
        for status in [200, 203, 299] {
            let response = try await client.response(to: Endpoint(path: "/status/\(status)"))
            #expect(response == HTTPResponse(status: status, body: body))
        }
        for status in [300, 404, 500] {
            await #expect(throws: HTTPError.status(status, body: body)) {
                try await client.response(to: Endpoint(path: "/status/\(status)"))
            }
        }
    }

    @Test("Many concurrent requests get their own answers")
    func answersManyAtOnce() async throws {
        let client = HTTPClient.patient(baseURL: try await WellBehavedServer.baseURL())
        let targets = (0..<200).map { "/echo/\($0)" }
        let answers = try await withThrowingTaskGroup(of: (String, String).self) { group in
            for target in targets {
                group.addTask { (target, text(try await client.response(to: Endpoint(path: target)))) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(answers.count == targets.count)
        for target in targets { #expect(answers[target]?.contains("\n\(target)\n") == true) }
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
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { _ = try await client.response(to: Endpoint(path: "/\(number)")) }
            }
            try await group.waitForAll()
        }
        #expect(connections.all.count == 8)
    }

    @Test("Five redirects are followed, and a sixth is not")
    func redirects() async throws {
        let client = HTTPClient.patient(baseURL: try await WellBehavedServer.baseURL())
        #expect(text(try await client.response(to: Endpoint(path: "/redirect/5"))) == "arrived")
        await #expect(throws: HTTPError.permanent("the server redirects too often")) {
            try await client.response(to: Endpoint(path: "/redirect/6"))
        }
    }

    @Test("A redirect to no address of HTTP is refused", arguments: ["file:///etc/passwd", "http://host:99999/"])
    func invalidRedirect(location: String) async throws {
        let server = try ScriptedServer("302 Found\nLocation: \(location)")
        await #expect(throws: HTTPError.permanent("the server redirects to an invalid address")) {
            try await HTTPClient.patient(baseURL: server.baseURL).response(to: Endpoint(path: "/a"))
        }
    }

    private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }
}
