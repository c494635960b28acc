import ChallengeNetworking
import ChallengeText
import Foundation
import Testing

@testable import ChallengeCatalogue

@Suite("A filter of the catalogue")
struct FilterTests {
    @Test(
        "Each filter finds a part of its own field in any letter case, and several filters must all match",
        arguments: [
            (
                "character", "name=sMiTh",
                [2, 3, 4, 5, 38, 39, 175, 177, 186, 201, 232, 234, 338, 339, 618, 628, 629, 630, 731]
            ),
            ("character", "name=anchez", [1, 37, 94, 249, 283, 290, 293, 294, 619, 631, 735, 807]),
            ("character", "name=smith&gender=female", [3, 4, 38, 39, 186, 338, 339, 628, 629]),
            ("character", "name=rick&status=dead&species=humanoid", [86, 119, 361, 497]),
            ("character", "type=clone", [116, 117, 120, 159, 353, 357, 472, 501, 667]),
            ("episode", "name=pickle", [24]), ("episode", "episode=s01", Array(1...11)),
            ("episode", "episode=S05E10&name=jack", [51]),
            ("location", "name=citadel", [3]), ("location", "type=microverse", [5, 24, 56]),
            ("location", "dimension=cronenberg", [12]),
            ("game", "title=zELDa", [3, 8, 19, 30, 31, 41, 46, 50, 64]), ("game", "title=1996", []),
            ("game", "genre=PUZZLE", [4, 15]),
            ("game", "developer=valve", [4, 38, 47]), ("game", "year=1985", [7]), ("game", "year=202", [8, 21]),
            ("game", "title=zelda&platform=nintendo 64", [46, 50]),
            // Any of its platforms matches, but no text across two of them.
            ("game", "platform=nes", [3, 5, 7, 10, 23, 24, 30, 33, 41, 42, 49, 53, 72]),
            ("game", "platform=series x/s", [21]), ("game", "platform=wii u,nintendo switch", []),
            // Space around a value does not count, space inside it does.
            ("character", "name= \trick sanchez\n", [1, 290, 293, 631]), ("character", "name=ricksanchez", []),
            // Letters beyond ASCII match in any case, with and without their accents.
            ("location", "name=j19Ζ7", [31]), ("location", "name=árboles", [75]), ("location", "name=arboles", [75]),
            ("location", "name=cítadel", [3]), ("game", "title=pokemon", [25]),
            ("location", "name=morty’s", [99]), ("location", "name=morty's", []), ("game", "title=pokémon", [25]),
        ])
    func finds(resource: String, query: String, ids: [Int]) {
        let answer = Answer("/api/\(resource)", query)
        #expect(answer.status == (ids.isEmpty ? 404 : 200))
        #expect(answer.ids == ids)
        #expect(answer.count ?? 0 == ids.count)
    }

    @Test(
        "A filter without a value and an unknown filter are ignored",
        arguments: [
            ("character", "name="), ("character", "name=   "), ("character", "dimension=unknown&color=blue"),
            ("character", "title=zelda&year=1"), ("episode", "status=dead"), ("game", "name=zelda&status=dead"),
        ])
    func ignored(resource: String, query: String) {
        #expect(Answer("/api/\(resource)", query).text == Answer("/api/\(resource)").text)
    }

    @Test("The word male never matches Female")
    func male() {
        #expect(Set(Answer("/api/character", "gender=male").texts("gender")) == ["Male"])
        #expect(Set(Answer("/api/character", "gender=emale").texts("gender")) == ["Female"])
        let counts = ["male", "female", "unknown", "genderless"].map { Answer("/api/character", "gender=\($0)").count }
        #expect(counts.compactMap(\.self).reduce(0, +) == 826)
        #expect(Answer("/api/character", "name=MALEf").texts("name").allSatisfy { $0.lowercased().hasPrefix("malef") })
    }

    @Test("A value longer than any field matches nothing, and the marks of accents do not count")
    func tooLong() throws {
        let accents = try #require(
            Filter(.init("gender", "e" + String(repeating: "\u{301}", count: 300_000)), of: CharacterRecord.self))
        #expect(accents.accepts("male"))
        for value in ["male", "e"] {
            let marks = value + String(repeating: "\u{20DD}", count: 300_000)
            let filter = try #require(Filter(.init("gender", marks), of: CharacterRecord.self))
            #expect(!filter.accepts(value))
        }
    }

    @Test("A letter with an accent matches at any place of a text")
    func places() throws {
        let filter = try #require(Filter(.init("name", "e"), of: CharacterRecord.self))
        for count in 0..<20 {
            let text = String(repeating: "x", count: count) + "É" + String(repeating: "y", count: count % 9)
            #expect(filter.accepts(text), "\(text)")
        }
    }

    @Test("A value is text, not a pattern", arguments: ["(", ".", "-"])
    func notAPattern(value: String) {
        let names = Answer("/api/character", "name=\(value)").texts("name")
        #expect(!names.isEmpty)
        #expect(names.allSatisfy { $0.contains(value) })
    }
}

extension Filter {
    fileprivate func accepts(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { accepts($0) { Array(text.folded.utf8) } }
    }
}
