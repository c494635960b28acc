@testable import ChallengeCharacter
import ChallengeActions
import ChallengeListing
import Testing

@Suite("A filter")
struct CharacterFilterTests {
    private typealias Field = CharacterFilter.Field

    private static let full = CharacterFilter(
        name: "rick", status: .alive, species: "human", type: "clone", gender: .male, origin: "earth",
        location: "citadel")

    @Test(
        "A filter is empty only if no part of it restricts the list",
        arguments: [
            CharacterFilter(name: "r"), CharacterFilter(status: .unknown), CharacterFilter(species: "h"),
            CharacterFilter(type: "c"), CharacterFilter(gender: .unknown),
        ])
    func isEmpty(filter: CharacterFilter) {
        #expect(CharacterFilter().isEmpty)
        #expect(!filter.isEmpty)
    }

    @Test("A filter lists its set parts in the order of their keys, without the name, which belongs to the search")
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
        "A filter takes a part in any letter case and without the blanks around it",
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
        "Setting a part to an empty text or to any removes that part only",
        arguments: CharacterFilter.Field.allCases, ["", "  ", "Any"])
    func unset(field: CharacterFilter.Field, value: String) {
        var filter = Self.full
        field.set(value, in: &filter)
        #expect(field.value(in: filter).isEmpty)
        #expect(filter.parts?.count == Field.allCases.count - 1)
        #expect(filter.name == "rick")
    }

    @Test("A filter offers every status and gender, and any, and leaves species and type to the user")
    func choices() {
        #expect(Field.keys { [] }.map(\.name) == ["status", "species", "type", "gender", "origin", "location"])
        #expect(
            Field.keys { [] }.map(\.values) == [
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
