import ChallengeCore
import ChallengeListing
import Testing

@testable import ChallengeShellCharacter

@Suite("A filter")
struct CharacterFilterTests {
    private typealias Field = CharacterFilter.Field

    private static let full = CharacterFilter(
        name: "rick", status: .alive, species: "human", type: "clone", gender: .male, origin: "earth",
        location: "citadel")

    @Test(
        "is empty only when no part of it narrows anything down",
        arguments: [
            CharacterFilter(name: "r"), CharacterFilter(status: .unknown), CharacterFilter(species: "h"),
            CharacterFilter(type: "c"), CharacterFilter(gender: .unknown),
        ])
    func isEmpty(filter: CharacterFilter) {
        #expect(CharacterFilter().isEmpty)
        #expect(!filter.isEmpty)
    }

    @Test("lists the parts that are set, in the order of their keys, and never the name, which is searched for")
    func parts() {
        #expect(
            Self.full.parts?.map { "\($0.key)=\($0.value)" } == [
                "status=Alive", "species=human", "type=clone", "gender=Male", "origin=earth", "location=citadel",
            ])
        #expect(CharacterFilter(name: "rick", gender: .unknown).parts?.map(\.key) == ["gender"])
        #expect(Self.full.text == "rick")
        #expect(Self.full.withoutName.text.isEmpty)
        #expect(Self.full.withoutName.parts == Self.full.parts)
    }

    @Test(
        "takes a part in any case and without the blanks around it",
        arguments: [
            (.status, "dead", CharacterFilter(status: .dead)),
            (.status, " UNKNOWN ", CharacterFilter(status: .unknown)),
            (.gender, "Genderless", CharacterFilter(gender: .genderless)),
            (.gender, "male", CharacterFilter(gender: .male)),
            (.species, "\tMythological Creature ", CharacterFilter(species: "Mythological Creature")),
            (.type, "Clone", CharacterFilter(type: "Clone")),
        ] as [(CharacterFilter.Field, String, CharacterFilter)])
    func set(field: CharacterFilter.Field, value: String, expected: CharacterFilter) {
        var filter = CharacterFilter()
        field.set(value, in: &filter)
        #expect(filter == expected)
    }

    @Test(
        "leaves a part out, and no other, that is set to nothing or to any",
        arguments: CharacterFilter.Field.allCases, ["", "  ", "Any"])
    func unset(field: CharacterFilter.Field, value: String) {
        var filter = Self.full
        field.set(value, in: &filter)
        #expect(field.value(in: filter).isEmpty)
        #expect(filter.parts?.count == Field.allCases.count - 1)
        #expect(filter.name == "rick")
    }

    @Test("has every status and gender there is to choose from, and any, and leaves species and type to the reader")
    func choices() {
        #expect(Field.keys().map(\.name) == ["status", "species", "type", "gender", "origin", "location"])
        #expect(
            Field.keys().map(\.values) == [
                ["alive", "dead", "unknown", "any"], [], [], ["female", "male", "genderless", "unknown", "any"], [], [],
            ])
        for field in Field.allCases {
            for choice in field.choices {
                var filter = CharacterFilter()
                field.set(choice, in: &filter)
                #expect(field.value(in: filter).lowercased() == (choice == "any" ? "" : choice))
            }
        }
    }
}
