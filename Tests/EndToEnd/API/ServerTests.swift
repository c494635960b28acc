import ChallengeCatalogue
import ChallengeNetworking
import ChallengeTestSupport
import ChallengeText
import Foundation
import TestLimits
import Testing

@Suite("The API's server", .startsPrograms)
struct ServerTests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.shared()
    }

    @Test(
        "says what the catalogue says, with its own addresses",
        arguments: [
            "/api", "/api/character", "/api/character?page=7", "/api/character?page=8", "/api/character/1",
            "/api/character/1,2,900", "/api/character/900", "/api/character/x", "/api/location/3", "/api/episode/51",
            "/api/episode?episode=S01", "/api/game", "/api/game?page=4", "/api/game?platform=NES", "/api/game/7",
            "/api/game/73",
            "/nothing", "/",
        ])
    func catalogue(path: String) async throws {
        let parts = path.split(separator: "?")
        let query = parts.dropFirst().first?.split(separator: "=").map(String.init)
        let endpoint = Endpoint(
            path: String(parts[0]), query: query.map { [Endpoint.QueryItem($0[0], $0[1])] } ?? [])
        let right = Catalogue.embedded.respond(to: endpoint, at: Addresses(base: api.address))
        let answer = try await api.ask("GET", path)

        #expect(answer.status == right.status)
        #expect(answer.body == right.body)
        #expect(answer.headers["content-length"] == String(right.body.count))
        #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
        #expect(answer.headers["access-control-allow-origin"] == "*")
        #expect(answer.headers["cache-control"] == nil)
    }

    @Test("gives an answer a weak tag, and says 304 to who knows it")
    func tags() async throws {
        let answer = try await api.ask("GET", "/api/character/2")
        let tag = try #require(answer.headers["etag"])
        #expect(tag.wholeMatch(of: /W\/"[^"]+"/) != nil)
        for known in [tag, String(tag.dropFirst(2)), "\"x\", \(tag)", "*"] {
            let again = try await api.ask("GET", "/api/character/2", ["If-None-Match: \(known)"])
            #expect(again.status == 304)
            #expect(again.headers["etag"] == tag)
            #expect(again.body.isEmpty)
        }
        for (path, known) in [("/api/character/2", "\"x\""), ("/api/character/3", tag)] {
            #expect(try await api.ask("GET", path, ["If-None-Match: \(known)"]).status == 200)
        }
        #expect(try await api.ask("GET", "/api/character/900", ["If-None-Match: *"]).status == 404)
    }

    @Test("answers HEAD with the head of GET's answer", arguments: ["/api/character", "/api/character/x", "/faults"])
    func head(path: String) async throws {
        let (head, get) = (try await api.ask("HEAD", path), try await api.ask("GET", path))
        #expect(head.body.isEmpty)
        #expect(!get.body.isEmpty)
        #expect(head.status == get.status)
        #expect(head.headers.filter { $0.key != "date" } == get.headers.filter { $0.key != "date" })
    }

    @Test("refuses other methods and says which there are", arguments: ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
    func methods(method: String) async throws {
        let answer = try await api.ask(method, "/api/character/1")
        #expect(answer.status == 405)
        #expect(answer.headers["allow"] == "GET, HEAD, OPTIONS")
        #expect(try answer.json["error"]?.string != nil)
    }

    @Test("lets the pages of other sites ask")
    func preflight() async throws {
        let answer = try await api.ask(
            "OPTIONS", "/api/character", ["Origin: http://a.example", "Access-Control-Request-Method: GET"])
        #expect(answer.status == 204)
        #expect(answer.headers["access-control-allow-origin"] == "*")
        #expect(answer.headers["access-control-allow-methods"] == "GET, HEAD, OPTIONS")
        #expect(answer.headers["access-control-allow-headers"] == "Content-Type")
        #expect(try await api.ask("OPTIONS", "/faults").headers["access-control-allow-origin"] == nil)
    }

    @Test(
        "puts the host that it was asked at into its addresses",
        arguments: ["a.example", "a-b.example:81", "localhost:1", "10.0.0.2:65535", "[::1]:8080", "[fe80::1]"])
    func host(host: String) async throws {
        let answer = try await api.ask("GET", "/api/character/6", ["Host: \(host)"])
        #expect(answer.text.contains(#""url":"http://\#(host)/api/character/6""#))
    }

    @Test(
        "puts no other text there",
        arguments: [
            "a\"b", "a b", "a.example:0", "a.example:65536", "a.example:x", "a.example:", "a/../b", "user@a.example",
            "<script>", "[::1", "[x]", "[]", "é", "",
        ])
    func badHost(host: String) async throws {
        let answer = try await api.ask("GET", "/api/character/6", ["Host: \(host)"])
        #expect(answer.status == 400 || answer.text.contains(#""url":"\#(api.address)/api/character/6""#))
    }

    @Test(
        "decodes what is percent-encoded, once",
        arguments: [
            ("/api/character?name=Rick%20Sanchez", 200), ("/api/character?name=Rick+Sanchez", 200),
            ("/api/character?name=Rick%2BSanchez", 404), ("/api/character?name=Rick%2520Sanchez", 404),
            ("/%61pi/character/%31", 200), ("/api/character/1%2C2", 200), ("/api/location?name=%C3%A1rboles", 200),
            ("/api/game?title=pok%C3%A9mon&platform=game+boy", 200), ("/api/game?developer=r%26d9", 404),
        ])
    func encoding(target: String, status: Int) async throws {
        #expect(try await api.ask("GET", target).status == status)
    }

    @Test(
        "says 400 where it cannot be decoded",
        arguments: [
            "/api/character/%", "/api/character/%4", "/api/character/%zz", "/api/character?name=%", "/api/%ff",
            "/api/character?%e9=x",
        ])
    func badEncoding(target: String) async throws {
        let answer = try await api.ask("GET", target)
        #expect(answer.status == 400)
        #expect(try answer.json["error"]?.string?.contains("percent-encoded") == true)
    }

    @Test("answers several requests of one connection, in order")
    func pipelining() async throws {
        let requests = (1...3).map { id in
            "GET /api/character/\(id) HTTP/1.1\r\nHost: a\r\n" + (id == 3 ? "Connection: close\r\n" : "") + "\r\n"
        }
        let text = String(decoding: try await api.send(requests.joined()), as: UTF8.self)
        let names = text.matches(of: /"id":[0-9]+,"name":"([^"]+)"/).map { String($0.1) }
        #expect(names == ["Rick Sanchez", "Morty Smith", "Summer Smith"])
    }

    @Test(
        "goes on after what is no request", arguments: ["\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET\r\n\r\n"])
    func noise(bytes: String) async throws {
        #expect(try RawAnswer(try await api.send(bytes)).status == 400)
        #expect(try await api.ask("GET", "/api").status == 200)
    }

    @Test("answers as the documentation shows")
    func documentation() async throws {
        let text = try Repository.text("docs/challenge-api.md")
        let shown = text.matches(
            of: /^\$ curl '?http:\/\/127\.0\.0\.1:8080([^'\n]+)'?\n(.+)$/.anchorsMatchLineEndings())
        #expect(shown.count >= 2)
        for match in shown {
            let answer = try await api.ask("GET", String(match.1))
            #expect(answer.text.replacing(api.address, with: "http://127.0.0.1:8080") == match.2)
        }
    }
}
