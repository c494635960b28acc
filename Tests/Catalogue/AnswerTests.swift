import ChallengeCore
import ChallengeNetworking
import Foundation
import ChallengeTestLimits

@testable import ChallengeCatalogue

/// An answer of the catalogue, decoded far enough for assertions.
struct Answer {
    let status: Int
    let text: String
    private let value: Any?

    /// - Parameter query: such as `name=rick&status=dead`, not percent-encoded.
    init(_ path: String, _ query: String = "") {
        let items = query.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return Endpoint.QueryItem(parts[0], parts[1])
        }
        let response = Catalogue.respond(to: Endpoint(path: path, query: items))
        status = response.status
        text = String(decoding: response.body, as: UTF8.self)
        value = try? JSONSerialization.jsonObject(with: response.body, options: [.fragmentsAllowed])
    }

    private var object: [String: Any] { value as? [String: Any] ?? [:] }
    private var info: [String: Any] { object["info"] as? [String: Any] ?? [:] }
    /// The records of a list, or of an answer for several ids.
    var records: [[String: Any]] { value as? [[String: Any]] ?? object["results"] as? [[String: Any]] ?? [] }

    var count: Int? { info["count"] as? Int }
    var pages: Int? { info["pages"] as? Int }
    /// Nil for null and for a missing member.
    var next: String? { info["next"] as? String }
    var previous: String? { info["prev"] as? String }
    var ids: [Int] { records.compactMap { $0["id"] as? Int } }

    func texts(_ field: String) -> [String] { records.compactMap { $0[field] as? String } }
}

@Suite("A list of the catalogue", .limited)
struct ListTests {
    @Test("The first page holds the first twenty by id, with the totals of the catalogue")
    func firstPage() {
        let answer = Answer("/api/character")
        #expect(answer.status == 200 && answer.ids == Array(1...20))
        #expect(answer.count == 826 && answer.pages == 42)
        // The info comes first, its fields in the API's order; a link without a destination is null.
        let next = "https://rickandmortyapi.com/api/episode?page=2"
        let start = #"{"info":{"count":51,"pages":3,"next":"\#(next)","prev":null},"results":[{"id":1,"#
        #expect(Answer("/api/episode").text.hasPrefix(start))
    }

    @Test("The last page holds the rest and has no next page")
    func lastPage() {
        let answer = Answer("/api/character", "page=42")
        #expect(answer.ids == Array(821...826))
        #expect(answer.next == nil)
        #expect(answer.previous == "https://rickandmortyapi.com/api/character?page=41")
    }

    @Test(
        "A page past the end, and a search without results, are 404 with the API's words",
        arguments: ["page=43", "page=9223372036854775807", "name=nobody of that name"])
    func nothing(query: String) {
        let answer = Answer("/api/character", query)
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here"}"#)
    }

    @Test(
        "Each record is on exactly one page",
        arguments: [("character", 826), ("episode", 51), ("location", 126), ("game", 72)])
    func allPages(resource: String, total: Int) {
        let pages = (total + 19) / 20
        let ids = (1...pages).flatMap { Answer("/api/\(resource)", "page=\($0)").ids }
        #expect(ids == Array(1...total))
    }

    @Test("Links repeat the filters in the query's order, trimmed and not percent-encoded")
    func linksWithFilters() {
        let character = Answer("/api/character", "status= alive &page=2&name=e&type=&other=x")
        #expect(character.previous == "https://rickandmortyapi.com/api/character?page=1&status=alive&name=e")
        let location = Answer("/api/location", "dimension=Replacement Dimension")
        #expect(location.next == "https://rickandmortyapi.com/api/location?page=2&dimension=Replacement Dimension")
    }
}

@Suite("A record of the catalogue", .limited)
struct RecordTests {
    private static let api = "https://rickandmortyapi.com/api"
    private static let cast = [1, 2, 5, 787, 788, 789, 790, 791, 792, 793].map { "\"\(api)/character/\($0)\"" }

