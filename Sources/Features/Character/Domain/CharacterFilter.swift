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

        /// The valid values; empty if any text is valid.
        var choices: [String] {
            switch self {
            case .status: Self.statuses
            case .gender: Self.genders
            case .species, .type, .origin, .location: []
            }
        }

        private static let statuses = choices(of: Character.Status.self)
        private static let genders = choices(of: Character.Gender.self)

        private static func choices<Value: CaseIterable & RawRepresentable<String>>(of _: Value.Type) -> [String] {
            Value.allCases.map { $0.rawValue.lowercased() } + [Condition.any]
        }

        /// The keys, with the values of all known characters.
        static func keys(_ known: @escaping @Sendable () -> [Character] = { [] }) -> [Parameter.Key] {
            allCases.map { Parameter.Key(name: $0.rawValue, values: $0.choices, among: known) }
        }

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

        /// Sets this part of a filter, to one of the ``choices`` if there are any. `any` or no text clears the part.
        func set(_ value: String, in filter: inout CharacterFilter) {
            let value = value.trimmed.lowercased() == Condition.any ? "" : value.trimmed
            switch self {
            case .status: filter.status = Character.Status(parsing: value)
            case .species: filter.species = value
            case .type: filter.type = value
            case .gender: filter.gender = Character.Gender(parsing: value)
            case .origin: filter.origin = value
            case .location: filter.location = value
            }
        }
    }
}

/// The screen whose filter the advanced search edits.
package protocol CharacterFilterDelegate: AnyObject, Sendable {
    var filter: CharacterFilter { get }
    /// The keys of the filter, with the values of all characters that are already loaded.
    var filterKeys: [Parameter.Key] { get }
    /// Applies all parts of a filter except the name, and returns when the matches are loaded.
    func didApply(_ filter: CharacterFilter) async
}
