import ChallengeCore
import ChallengeImaging
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("Games from the API's server", .startsPrograms)
struct GameServerTests {
    private let api: APIProgram

    init() async throws {
        api = try await APIProgram.shared()
    }

    private func titles(_ target: String) async throws -> [String] {
        let answer = try await api.ask("GET", target)
        #expect(answer.status == 200)
        return try answer.json["results"]?.elements.compactMap { $0["title"]?.string } ?? []
    }

    @Test("are a list of pages, with the addresses of this server")
    func list() async throws {
        let first = try await api.ask("GET", "/api/game")
        let next = #""next":"\#(api.address)/api/game?page=2","prev":null"#
        #expect(
            first.text.hasPrefix(#"{"info":{"count":72,"pages":4,\#(next)},"results":[{"id":1,"title":"Asteroids","#))
        #expect(first.headers["content-type"] == "application/json; charset=utf-8")
        #expect(first.headers["access-control-allow-origin"] == "*")
        let second = try await titles("/api/game?page=2")
        #expect(second.count == 20 && second.first == "Elden Ring")
        #expect(try await api.ask("GET", "/api").text.hasSuffix(#","games":"\#(api.address)/api/game"}"#))
    }

    @Test("are found by what is percent-encoded")
    func search() async throws {
        #expect(try await titles("/api/game?title=pok%C3%A9mon&platform=game+boy") == ["Pokémon Red and Green"])
        #expect(try await titles("/api/game?developer=r%26d1") == ["Metroid", "Super Metroid"])
        #expect(try await api.ask("GET", "/api/game?title=nothing").status == 404)
    }

    @Test("are there one by one, and several at once")
    func one() async throws {
        let game = try await api.ask("GET", "/api/game/7")
        #expect(
            game.text == """
                {"id":7,"title":"Super Mario Bros.","year":1985,"platforms":["NES"],"genre":"Platformer",\
                "developer":"Nintendo R&D4","image":"\(api.address)/api/game/cover/7.jpeg",\
                "url":"\(api.address)/api/game/7"}
                """)
        let tag = try #require(game.headers["etag"])
        #expect(try await api.ask("GET", "/api/game/7", ["If-None-Match: \(tag)"]).status == 304)
        #expect(try await api.ask("GET", "/api/game/26,7,900").text.hasPrefix(#"[{"id":7,"#))
    }

    @Test("unknown, are 404 and say so")
    func unknown() async throws {
        let answer = try await api.ask("GET", "/api/game/73")
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"Game not found"}"#)
        #expect(answer.headers["etag"] == nil)
    }

    @Test("have a cover: a JPEG, higher than wide, which may be kept")
    func cover() async throws {
        let answer = try await api.ask("GET", "/api/game/cover/7.jpeg")
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "image/jpeg")
        #expect(answer.headers["cache-control"] == "public, max-age=86400")
        #expect(answer.headers["access-control-allow-origin"] == "*")
        let picture = try await JPEG.decode(answer.body)
        #expect(picture.width == 300 && picture.height == 400)
        // Not one colour: something can be seen.
        let pixels = picture.bitmap.rgb
        let reds: Set<UInt8> = Set(stride(from: 0, to: pixels.count, by: 3).map { place -> UInt8 in pixels[place] })
        #expect(reds.count > 20)

        let head = try await api.ask("HEAD", "/api/game/cover/7.jpeg")
        #expect(head.body.isEmpty)
        #expect(head.headers.filter { $0.key != "date" } == answer.headers.filter { $0.key != "date" })
    }

    @Test("have the same cover each time, and another for each game")
    func coverIdentity() async throws {
        var files: Set<Data> = []
        for id in [1, 2, 3, 71, 72] {
            let path = "/api/game/cover/\(id).jpeg"
            let answer = try await api.ask("GET", path)
            #expect(try await api.ask("GET", path).body == answer.body)
            let tag = try #require(answer.headers["etag"])
            #expect(try await api.ask("GET", path, ["If-None-Match: \(tag)"]).status == 304)
            files.insert(answer.body)
        }
        #expect(files.count == 5)
    }

    @Test(
        "alone have covers",
        arguments: [
            "game/cover/73", "game/cover/0", "game/cover/07", "game/cover/x", "game/avatar/1", "character/cover/1",
            "game/cover/99999999999999999999",
        ])
    func noCover(path: String) async throws {
        let answer = try await api.ask("GET", "/api/\(path).jpeg")
        #expect(answer.status == 404)
        #expect(answer.text.contains("There is nothing here"))
    }

    @Test("come with the program where a copy of a catalogue is served")
    func copy() async throws {
        let program = try Program()
        let copy = #"{"source":"x","date":"2026-01-31T12:00:00Z","characters":[],"episodes":[],"locations":[]}"#
        try program.write(copy, to: "copy.json")
        let api = try await APIProgram("--catalogue", program.folder.path + "/copy.json")
        #expect(try await api.ask("GET", "/api/character").status == 404)
        #expect(try await api.ask("GET", "/api/game/62").text.contains(#""title":"Doom""#))
        #expect(try await api.ask("GET", "/api/game/cover/62.jpeg").status == 200)
    }

    @Test("meet faults as the rest does, and their covers too")
    func faults() async throws {
        let api = try await APIProgram("--fault", "status 503 times 2")
        #expect(try await api.ask("GET", "/api/game").status == 503)
        #expect(try await api.ask("GET", "/api/game/cover/7.jpeg").status == 503)
        try await api.fail("wrong-types")
        let answer = try await api.ask("GET", "/api/game/7")
        #expect(answer.text.hasPrefix(#"{"id":"7","title":17,"year":"1985","platforms":[3],"#))
    }

    @Test("are shown in the documentation as they are served")
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
