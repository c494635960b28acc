import ChallengeNetworking
import ChallengeTestSupport
import Testing

@testable import ChallengeCharacter

@Suite("An answer with characters")
struct CharacterDecodingTests {
    private func character(_ body: String) async throws -> Character? {
        let client = ScriptedHTTPClient { _ in .success(body) }
        return try await CharacterRemoteDataSource(httpClient: client).character(identifier: 1).map { Character($0) }
    }

    private func page(_ body: String) async throws -> CharactersPageDTO? {
        let client = ScriptedHTTPClient { _ in .success(body) }
        return try await CharacterRemoteDataSource(httpClient: client)
            .charactersPage(page: 1, filter: CharacterFilter())
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
        "may lack everything but the number and the name, or have null there",
        arguments: [
            #"{"id":1,"name":"Rick"}"#,
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
        let page = try #require(try await page(body))
        #expect(page.info.count == 41)
        #expect(page.info.pages == 3)
        #expect(page.results.map(\.name) == ["Rick", "Morty"])
    }

    @Test(
        "is unreadable, with the place named, where a part of a page is missing or of the wrong type",
        arguments: [
            (
                #"{"info":{"count":1,"pages":1},"results":[{"id":1,"name":"R"},{"id":2}]}"#,
                "'name' is missing in 'results[1]'"
            ),
            (#"{"info":{"count":1,"pages":"1"},"results":[]}"#, "'info.pages' is of the wrong type"),
            (
                #"{"info":{"count":1,"pages":1},"results":[{"id":"1","name":"R"}]}"#,
                "'results[0].id' is of the wrong type"
            ),
            (#"{"info":{"count":1,"pages":1},"results":[null]}"#, "'results[0]' is of the wrong type"),
            (#"{"results":[]}"#, "'info' is missing"),
            (#"[]"#, "it is not the JSON that was expected"),
            (#"{"info":"#, "it is not the JSON that was expected"),
            ("", "it is not the JSON that was expected"),
            ("<html>", "it is not the JSON that was expected"),
            ("null", "it is not the JSON that was expected"),
        ])
    func unreadablePage(body: String, reason: String) async {
        await #expect(throws: LoadFailure.unreadable(reason)) { try await page(body) }
    }

    @Test(
        "is unreadable where a part of a character is of the wrong type",
        arguments: [
            ("null", "it is not the JSON that was expected"),
            (#"{"id":1,"name":7}"#, "'name' is of the wrong type"),
            (#"{"id":1,"name":"R","origin":{"name":false}}"#, "'origin.name' is of the wrong type"),
            (#"{"id":1,"name":"R","episode":["a",2]}"#, "'episode[1]' is of the wrong type"),
            (#"{"id":1,"name":null}"#, "'name' is of the wrong type"),
        ])
    func unreadableCharacter(body: String, reason: String) async {
        await #expect(throws: LoadFailure.unreadable(reason)) { try await character(body) }
    }
}
