import ChallengeCatalogue
import ChallengeTestSupport
import ChallengeText
import Foundation
import TestLimits
import Testing

@testable import ChallengeNetworking

/// What the public API's own tests claim of its characters (github.com/afuh/rick-and-morty-api, `test/rest-character.js`),
/// in our words and with the numbers of the 126 embedded characters: of each of its 24 claims one test.
@Suite("The contract of the characters", .startsPrograms)
struct CharacterContractTests {
    /// Two ways to ask, of which the same is claimed.
    enum Transport: CaseIterable {
        case withinTheProgram, overASocket

        func client() async throws -> any HTTPClientContract {
            switch self {
            case .withinTheProgram: return CatalogueHTTPClient()
            case .overASocket:
                let url = try #require(URL(string: try await APIProgram.shared().address))
                return HTTPClient(baseURL: url, connectTimeout: Limits.wait, timeout: Limits.wait)
            }
        }
    }

    private static let keys = [
        "id", "name", "status", "species", "type", "gender", "origin", "location", "image", "episode", "url", "created",
    ]
    private static let nothingHere = "There is nothing here"
    private static let notFound = "Character not found"
    private static let badIdentifier = "Hey! you must provide an id"
    private static let badArray = "Bad... bad array :/"

    // MARK: All characters

    @Test("a list has twenty results", arguments: Transport.allCases)
    func list(transport: Transport) async throws {
        #expect(try await page(transport).results.count == 20)
    }

    @Test("as many as the list counts are there by their ids", arguments: Transport.allCases)
    func count(transport: Transport) async throws {
        let count = try #require(Int(try await page(transport).count))
        let ids = (1...count).map(String.init).joined(separator: ",")
        #expect(try await ask(transport, ids).elements.count == count)
    }

    // MARK: One character

    @Test("an id gives the character that has it", arguments: Transport.allCases)
    func one(transport: Transport) async throws {
        #expect(try await ask(transport, "1")["id"] == .number("1"))
    }

    @Test("a character has its twelve keys in their order", arguments: Transport.allCases)
    func keyOrder(transport: Transport) async throws {
        #expect(try await ask(transport, "1").members.map(\.key) == Self.keys)
    }

    // MARK: Several characters

    @Test("five ids give those five", arguments: Transport.allCases, ["1,2,3,4,5", "[1,2,3,4,5]"])
    func five(transport: Transport, ids: String) async throws {
        let characters = try await ask(transport, ids).elements
        #expect(characters.map { $0["id"] } == (1...5).map { .number(String($0)) })
        #expect(characters.allSatisfy { $0.members.map(\.key) == Self.keys })
    }

    // MARK: Errors

    @Test(
        "an id that nobody has or can have is an error with words of its own", arguments: Transport.allCases,
        [
            ("12345", 404, Self.notFound), ("asdasd", 500, Self.badIdentifier), ("1,2]", 500, Self.badArray),
            ("[1,2", 500, Self.badArray), ("[1,asdasd]", 500, Self.badArray),
        ])
    func errors(transport: Transport, failure: (id: String, status: Int, message: String)) async throws {
        try await expectFailure(transport, failure.id, [:], failure.status, failure.message)
    }

    // MARK: Filters

    @Test(
        "each of several filters holds for every result", arguments: Transport.allCases,
        [
            ["name": "Rick"], ["status": "alive"], ["species": "alien"], ["type": "clone"], ["gender": "female"],
            ["name": "Rick", "status": "alive", "gender": "Male", "species": "Human"],
            ["name": "("], ["name": "-"],
        ])
    func filters(transport: Transport, filters: [String: String]) async throws {
        let results = try await page(transport, filters).results
        #expect(!results.isEmpty)
        for result in results {
            for (key, value) in filters {
                let text = try #require(result[key]?.string)
                #expect(text.range(of: value, options: .caseInsensitive) != nil)
                if value == "Male" { #expect(text == "Male") }
            }
        }
    }

    // MARK: Pages

    @Test(
        "a page says which pages are before and after it", arguments: Transport.allCases,
        [(1, nil, 2, 1...20), (2, 1, 3, 21...40), (6, 5, 7, 101...120), (7, 6, nil, 121...126)]
            as [(number: Int, previous: Int?, next: Int?, ids: ClosedRange<Int>)])
    func pages(
        transport: Transport, expected: (number: Int, previous: Int?, next: Int?, ids: ClosedRange<Int>)
    ) async throws {
        func expect(_ link: JSON?, _ number: Int?) {
            guard let number else { return #expect(link == .null) }
            #expect(link?.string?.hasSuffix("?page=\(number)") == true)
        }
        let page = try await page(transport, ["page": String(expected.number)])
        expect(page.previous, expected.previous)
        expect(page.next, expected.next)
        #expect(page.ids == expected.ids.map(String.init))
    }

    @Test("past the last page there is nothing", arguments: Transport.allCases)
    func pastTheEnd(transport: Transport) async throws {
        try await expectFailure(transport, "", ["page": "12345"], 404, Self.nothingHere)
    }

    // MARK: Pictures

    @Test("without an id there is no picture", arguments: Transport.allCases)
    func noPicture(transport: Transport) async throws {
        try await expectFailure(transport, "avatar", [:], 404, Self.nothingHere)
    }

    // MARK: Asking

    private struct Page {
        let json: JSON

        var results: [JSON] { json["results"]?.elements ?? [] }
        var count: String { if case .number(let count) = json["info"]?["count"] { count } else { "" } }
        var next: JSON? { json["info"]?["next"] }
        var previous: JSON? { json["info"]?["prev"] }
        var ids: [String] { results.compactMap { if case .number(let id) = $0["id"] { id } else { nil } } }
    }

    private func page(_ transport: Transport, _ query: [String: String] = [:]) async throws -> Page {
        let page = Page(json: try await ask(transport, "", query))
        #expect(page.json.members.map(\.key) == ["info", "results"])
        #expect(page.json["info"]?.members.map(\.key) == ["count", "pages", "next", "prev"])
        return page
    }

    private func ask(
        _ transport: Transport, _ rest: String, _ query: [String: String] = [:]
    ) async throws -> JSON {
        let items = query.sorted { $0.key < $1.key }.map { Endpoint.QueryItem($0.key, $0.value) }
        let path = "/api/character" + (rest.isEmpty ? "" : "/" + rest)
        let response = try await transport.client().response(to: Endpoint(path: path, query: items))
        #expect(response.status == 200)
        return try JSON(reading: String(decoding: response.body, as: UTF8.self))
    }

    private func expectFailure(
        _ transport: Transport, _ rest: String, _ query: [String: String], _ status: Int, _ message: String
    ) async throws {
        let error = await #expect(throws: HTTPError.self) { try await ask(transport, rest, query) }
        guard case .status(status, let body) = error else {
            Issue.record("\(String(describing: error)) instead of the status \(status)")
            return
        }
        let json = try JSON(reading: String(decoding: body, as: UTF8.self))
        #expect(json.members.map(\.key) == ["error"])
        #expect(json["error"]?.string == message)
    }
}
