import ChallengeTestSupport
import Foundation

@testable import ChallengeCharacter

@Suite("An answer with characters", .limited)
struct CharacterDecodingTests {
    /// Returns the character of an answer, as its repository does.
    private func character(_ body: String) async throws -> Character {
        let client = HTTPClientMock { _ in .success(body) }
        return CharacterMapper().map(
            try await CharacterRemoteDataSource(httpClient: client).fetchCharacter(identifier: 1))
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
        #expect(character.status == status)
        #expect(character.gender == gender)
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

@Suite("The mappers of the characters", .limited)
struct CharacterMappersTests {
    @Test("A page has the characters of the answer, its numbers and its faults")
    func page() {
        let dto = CharactersPageDTO(
            items: [.stub(1), .stub(2, name: nil)], page: 2, pages: 3, total: 41, leftOut: [.missing("results[2].id")])
        #expect(
            CharactersPageMapper().map(dto)
                == CharactersPage(
                    characters: [.stub(1), .stub(2, name: "")], page: 2, pages: 3, total: 41,
                    leftOut: [.missing("results[2].id")]))
    }

    @Test("Only a missing character has an error of its own")
    func errors() {
        #expect(CharacterErrorMapper().map(.notFound(identifier: 5)) == .characterNotFound(identifier: 5))
        #expect(CharacterErrorMapper().map(.stub) == .loadFailed(.stub))
        #expect(CharactersPageErrorMapper().map(.stub) == .loadFailed(.stub))
    }
}
