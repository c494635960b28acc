import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A record of the catalogue")
struct RecordTests {
    @Test("A character has the API's fields in the API's order")
    func character() {
        let text = """
            {"id":46,"name":"Bill","status":"unknown","species":"Animal","type":"Dog","gender":"Male",\
            "origin":{"name":"Earth (Replacement Dimension)","url":"https://rickandmortyapi.com/api/location/20"},\
            "location":{"name":"unknown","url":""},\
            "image":"https://rickandmortyapi.com/api/character/avatar/46.jpeg",\
            "episode":["https://rickandmortyapi.com/api/episode/2"],\
            "url":"https://rickandmortyapi.com/api/character/46","created":"2017-11-05T10:24:38.089Z"}
            """
        let answer = Answer("/api/character/46")
        #expect(answer.status == 200)
        #expect(answer.text == text)
    }

    @Test("An episode has the API's fields in the API's order, and its characters in the API's")
    func episode() {
        let characters = [1, 2, 5, 787, 788, 789, 790, 791, 792, 793]
            .map { #""https://rickandmortyapi.com/api/character/\#($0)""# }.joined(separator: ",")
        let text = """
            {"id":50,"name":"Forgetting Sarick Mortshall","air_date":"September 5, 2021","episode":"S05E09",\
            "characters":[\(characters)],"url":"https://rickandmortyapi.com/api/episode/50",\
            "created":"2021-10-15T17:00:24.105Z"}
            """
        #expect(Answer("/api/episode/50").text == text)
    }

    @Test("A location has the API's fields in the API's order, and letters as they are")
    func location() {
        let text = """
            {"id":31,"name":"Earth (J19ζ7)","type":"Planet","dimension":"Dimension J19ζ7","residents":[],\
            "url":"https://rickandmortyapi.com/api/location/31","created":"2017-12-01T12:29:27.976Z"}
            """
        #expect(Answer("/api/location/31").text == text)
    }

    @Test("A game has its fields in this order, letters as they are, an address for itself, and the path of its cover")
    func game() {
        #expect(
            Answer("/api/game/25").text == """
                {"id":25,"title":"Pokémon Red and Green","year":1996,"platforms":["Game Boy"],"genre":"Role-Playing",\
                "developer":"Game Freak","image":"/api/game/cover/25.jpeg",\
                "url":"https://rickandmortyapi.com/api/game/25"}
                """)
        #expect(Answer("/api/game/3").text.contains(#""year":1986,"platforms":["Famicom Disk System","NES"],"#))
    }

    @Test(
        "An unknown id is 404 and says of what kind",
        arguments: ["character", "episode", "location", "game"],
        ["127", "826", "0", "-1", "1.5", "99999999999999999999999", "-9223372036854775809"])
    func unknownID(resource: String, id: String) {
        let answer = Answer("/api/\(resource)/\(id)")
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"\#(resource.capitalized) not found"}"#)
    }

    @Test(
        "An id that is not a number, and brackets that are not a list of numbers, are 500, each with words of their own",
        arguments: [
            (["rick", "1x", ",", "nan", "infinity", " ", "1,rick"], "Hey! you must provide an id"),
            (["[1,22", "11,2]", "]1,2[", "[", "[]", "[1,x]", "[1,]"], "Bad... bad array :/"),
        ])
    func notANumber(ids: [String], message: String) {
        for id in ids {
            for resource in ["character", "game"] {
                let answer = Answer("/api/\(resource)/\(id)")
                #expect(answer.status == 500 && answer.text == #"{"error":"\#(message)"}"#, "\(id)")
            }
        }
    }

    @Test("Several ids are an array in order of id, each once", arguments: ["3,1,2", "1,2,3", "2,1,3,1", "[3,2,1]"])
    func several(ids: String) {
        for resource in ["character", "game"] {
            let answer = Answer("/api/\(resource)/\(ids)")
            #expect(answer.status == 200)
            #expect(answer.array.compactMap { $0["id"] as? Int } == [1, 2, 3])
        }
    }

    @Test("Several ids leave out what is missing, and answer an empty array when all are")
    func severalMissing() {
        #expect(Answer("/api/location/126,500,1,-7,99999999999999999999999").ids == [1, 126])
        #expect(Answer("/api/episode/51,").ids == [51])
        let none = Answer("/api/character/5000,6000")
        #expect(none.status == 200)
        #expect(none.text == "[]")
    }

    @Test("One id in a list is still an array")
    func listOfOne() {
        #expect(Answer("/api/character/1,").text.hasPrefix(#"[{"id":1,"#))
        #expect(Answer("/api/character/[1]").text.hasPrefix(#"[{"id":1,"#))
    }
}
