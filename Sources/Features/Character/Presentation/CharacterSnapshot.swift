import ChallengeCore

/// A character for programs. The order of the properties is the order of the keys.
nonisolated struct CharacterSnapshot: Encodable, Sendable {
    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: String
    let location: String

    init(_ character: Character) {
        id = character.identifier
        name = character.name
        status = character.status.rawValue
        species = character.species
        type = character.type
        gender = character.gender.rawValue
        origin = character.origin
        location = character.location
    }
}

/// The parts of a filter that narrow something down, for programs; the others have no keys.
nonisolated struct CharacterFilterSnapshot: Encodable, Sendable {
    let status: String?
    let species: String?
    let type: String?
    let gender: String?

    init(_ filter: CharacterFilter) {
        func value(of field: AdvancedSearchField) -> String? {
            let value = field.value(in: filter)
            return value.isEmpty ? nil : value
        }
        status = value(of: .status)
        species = value(of: .species)
        type = value(of: .type)
        gender = value(of: .gender)
    }
}

extension Character {
    /// The name for people, who would see nothing where it has nothing to be seen.
    nonisolated var title: String { name.trimmed.isEmpty ? "(no name)" : name }
}

extension Character.Status {
    nonisolated var title: String { self == .unknown ? "Unknown" : rawValue }
}

extension Character.Gender {
    nonisolated var title: String { self == .unknown ? "Unknown" : rawValue }
}
