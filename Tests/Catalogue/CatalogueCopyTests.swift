import ChallengeNetworking
import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A copy of a catalogue")
struct CatalogueCopyTests {
    private static func read(_ text: String) throws -> CatalogueCopy { try CatalogueCopy(reading: Data(text.utf8)) }

    @Test(
        "A copy answers as its original",
        arguments: ["/api/character", "/api/character/1,2,125", "/api/location", "/api/location/3", "/api/episode/51"])
    func answers(path: String) throws {
        let endpoint = Endpoint(path: path)
        let copy = try CatalogueCopy(reading: .oldCopy())
        #expect(copy.catalogue.respond(to: endpoint).body == Catalogue.embedded.respond(to: endpoint).body)
    }

    @Test("A copy with only ids and names has empty texts and unknown places")
    func sparse() throws {
        let copy = try Self.read(
            """
            {"date":"2026-01-31T12:00:00Z","characters":[{"id":7,"name":"A","origin":null,"type":null,"more":[]}],
            "episodes":[{"id":1,"name":"E","characters":["https://b.example/api/character/7","x"]}],"locations":[]}
            """)
        #expect(copy.source.isEmpty)
        let character = copy.catalogue.characters.records[0]
        #expect(character.origin == .unknown && character.location == .unknown)
        #expect(character.status.isEmpty && character.episodes.isEmpty)
        #expect(copy.catalogue.episodes.records[0].characters == [7])
    }

    @Test("A copy has no games; the program's own games answer")
    func games() throws {
        let copy = try Self.read(
            """
            {"source":"x","date":"2026-01-31T12:00:00Z","characters":[{"id":7,"name":"A"}],"episodes":[],"locations":[],
            "games":[{"id":1,"title":"Not from a copy"}]}
            """)
        for path in ["/api/game", "/api/game/72", "/api/game/73"] {
            let endpoint = Endpoint(path: path)
            #expect(copy.catalogue.respond(to: endpoint) == Catalogue.embedded.respond(to: endpoint))
        }
        #expect(Answer("/api/character", from: copy.catalogue).ids == [7])
    }

    @Test(
        "A damaged copy is refused with the place of the damage",
        arguments: [
            ("", "it is not JSON"),
            ("[]", "it is not a JSON object"),
            (#"{"date":"2026-01-31T12:00:00Z","characters":[],"episodes":[]}"#, "'locations' is missing"),
            (#"{"date":"yesterday"}"#, "'date' is invalid: expected a date such as 2026-01-31T12:00:00Z"),
            (
                #"{"date":"2026-01-31T12:00:00Z","characters":[{"id":1,"name":"A"},{"id":2}]}"#,
                "'characters[1].name' is missing"
            ),
            (
                #"{"date":"2026-01-31T12:00:00Z","characters":[{"id":1,"name":[]}]}"#,
                "'characters[0].name' is of the wrong type"
            ),
            (
                #"{"date":"2026-01-31T12:00:00Z","characters":[{"id":0,"name":"A"}],"episodes":[],"locations":[]}"#,
                "'characters[0].id' is invalid: 0 is not an id"
            ),
        ])
    func damaged(text: String, reason: String) throws {
        let error = #expect(throws: CatalogueCopy.Damaged.self) { try Self.read(text) }
        #expect(error?.description == reason)
    }

    @Test("An answer uses the addresses at which the copy was asked")
    func addresses() throws {
        let answer = Catalogue.embedded.respond(
            to: Endpoint(path: "/api/character/6"), at: Addresses(base: "http://127.0.0.1:81"))
        let text = try #require(String(data: answer.body, encoding: .utf8))
        #expect(text.contains(#""image":"http://127.0.0.1:81/api/character/avatar/6.jpeg""#))
        #expect(text.contains(#""url":"http://127.0.0.1:81/api/location/2""#))
        #expect(!text.contains("rickandmortyapi.com"))
    }
}
