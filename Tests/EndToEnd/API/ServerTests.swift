import ChallengeCatalogue
import ChallengeImaging
import ChallengeTestSupport
import Foundation

/// Cases that need the built program: the catalogue over HTTP, byte for byte.
@Suite("The API's server", .startsPrograms)
struct ServerTests {
    private let api: APIProgram

    init() async throws { api = try await APIProgram.shared() }

    @Test(
        "The server answers as the catalogue, with its own addresses",
        arguments: [
            "/api", "/api/character", "/api/character?page=7", "/api/character?page=8", "/api/character/1",
            "/api/character/1,2,900", "/api/character/900", "/api/character/x", "/api/location/3", "/api/episode/51",
            "/api/episode?episode=S01", "/api/game", "/api/game?page=4", "/api/game?platform=NES", "/api/game/7",
            "/api/game/73", "/nothing", "/",
        ])
    func catalogue(path: String) async throws {
        let parts = path.split(separator: "?")
        let query = parts.dropFirst().first?.split(separator: "=").map(String.init)
        let endpoint = Endpoint(path: String(parts[0]), query: query.map { [Endpoint.QueryItem($0[0], $0[1])] } ?? [])
        let right = Catalogue.embedded.respond(to: endpoint, at: Addresses(base: api.address))
        let answer = try await api.ask("GET", path)

        #expect(answer.status == right.status)
        #expect(answer.body == right.body)
        #expect(answer.headers["content-length"] == String(right.body.count))
        #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
        #expect(answer.headers["access-control-allow-origin"] == "*")
        #expect(answer.headers["cache-control"] == nil)
    }

    @Test("An answer has a weak tag, and a client that sends it gets 304")
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

    @Test("HEAD has the same head as the answer to GET", arguments: ["/api/character", "/api/character/x", "/faults"])
    func head(path: String) async throws {
        let (head, get) = (try await api.ask("HEAD", path), try await api.ask("GET", path))
        #expect(head.body.isEmpty)
        #expect(!get.body.isEmpty)
        #expect(head.status == get.status)
        #expect(head.headers.filter { $0.key != "date" } == get.headers.filter { $0.key != "date" })
    }

    @Test(
        "Other methods are refused with the list of the valid ones",
        arguments: ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
    func methods(method: String) async throws {
        let answer = try await api.ask(method, "/api/character/1")
        #expect(answer.status == 405)
        #expect(answer.headers["allow"] == "GET, HEAD, OPTIONS")
        #expect(try answer.json["error"]?.string != nil)
    }

    @Test("Pages of other sites may send requests")
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
        "The addresses in an answer have the host of the request",
        arguments: ["a.example", "a-b.example:81", "localhost:1", "10.0.0.2:65535", "[::1]:8080", "[fe80::1]"])
    func host(host: String) async throws {
        let answer = try await api.ask("GET", "/api/character/6", ["Host: \(host)"])
        #expect(answer.text.contains(#""url":"http://\#(host)/api/character/6""#))
    }

    @Test(
        "No other text gets into those addresses",
        arguments: [
            "a\"b", "a b", "a.example:0", "a.example:65536", "a.example:x", "a.example:", "a/../b", "user@a.example",
            "<script>", "[::1", "[x]", "[]", "é", "",
        ])
    func badHost(host: String) async throws {
        let answer = try await api.ask("GET", "/api/character/6", ["Host: \(host)"])
        #expect(answer.status == 400 || answer.text.contains(#""url":"\#(api.address)/api/character/6""#))
    }

    @Test(
        "Percent-encoded text is decoded once",
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
        "Text that cannot be decoded is 400",
        arguments: [
            "/api/character/%", "/api/character/%4", "/api/character/%zz", "/api/character?name=%", "/api/%ff",
            "/api/character?%e9=x",
        ])
    func badEncoding(target: String) async throws {
        let answer = try await api.ask("GET", target)
        #expect(answer.status == 400)
        #expect(try answer.json["error"]?.string?.contains("percent-encoded") == true)
    }

    @Test("Several requests of one connection are answered in order")
    func pipelining() async throws {
        let requests = (1...3).map { id in
            "GET /api/character/\(id) HTTP/1.1\r\nHost: a\r\n" + (id == 3 ? "Connection: close\r\n" : "") + "\r\n"
        }
        let text = String(decoding: try await api.send(requests.joined()), as: UTF8.self)
        let names = text.matches(of: /"id":[0-9]+,"name":"([^"]+)"/).map { String($0.1) }
        #expect(names == ["Rick Sanchez", "Morty Smith", "Summer Smith"])
    }

    @Test(
        "The server survives input that is no request",
        arguments: ["\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET\r\n\r\n"])
    func noise(bytes: String) async throws {
        #expect(try RawAnswer(try await api.send(bytes)).status == 400)
        #expect(try await api.ask("GET", "/api").status == 200)
    }
}

/// Cases that need the built program: pictures over HTTP.
@Suite("A picture from the API's server", .startsPrograms)
struct PictureServerTests {
    private let api: APIProgram

    init() async throws { api = try await APIProgram.shared() }

    @Test(
        "A picture is a JPEG that may be cached: square for a character, and upright for a game",
        arguments: [("character/avatar", 300), ("game/cover", 400)])
    func picture(folder: String, height: Int) async throws {
        let path = "/api/\(folder)/7.jpeg"
        let answer = try await api.ask("GET", path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "image/jpeg")
        #expect(answer.headers["cache-control"] == "public, max-age=86400")
        #expect(answer.headers["access-control-allow-origin"] == "*")
        let picture = try await JPEG.decode(answer.body)
        #expect(picture.width == 300 && picture.height == height)
        // More than one colour: the picture shows something.
        let pixels = picture.bitmap.rgb
        let reds: Set<UInt8> = Set(stride(from: 0, to: pixels.count, by: 3).map { place -> UInt8 in pixels[place] })
        #expect(reds.count > 20)

        let head = try await api.ask("HEAD", path)
        #expect(head.body.isEmpty)
        #expect(head.headers.filter { $0.key != "date" } == answer.headers.filter { $0.key != "date" })
    }

    private static let names = [
        "827.jpeg", "0.jpeg", "01.jpeg", "-1.jpeg", "x.jpeg", "1.png", "1", "99999999999999999999.jpeg", "",
        "1.jpeg/2", "..%2F..%2F1.jpeg",
    ]

    @Test(
        "Only characters and games have pictures",
        arguments: names.flatMap { ["character/avatar/\($0)", "game/cover/\($0)"] }
            + ["game/cover/73.jpeg", "character/cover/1.jpeg", "game/avatar/1.jpeg"])
    func nobody(path: String) async throws {
        let answer = try await api.ask("GET", "/api/\(path)")
        #expect(answer.status == 404)
        #expect(answer.text.contains("There is nothing here"))
    }
}
