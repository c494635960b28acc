import ChallengeCore
import ChallengeNetworking
import Foundation
import ChallengeTestLimits

@testable import ChallengeCatalogue

/// An answer of the embedded catalogue, decoded far enough for assertions.
struct Answer {
    let status: Int
    let text: String
    private let value: Any?

    init(_ path: String, _ query: [(String, String)] = [], from catalogue: Catalogue = .embedded) {
        let response = catalogue.respond(to: Endpoint(path: path, query: query.map { Endpoint.QueryItem($0.0, $0.1) }))
        status = response.status
        text = String(decoding: response.body, as: UTF8.self)
        value = try? JSONSerialization.jsonObject(with: response.body, options: [.fragmentsAllowed])
    }

    var object: [String: Any] { value as? [String: Any] ?? [:] }
    var array: [[String: Any]] { value as? [[String: Any]] ?? [] }
    var info: [String: Any] { object["info"] as? [String: Any] ?? [:] }
    var results: [[String: Any]] { object["results"] as? [[String: Any]] ?? [] }

    var count: Int? { info["count"] as? Int }
    var pages: Int? { info["pages"] as? Int }
    /// Nil for null and for a missing member.
    var next: String? { info["next"] as? String }
    var previous: String? { info["prev"] as? String }
    var ids: [Int] { (array.isEmpty ? results : array).compactMap { $0["id"] as? Int } }

    func texts(_ field: String) -> [String] { results.compactMap { $0[field] as? String } }
}

@Suite("A path of the catalogue", .limited)
struct PathTests {
    @Test("The root lists the three collections of the public API, then this project's own, each at its address")
    func index() throws {
        let base = "https://rickandmortyapi.com/api/"
        let answer = Answer("/api")
        #expect(answer.status == 200 && answer.text == Answer("/api/").text)
        #expect(
            answer.text.hasPrefix(
                #"{"characters":"\#(base)character","locations":"\#(base)location","episodes":"\#(base)episode","#
                    + #""games":"\#(base)game""#))
        for (collection, address) in answer.object {
            let resource = try #require((address as? String)?.components(separatedBy: base).last)
            #expect(collection == resource + "s" && Answer("/api/" + resource).ids.first == 1, "\(collection)")
        }
    }

    @Test(
        "A path that the API does not have is 404 with the words of its router",
        arguments: [
            "", "/", "/apis", "/character/1", "/api/characters", "/api/nothing/1", "/api/character/1/episode",
            "/api/episode/avatar/1.jpeg",
        ])
    func unknown(path: String) {
        let answer = Answer(path)
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here."}"#)
    }

    @Test(
        "Pictures are no records",
        arguments: [
            "/api/character/avatar/1.jpeg", "/api/character/avatar", "/api/game/cover/1.jpeg", "/api/game/cover",
        ])
    func picture(path: String) {
        #expect(Answer(path).text == #"{"error":"There is nothing here\#(path.hasSuffix("jpeg") ? "." : "")"}"#)
    }

    @Test("A slash at the end changes nothing", arguments: ["/api/character", "/api/character/1", "/api/episode/1,2"])
    func trailingSlash(path: String) { #expect(Answer(path + "/").text == Answer(path).text) }

    @Test("A query of a single record is ignored")
    func queryOfRecord() {
        #expect(Answer("/api/character/1", [("page", "9"), ("name", "morty")]).text == Answer("/api/character/1").text)
    }
}

@Suite("A list of the catalogue", .limited)
struct ListTests {
    @Test("The first page holds the first twenty by id, with the totals of the catalogue")
    func firstPage() {
        let answer = Answer("/api/character")
        #expect(answer.status == 200)
        #expect(answer.ids == Array(1...20))
        #expect(answer.count == 826)
        #expect(answer.pages == 42)
        #expect(answer.next == "https://rickandmortyapi.com/api/character?page=2")
        #expect(answer.previous == nil)
        // The info comes first, its fields in the API's order; a link without a destination is null.
        let next = "https://rickandmortyapi.com/api/episode?page=2"
        let start = #"{"info":{"count":51,"pages":3,"next":"\#(next)","prev":null},"results":[{"id":1,"#
        #expect(Answer("/api/episode").text.hasPrefix(start))
    }

    @Test("The last page holds the rest and has no next page")
    func lastPage() {
        let answer = Answer("/api/character", [("page", "42")])
        #expect(answer.ids == Array(821...826))
        #expect(answer.next == nil)
        #expect(answer.previous == "https://rickandmortyapi.com/api/character?page=41")
    }

    @Test(
        "A page past the end, and a search without results, are 404 with the API's words",
        arguments: [("page", "43"), ("page", "99999999999999999999999999"), ("name", "nobody of that name")])
    func nothing(name: String, value: String) {
        let answer = Answer("/api/character", [(name, value)])
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"There is nothing here"}"#)
    }

    @Test("A page that is not a positive number is page 1", arguments: ["0", "-3", "two", "", "1.5"])
    func badPage(page: String) {
        #expect(Answer("/api/character", [("page", page)]).text == Answer("/api/character").text)
    }

    @Test(
        "Each record is on exactly one page",
        arguments: [("character", 826), ("episode", 51), ("location", 126), ("game", 72)])
    func allPages(resource: String, total: Int) {
        let pages = (total + 19) / 20
        let ids = (1...pages).flatMap { Answer("/api/\(resource)", [("page", String($0))]).ids }
        #expect(ids == Array(1...total))
    }

    @Test("Links repeat the filters in the query's order, trimmed and not percent-encoded")
    func linksWithFilters() {
        let query = [("status", " alive "), ("page", "2"), ("name", "e"), ("type", ""), ("other", "x")]
        let character = Answer("/api/character", query)
        let base = "https://rickandmortyapi.com/api/character?page="
        #expect(character.previous == base + "1&status=alive&name=e")
        let location = Answer("/api/location", [("dimension", "Replacement Dimension")])
        #expect(location.next == "https://rickandmortyapi.com/api/location?page=2&dimension=Replacement Dimension")
    }
}

@Suite("The client of the catalogue", .limited)
struct CatalogueHTTPClientTests {
    private let client: any HTTPClientContract = CatalogueHTTPClient()

    @Test("A good answer is returned with its status and body")
    func success() async throws {
        let endpoint = Endpoint(path: "/api/character/1")
        #expect(try await client.response(to: endpoint) == Catalogue.embedded.respond(to: endpoint))
    }

    @Test(
        "Any other answer is thrown with its status and body",
        arguments: [
            ("/api/character/5000", 404, "Character not found"), ("/api/episode/x", 500, "Hey! you must provide an id"),
            ("/nowhere", 404, "There is nothing here."),
        ])
    func failure(path: String, status: Int, message: String) async {
        let body = Data(#"{"error":"\#(message)"}"#.utf8)
        await #expect(throws: HTTPError.status(status, body: body)) {
            try await client.response(to: Endpoint(path: path))
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

    @Test("A client of another catalogue answers from it, also on the main actor")
    @MainActor
    func otherCatalogue() async throws {
        let table = "7\tNobody\tAlive\tHuman\t\tMale\t\t\t\t2020"
        let other = CatalogueHTTPClient(
            catalogue: Catalogue(characterTable: table, episodeTable: "", locationTable: ""))
        let endpoint = Endpoint(path: "/api/character")
        let response = try await other.response(to: endpoint)
        #expect(String(decoding: response.body, as: UTF8.self).contains("Nobody"))
        #expect(try await client.response(to: endpoint) != response)
    }
}
