import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A filter of the catalogue")
struct FilterTests {
    @Test("A name matches anywhere and in any letter case")
    func substring() {
        let answer = Answer("/api/character", [("name", "sMiTh")])
        #expect(answer.ids == [2, 3, 4, 5, 38, 39])
        #expect(answer.count == 6)
        #expect(Answer("/api/character", [("name", "anchez")]).ids == [1, 37, 94])
    }

    @Test("Several filters have to match together")
    func anded() {
        #expect(Answer("/api/character", [("name", "smith"), ("gender", "female")]).ids == [3, 4, 38, 39])
        let three = [("name", "rick"), ("status", "dead"), ("species", "humanoid")]
        #expect(Answer("/api/character", three).ids == [86, 119])
    }

    @Test("Space around a value does not count, space inside it does")
    func trimmed() {
        #expect(Answer("/api/character", [("name", " \trick sanchez\n")]).ids == [1])
        #expect(Answer("/api/character", [("name", "ricksanchez")]).status == 404)
    }

    @Test("An empty value, or one of spaces, is no filter", arguments: ["", "   "])
    func empty(value: String) {
        #expect(Answer("/api/character", [("name", value)]).count == 126)
        #expect(Answer("/api/character", [("name", value)]).next == Answer("/api/character").next)
    }

    @Test("A name that is no filter of the kind is ignored")
    func unknownFilter() {
        #expect(Answer("/api/character", [("dimension", "unknown"), ("color", "blue")]).count == 126)
        #expect(Answer("/api/episode", [("status", "dead")]).count == 51)
    }

    @Test("Of a filter that comes twice the first counts")
    func twice() {
        #expect(Answer("/api/character", [("name", "birdperson"), ("name", "rick")]).ids == [47])
    }

    @Test("Male does not find Female, and female does")
    func male() {
        let male = Answer("/api/character", [("gender", "male")])
        #expect(Set(male.texts("gender")) == ["Male"])
        let female = Answer("/api/character", [("gender", "emale")])
        #expect(Set(female.texts("gender")) == ["Female"])
        let total = 126 - (Answer("/api/character", [("gender", "unknown")]).count ?? 0)
        #expect((male.count ?? 0) + (female.count ?? 0) == total)
    }

    @Test("The rule of male holds for a character's other filters, and for no other kind's")
    func maleElsewhere() {
        let catalogue = Catalogue(
            characterTable: """
                1\tFemale Male\tAlive\tHuman\t\tFemale\t\t\t1\t2020
                2\tMalefactor\tAlive\tHuman\t\tMale\t\t\t1\t2020
                """,
            episodeTable: "1\tThe Female\tMay 1, 2020\tS01E01\t1\t2020", locationTable: "")
        #expect(Answer("/api/character", [("name", "MALE")], from: catalogue).ids == [2])
        #expect(Answer("/api/episode", [("name", "male")], from: catalogue).ids == [1])
    }

    @Test("Each filter of a character searches its own field")
    func characterFields() {
        #expect(Answer("/api/character", [("status", "unknown")]).texts("status").allSatisfy { $0 == "unknown" })
        #expect(Answer("/api/character", [("species", "robot")]).ids == [71, 102])
        #expect(Answer("/api/character", [("type", "clone")]).ids == [116, 117, 120])
        #expect(Answer("/api/character", [("gender", "unknown")]).ids.first == 13)
    }

    @Test("Episodes are found by name and by code")
    func episodeFields() {
        #expect(Answer("/api/episode", [("name", "pickle")]).ids == [24])
        #expect(Answer("/api/episode", [("episode", "s01")]).ids == Array(1...11))
        #expect(Answer("/api/episode", [("episode", "S05E10"), ("name", "jack")]).ids == [51])
    }

    @Test("Locations are found by name, type and dimension")
    func locationFields() {
        #expect(Answer("/api/location", [("name", "citadel")]).ids == [3])
        #expect(Answer("/api/location", [("type", "microverse")]).ids == [5, 24, 56])
        #expect(Answer("/api/location", [("dimension", "cronenberg")]).ids == [12])
    }

    @Test("Letter case apart, letters beyond ASCII match as they are typed")
    func unicode() {
        #expect(Answer("/api/location", [("name", "j19Ζ7")]).ids == [31])
        #expect(Answer("/api/location", [("name", "árboles")]).ids == [75])
        #expect(Answer("/api/location", [("name", "arboles")]).status == 404)
        #expect(Answer("/api/location", [("name", "morty’s")]).ids == [99])
        #expect(Answer("/api/location", [("name", "morty's")]).status == 404)
    }

    @Test("A value is text, not a pattern", arguments: ["(", ".", "-"])
    func notAPattern(value: String) {
        let names = Answer("/api/character", [("name", value)]).texts("name")
        #expect(!names.isEmpty)
        #expect(names.allSatisfy { $0.contains(value) })
    }
}
