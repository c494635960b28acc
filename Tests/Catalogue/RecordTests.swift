import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A record of the catalogue")
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

    @Test(
        "An unknown id is 404 and names its kind",
        arguments: ["character", "episode", "location", "game"],
        ["827", "1000", "0", "-1", "1.5", "99999999999999999999999", "-9223372036854775809"])
    func unknownID(resource: String, id: String) {
        let answer = Answer("/api/\(resource)/\(id)")
        #expect(answer.status == 404)
        #expect(answer.text == #"{"error":"\#(resource.capitalized) not found"}"#)
    }

    @Test(
        "An id that is not a number, and brackets that are not a list of numbers, are 500, each with its own words",
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

    @Test("Several ids return an array in order of id, each once", arguments: ["3,1,2", "1,2,3", "2,1,3,1", "[3,2,1]"])
    func several(ids: String) {
        for resource in ["character", "game"] {
            let answer = Answer("/api/\(resource)/\(ids)")
            #expect(answer.status == 200)
            #expect(answer.array.compactMap { $0["id"] as? Int } == [1, 2, 3])
        }
    }

    @Test("Several ids leave out missing ones, and still return an array for one record or none")
    func severalMissing() {
        #expect(Answer("/api/location/126,500,1,-7,99999999999999999999999").ids == [1, 126])
        for list in ["1,", "[1]"] { #expect(Answer("/api/character/" + list).text.hasPrefix(#"[{"id":1,"#)) }
        let none = Answer("/api/character/5000,6000")
        #expect(none.status == 200)
        #expect(none.text == "[]")
    }
}
