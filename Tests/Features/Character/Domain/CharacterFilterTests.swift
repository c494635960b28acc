import Testing

@testable import ChallengeCharacter

@Suite("A filter")
struct CharacterFilterTests {
    private static let full = CharacterFilter(
        name: "rick", status: .alive, species: "human", type: "clone", gender: .male)

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

    @Test("without its name keeps every other part")
    func withoutName() {
        let filter = CharacterFilter(status: .alive, species: "human", type: "clone", gender: .male)
        #expect(Self.full.withoutName == filter)
        #expect(filter.withoutName == filter)
    }

    @Test("lists the parts that were set, in the order of their keys, and never the name")
    func parts() {
        #expect(
            Self.full.parts.map { "\($0.key)=\($0.value)" } == [
                "status=Alive", "species=human", "type=clone", "gender=Male",
            ])
        #expect(CharacterFilter(name: "rick", gender: .unknown).parts.map(\.key) == ["gender"])
    }
}
