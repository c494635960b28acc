package import ChallengeActions
import ChallengeListing
package import ChallengeText

/// A filter of characters. A character must match every part. A nil or empty part matches all characters.
nonisolated package struct CharacterFilter: ListQuery {
    /// The text to find in the name.
    var name = ""
    var status: Character.Status?
    /// The text to find in the species.
    var species = ""
    /// The text to find in the type.
    var type = ""
    var gender: Character.Gender?
    /// The text to find in the name of the place where the character comes from.
    var origin = ""
    /// The text to find in the name of the place where the character was last seen.
    var location = ""

    package init() {}

    package static let keysUnknownToSource: Set = [Field.origin.rawValue, Field.location.rawValue]

    package var text: String {
        get { name }
        set { name = newValue }
    }

    /// The filter without the name, which a search sets.
    var withoutName: CharacterFilter {
        var filter = self
        filter.name = ""
        return filter
    }

    /// All parts except the name. A search sets the name.
    package var parts: [Assignment]? {
        Field.allCases.map { Assignment(key: $0.rawValue, value: $0.value(in: self)) }.filter { !$0.value.isEmpty }
    }

    package func removing(_ key: String) -> CharacterFilter {
        var filter = self
        switch Field(rawValue: key) {
        case .status: filter.status = nil
        case .species: filter.species = ""
        case .type: filter.type = ""
        case .gender: filter.gender = nil
        case .origin: filter.origin = ""
        case .location: filter.location = ""
        case nil: break
        }
        return filter
    }

    package static let partsSchema: ContentSchema? = .object([
        "status": Character.Status.contentSchema.optional, "species": .string.optional, "type": .string.optional,
        "gender": Character.Gender.contentSchema.optional, "origin": .string.optional, "location": .string.optional,
    ])

    /// A part of a filter, written as a key and a value.
    enum Field: String, Sendable, CaseIterable {
        case status
        case species
        case type
        case gender
        case origin
        case location

        /// The value of this part in a filter, for people; empty if the part matches everything.
        func value(in filter: CharacterFilter) -> String {
            switch self {
            case .status: filter.status?.rawValue ?? ""
            case .species: filter.species
            case .type: filter.type
            case .gender: filter.gender?.rawValue ?? ""
            case .origin: filter.origin
            case .location: filter.location
            }
        }
    }
}
