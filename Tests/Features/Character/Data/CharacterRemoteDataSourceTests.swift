import ChallengeTestSupport
import Foundation

@testable import ChallengeCharacter

@Suite("The requests to the API", .limited)
struct CharacterRequestsTests {
    private let client = HTTPClientMock { _ in .failure(.timeout) }
    private var dataSource: CharacterRemoteDataSource { CharacterRemoteDataSource(httpClient: client) }

    @Test("A request is for one character by number, or for a page by its number alone without a filter")
    func character() async {
        await #expect(throws: LoadFailure.request("/api/character/42", .timeout)) { try await dataSource.item(42) }
        _ = try? await dataSource.page(3, matching: CharacterFilter())
        #expect(client.asked == ["/api/character/42", "/api/character?page=3"])
    }

    @Test("A request has every set part of a filter, in lower case and plain text, and its failure names them")
    func filter() async {
        let filter = CharacterFilter(
            name: "Rick & Morty’s", status: .unknown, species: "Human?", type: "Ünknown", gender: .genderless)
        _ = try? await dataSource.page(1, matching: filter)
        await #expect(throws: LoadFailure.request("/api/character?page=2&name=a b&status=dead", .timeout)) {
            try await dataSource.page(2, matching: CharacterFilter(name: "A b", status: .dead))
        }
        #expect(
            client.requests.map(\.query) == [
                [
                    .init("page", "1"), .init("name", "rick & morty’s"), .init("status", "unknown"),
                    .init("species", "human?"), .init("type", "ünknown"), .init("gender", "genderless"),
                ],
                [.init("page", "2"), .init("name", "a b"), .init("status", "dead")],
            ])
    }

    @Test("A character is missing if the API says so in its own words")
    func nothing() async throws {
        client.setAnswer { _ in .failure(.notFound("Character not found")) }
        #expect(try await dataSource.item(9) == nil)
        client.setAnswer { _ in .failure(.nothingHere) }
        let past = ListPage<Character>(items: [], page: 9, pages: 8, total: 0)
        #expect(try await dataSource.page(9, matching: CharacterFilter()) == past)
    }
}

@Suite("An answer with characters", .limited)
struct CharacterDecodingTests {
    private func character(_ body: String) async throws -> Character? {
        let client = HTTPClientMock { _ in .success(body) }
        return try await CharacterRemoteDataSource(httpClient: client).item(1)
    }

    @Test("An answer is read whole, and unknown fields are ignored")
    func full() async throws {
        let body = """
            {"id":1,"name":"Rick","status":"Dead","species":"Human","type":"Clone","gender":"Genderless",
            "origin":{"name":"Earth","url":"https://host/api/location/20"},"location":{"name":"Citadel","url":"u"},"image":"https://host/1.jpeg",
            "episode":["https://host/api/episode/1","https://host/api/episode/28/","https://host/other"],
            "url":"u","created":"2017","colour":{"eye":["blue",null]}}
            """
        let expected = Character(
            identifier: 1, name: "Rick", status: .dead, species: "Human", type: "Clone", gender: .genderless,
            origin: .init(name: "Earth", identifier: 20), location: .init(name: "Citadel", identifier: nil),
            episodes: [1, 28], image: "https://host/1.jpeg")
        #expect(try await character(body) == expected)
    }

    @Test(
        "Every field except the number may be missing or null",
        arguments: [
            #"{"id":1,"extra":[[]]}"#, #"{"id":1,"name":""}"#,
            """
            {"id":1,"name":null,"status":null,"species":null,"type":null,"gender":null,"origin":null,
            "location":null,"image":null,"episode":null}
            """,
            #"{"id":1,"origin":{"url":"https://host/3"},"location":{"name":null},"episode":[]}"#,
        ])
    func sparse(body: String) async throws {
        let expected = Character(
            identifier: 1, name: "", status: .unknown, species: "", type: "", gender: .unknown,
            origin: .unknown, location: .unknown, episodes: [], image: "")
        #expect(try await character(body) == expected)
    }

    @Test(
        "A status and a gender may have any letter case, and may be unknown",
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

    @Test(
        "A field of the wrong type makes the answer unreadable",
        arguments: [
            (#"{"name":"R"}"#, .missing("id")), (#"{"id":1,"name":7}"#, .wrongType("name")),
            (#"{"id":1,"origin":{"name":false}}"#, .wrongType("origin.name")),
            (#"{"id":1,"origin":"Earth"}"#, .wrongType("origin")), (#"{"id":1,"location":[]}"#, .wrongType("location")),
            (#"{"id":1,"episode":["a",2]}"#, .wrongType("episode[1]")), (#"{"id":7}"#, .otherRecord(7)),
        ] as [(String, ResponseFault)])
    func unreadableCharacter(body: String, fault: ResponseFault) async {
        await #expect(throws: LoadFailure.request("/api/character/1", .unreadable(fault))) { try await character(body) }
    }
}
