import ChallengeCore
import ChallengeListing
import ChallengeNetworking
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("An answer with characters", .limited)
struct CharacterDecodingTests {
    private func character(_ body: String) async throws -> Character? {
        let client = ScriptedHTTPClient { _ in .success(body) }
        return try await CharacterRemoteDataSource(httpClient: client).item(1)
    }

    private func page(_ body: String, page: Int = 1) async throws -> CharactersPage {
        let client = ScriptedHTTPClient { _ in .success(body) }
        return try await CharacterRemoteDataSource(httpClient: client).page(page, fitting: CharacterFilter())
    }

    @Test("is read whole, and what is not known here is passed over")
    func full() async throws {
        let body = """
            {"id":1,"name":"Rick","status":"Dead","species":"Human","type":"Clone","gender":"Genderless",
            "origin":{"name":"Earth","url":"u"},"location":{"name":"Citadel","url":"u"},"image":"https://host/1.jpeg",
            "episode":["https://host/api/episode/1","https://host/api/episode/28/","https://host/other"],
            "url":"u","created":"2017","colour":{"eye":["blue",null]}}
            """
        let expected = Character(
            identifier: 1, name: "Rick", status: .dead, species: "Human", type: "Clone", gender: .genderless,
            origin: "Earth", location: "Citadel", episodes: [1, 28], image: "https://host/1.jpeg")
        #expect(try await character(body) == expected)
    }

    @Test(
        "may lack everything but the number, or have null there",
        arguments: [
            #"{"id":1,"name":"Rick","extra":[[]]}"#,
            """
            {"id":1,"name":"Rick","status":null,"species":null,"type":null,"gender":null,"origin":null,
            "location":null,"image":null,"episode":null}
            """,
            #"{"id":1,"name":"Rick","origin":{},"location":{"name":null},"episode":[]}"#,
        ])
    func sparse(body: String) async throws {
        let expected = Character(
            identifier: 1, name: "Rick", status: .unknown, species: "", type: "", gender: .unknown,
            origin: "unknown", location: "unknown", episodes: [], image: "")
        #expect(try await character(body) == expected)
    }

    @Test(
        "may have a status and a gender in any case, and ones that nobody knows",
        arguments: [
            ("alive", "FEMALE", .alive, .female), ("Unknown", "unknown", .unknown, .unknown),
            ("Undead", "Robot", .unknown, .unknown), ("", "", .unknown, .unknown),
        ] as [(String, String, Character.Status, Character.Gender)])
    func statusAndGender(
        statusText: String, genderText: String, status: Character.Status, gender: Character.Gender
    ) async throws {
        let body = #"{"id":1,"name":"Rick","status":"\#(statusText)","gender":"\#(genderText)"}"#
        let character = try await character(body)
        #expect(character?.status == status)
        #expect(character?.gender == gender)
    }

    @Test("may be a page, with how much there is, and with nulls and unknown keys in it")
    func page() async throws {
        let body = """
            {"info":{"count":41,"pages":3,"next":null,"prev":"p"},"more":1,
            "results":[{"id":1,"name":"Rick","origin":null},{"id":2,"name":"Morty"}]}
            """
        let page = try await page(body, page: 2)
        #expect(page.page == 2)
        #expect(page.total == 41)
        #expect(page.pages == 3)
        #expect(page.items.map(\.name) == ["Rick", "Morty"])
    }

    @Test(
        "counts for what it has where that is more than what it says of how much there is",
        arguments: [
            // page, count and pages as the API has them, total and pages as they are shown
            (1, 2, 1, 2, 1), (1, -7, -7, 2, 1), (1, 0, 0, 2, 1), (1, 826, 1, 2, 1), (1, .max, .max, .max, .max),
            (3, 41, 3, 41, 3), (3, 1, 2, 2, 3), (3, .min, .min, 2, 3), (2, 30, 9, 30, 9),
        ])
    func contradictions(page: Int, count: Int, pages: Int, total: Int, shownPages: Int) async throws {
        let body = #"{"info":{"count":\#(count),"pages":\#(pages)},"results":[{"id":1},{"id":2}]}"#
        let shown = try await self.page(body, page: page)
        #expect(shown.total == total)
        #expect(shown.pages == shownPages)
    }