    @Test(
        "A record has its fields and lists in the API's order, and letters unchanged",
        arguments: [
            (
                "character/46",
                """
                {"id":46,"name":"Bill","status":"unknown","species":"Animal","type":"Dog","gender":"Male",\
                "origin":{"name":"Earth (Replacement Dimension)","url":"\(api)/location/20"},\
                "location":{"name":"unknown","url":""},"image":"\(api)/character/avatar/46.jpeg",\
                "episode":["\(api)/episode/2"],"url":"\(api)/character/46","created":"2017-11-05T10:24:38.089Z"}
                """
            ),
            (
                "episode/50",
                """
                {"id":50,"name":"Forgetting Sarick Mortshall","air_date":"September 5, 2021","episode":"S05E09",\
                "characters":[\(cast.joined(separator: ","))],"url":"\(api)/episode/50",\
                "created":"2021-10-15T17:00:24.105Z"}
                """
            ),
            (
                "location/31",
                """
                {"id":31,"name":"Earth (J19ζ7)","type":"Planet","dimension":"Dimension J19ζ7","residents":[],\
                "url":"\(api)/location/31","created":"2017-12-01T12:29:27.976Z"}
                """
            ),
            // The path of a cover has no host, as the public API has no games.
            (
                "game/3",
                """
                {"id":3,"title":"The Legend of Zelda","year":1986,"platforms":["Famicom Disk System","NES"],\
                "genre":"Action-Adventure","developer":"Nintendo R&D4","image":"/api/game/cover/3.jpeg",\
                "url":"\(api)/game/3"}
                """
            ),
        ])
    func fields(path: String, text: String) {
        let answer = Answer("/api/" + path)
        #expect(answer.status == 200 && answer.text == text)
    }

    @Test("An unknown id is 404 and names its kind", arguments: ["character", "episode", "location", "game"])
    func unknownID(resource: String) {
        for id in ["827", "0", "-1"] {
            let answer = Answer("/api/\(resource)/\(id)")
            #expect(answer.status == 404)
            #expect(answer.text == #"{"error":"\#(resource.capitalized) not found"}"#)
        }
    }

    @Test("An id that is not a number is 500", arguments: ["rick", "1x", ",", "1,rick", "99999999999999999999"])
    func notANumber(id: String) {
        let answer = Answer("/api/character/\(id)")
        #expect(answer.status == 500 && answer.text == #"{"error":"Hey! you must provide an id"}"#)
    }

    @Test("Several ids return an array in order of id, each once, without missing ones")
    func several() {
        #expect(Answer("/api/character/2,3,1,3").ids == [1, 2, 3])
        #expect(Answer("/api/location/126,500,1,-7").ids == [1, 126])
        #expect(Answer("/api/character/5000,6000").text == "[]")
    }

    @Test(
        "A path that the API does not have is 404 with the words of its router",
        arguments: ["/", "/character/1", "/api", "/api/characters", "/api/character/1/episode"])
    func unknownPath(path: String) {
        let answer = Answer(path)
        #expect(answer.status == 404 && answer.text == #"{"error":"There is nothing here."}"#)
    }
}

@Suite("The client of the catalogue", .limited)
struct CatalogueHTTPClientTests {
    private let client: any HTTPClientContract = CatalogueHTTPClient()

    @Test("A good answer is returned, any other is thrown with its status and body")
    func answers() async throws {
        let endpoint = Endpoint(path: "/api/character/1")
        #expect(try await client.response(to: endpoint) == Catalogue.respond(to: endpoint))
        #expect(client.responseIfCached(to: endpoint) == Catalogue.respond(to: endpoint))
        let unknown = Endpoint(path: "/api/character/5000")
        let body = Data(#"{"error":"Character not found"}"#.utf8)
        await #expect(throws: HTTPError.status(404, body: body)) { try await client.response(to: unknown) }
        #expect(client.responseIfCached(to: unknown) == nil)
    }

    @Test("A request for a picture is answered with a drawing")
    func picture() async throws {
        let endpoint = Endpoint(path: "/api/character/avatar/1.jpeg", content: .image)
        #expect(try await client.response(to: endpoint).body.starts(with: [0xff, 0xd8]))
        for path in ["/api/character/avatar/827.jpeg", "/api/game/cover/1.png", "/api/episode/avatar/1.jpeg"] {
            await #expect(throws: HTTPError.self) {
                try await client.response(to: Endpoint(path: path, content: .image))
            }
        }
    }

    @Test("A cancelled task ends in cancelled, even if the answer would be a failure")
    func cancelled() async {
        let client = client
        for path in ["/api/character", "/nowhere"] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await client.response(to: Endpoint(path: path))
            }
            await #expect(throws: HTTPError.cancelled) { try await task.value }
        }
    }
}
