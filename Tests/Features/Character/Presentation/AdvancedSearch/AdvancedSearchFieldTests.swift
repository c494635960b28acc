import ChallengeCore
import Testing

@testable import ChallengeCharacter

@Suite("A field of the advanced search")
struct AdvancedSearchFieldTests {
    @Test(
        "sets its own part of a filter, in any case and without the blanks around it",
        arguments: [
            (.status, "dead", CharacterFilter(status: .dead)),
            (.status, " UNKNOWN ", CharacterFilter(status: .unknown)),
            (.gender, "Genderless", CharacterFilter(gender: .genderless)),
            (.gender, "male", CharacterFilter(gender: .male)),
            (.species, "\tMythological Creature ", CharacterFilter(species: "Mythological Creature")),
            (.type, "Clone", CharacterFilter(type: "Clone")),
        ] as [(AdvancedSearchField, String, CharacterFilter)])
    func set(field: AdvancedSearchField, value: String, expected: CharacterFilter) {
        var filter = CharacterFilter()
        field.set(value, in: &filter)
        #expect(filter == expected)
    }

    @Test("leaves the other parts as they are", arguments: AdvancedSearchField.allCases)
    func leavesOthers(field: AdvancedSearchField) {
        let full = CharacterFilter(name: "rick", status: .alive, species: "human", type: "clone", gender: .male)
        var filter = full
        field.set("", in: &filter)
        #expect(field.value(in: filter).isEmpty)
        #expect(filter.parts.count == 3)
        #expect(filter.name == "rick")
    }

    @Test(
        "takes its part out again when it is set to an empty text", arguments: AdvancedSearchField.allCases, ["", "  "])
    func empty(field: AdvancedSearchField, value: String) {
        var filter = CharacterFilter(status: .alive, species: "human", type: "clone", gender: .male)
        field.set(value, in: &filter)
        #expect(field.value(in: filter).isEmpty)
    }

    @Test(
        "takes its part out when it is set to any",
        arguments: AdvancedSearchField.allCases)
    func any(field: AdvancedSearchField) {
        var filter = CharacterFilter(status: .alive, species: "Human", type: "Clone", gender: .male)
        field.set("Any", in: &filter)
        #expect(field.value(in: filter).isEmpty)
    }

    @Test("offers every status and gender there is, and any, and leaves species and type to the reader")
    func choices() {
        #expect(AdvancedSearchField.status.choices == ["alive", "dead", "unknown", "any"])
        #expect(AdvancedSearchField.gender.choices == ["female", "male", "genderless", "unknown", "any"])
        #expect(AdvancedSearchField.species.choices.isEmpty)
        #expect(AdvancedSearchField.type.choices.isEmpty)
    }

    @Test("takes each of its choices")
    func takesChoices() {
        for field in AdvancedSearchField.allCases {
            for choice in field.choices {
                var filter = CharacterFilter()
                field.set(choice, in: &filter)
                #expect(field.value(in: filter).lowercased() == (choice == "any" ? "" : choice))
            }
        }
    }

    @Test("is a key of the filter command, with its choices")
    func keys() {
        #expect(AdvancedSearchField.keys.map(\.name) == ["status", "species", "type", "gender"])
        #expect(AdvancedSearchField.keys.map(\.values) == AdvancedSearchField.allCases.map(\.choices))
    }
}