    @Test("may lack a name, or have an empty one: the number says who it is", arguments: [nil, "null", #""""#])
    func nameless(name: String?) async throws {
        let body = name.map { #"{"id":1,"name":\#($0)}"# } ?? #"{"id":1}"#
        #expect(try await character(body)?.name == "")
    }

    @Test(
        "is unreadable, with the place named, where a page is not one",
        arguments: [
            (#"{"info":{"count":1,"pages":"1"},"results":[]}"#, .wrongType("info.pages")),
            (#"{"info":{"count":1.5,"pages":1},"results":[]}"#, .notJSON),
            (#"{"results":[]}"#, .missing("info")), (#"{"info":{"pages":1},"results":[]}"#, .missing("info.count")),
            (#"{"info":null,"results":[]}"#, .wrongType("info")),
            (#"{"info":{"count":1,"pages":1}}"#, .missing("results")),
            (#"{"info":{"count":1,"pages":1},"results":null}"#, .wrongType("results")),
            (#"{"info":{"count":1,"pages":1},"results":{}}"#, .wrongType("results")),
            ("[]", .otherJSON), ("null", .otherJSON), ("7", .otherJSON), (#""x""#, .otherJSON),
            (#"{"info":"#, .notJSON), ("", .empty), (" \n", .empty), (" \r\n<html>", .webPage), ("{}x", .notJSON),
        ] as [(String, AnswerFault)])
    func unreadablePage(body: String, fault: AnswerFault) async {
        await #expect(throws: LoadFailure.request("/api/character?page=1", .unreadable(fault))) { try await page(body) }
    }

    private nonisolated static let badRows: [(String, AnswerFault)] = [
        ("null", .wrongType("results[1]")), ("7", .wrongType("results[1]")), ("[]", .wrongType("results[1]")),
        (#""id""#, .wrongType("results[1]")), ("{}", .missing("results[1].id")),
        (#"{"id":null}"#, .missing("results[1].id")), (#"{"id":"2"}"#, .wrongType("results[1].id")),
        (#"{"id":true}"#, .wrongType("results[1].id")), (#"{"id":{"id":2}}"#, .wrongType("results[1].id")),
        (#"{"id":0}"#, .impossible("results[1].id")), (#"{"id":-5}"#, .impossible("results[1].id")),
        (#"{"id":1.5}"#, .impossible("results[1].id")), (#"{"id":1e300}"#, .impossible("results[1].id")),
        (#"{"id":9223372036854775808}"#, .impossible("results[1].id")), (#"{"id":1}"#, .repeated("results[1].id")),
        (#"{"id":2,"name":7}"#, .wrongType("results[1].name")),
        (#"{"id":2,"name":"\ud800"}"#, .impossible("results[1].name")),
        (#"{"id":2,"origin":{"name":false}}"#, .wrongType("results[1].origin.name")),
        (#"{"id":2,"origin":"Earth"}"#, .wrongType("results[1].origin")),
        (#"{"id":2,"location":[]}"#, .wrongType("results[1].location")),
        (#"{"id":2,"episode":["a",2]}"#, .wrongType("results[1].episode[1]")),
    ]

    @Test("leaves out a row that cannot be read, says why and counts it, and has the others", arguments: badRows)
    func badRow(row: String, fault: AnswerFault) async throws {
        let page = try await page(#"{"info":{"count":0,"pages":0},"results":[{"id":1},\#(row),{"id":3}]}"#)
        #expect(page.items.map(\.id) == [1, 3])
        #expect(page.leftOut == [fault])
        #expect(page.total == 3)
    }

    @Test("is unreadable where no row can be read, as the first one says")
    func badRows() async {
        await #expect(throws: LoadFailure.request("/api/character?page=1", .unreadable(.missing("results[0].id")))) {
            try await page(#"{"info":{"count":2,"pages":1},"results":[{},null]}"#)
        }
    }

    @Test(
        "is unreadable where a part of a character is of the wrong type",
        arguments: [
            ("null", .otherJSON), ("[]", .otherJSON), (#"{"name":"R"}"#, .missing("id")),
            (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":1,"name":"R","origin":{"name":false}}"#, .wrongType("origin.name")),
            (#"{"id":1,"name":"R","episode":["a",2]}"#, .wrongType("episode[1]")),
            (#"{"id":2.5}"#, .impossible("id")), (#"{"id":7}"#, .otherRecord(7)),
        ] as [(String, AnswerFault)])
    func unreadableCharacter(body: String, fault: AnswerFault) async {
        await #expect(throws: LoadFailure.request("/api/character/1", .unreadable(fault))) { try await character(body) }
    }

    @Test(
        "may be nested as deeply as one likes: what the decoder does not follow is no answer",
        arguments: ["[", "{\"a\":"])
    func deep(opening: String) async throws {
        let closing = opening == "[" ? "]" : "}"
        func nested(_ depth: Int) -> String {
            #"{"id":1,"x":"# + String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
                + "}"
        }
        #expect(try await character(nested(500))?.identifier == 1)
        await #expect(throws: LoadFailure.request("/api/character/1", .unreadable(.notJSON))) {
            try await character(nested(100_000))
        }
    }

    @Test(
        "may be in another encoding of Unicode, and with a byte order mark; elsewhere a broken one counts only where it is read"
    )
    func encodings() async throws {
        let text = #"{"id":1,"name":"Rick Sánchez"}"#
        func name(_ body: Data) async throws -> String? {
            let client = ScriptedHTTPClient(bodies: { _ in body })
            return try await CharacterRemoteDataSource(httpClient: client).item(1)?.name
        }
        for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian] {
            #expect(try await name(try #require(text.data(using: encoding))) == "Rick Sánchez")
        }
        #expect(try await name(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) == "Rick Sánchez")
        let broken = Data([0xFF])
        #expect(try await name(Data(#"{"id":1,"x":""#.utf8) + broken + Data(#""}"#.utf8)) == "")
        await #expect(throws: LoadFailure.request("/api/character/1", .unreadable(.impossible("name")))) {
            try await name(Data(#"{"id":1,"name":""#.utf8) + broken + Data(#""}"#.utf8))
        }
        await #expect(throws: LoadFailure.request("/api/character/1", .unreadable(.notJSON))) {
            try await name(try #require(text.data(using: .isoLatin1)).dropLast())
        }
    }
}
