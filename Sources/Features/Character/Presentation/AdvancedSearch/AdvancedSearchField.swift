import ChallengeCore

/// A part of a filter as it is written: a key, and the values that it takes.
nonisolated enum AdvancedSearchField: String, Sendable, CaseIterable {
    case status
    case species
    case type
    case gender

    /// What stands for no value.
    static let any = "any"

    /// The values to choose from; none means any text.
    var choices: [String] {
        switch self {
        case .status: Character.Status.allCases.map { $0.rawValue.lowercased() } + [Self.any]
        case .gender: Character.Gender.allCases.map { $0.rawValue.lowercased() } + [Self.any]
        case .species, .type: []
        }
    }

    static var keys: [Parameter.Key] {
        allCases.map { Parameter.Key(name: $0.rawValue, values: $0.choices) }
    }

    /// The value in a filter, as people read it; empty where everything fits.
    func value(in filter: CharacterFilter) -> String {
        switch self {
        case .status: filter.status?.rawValue ?? ""
        case .species: filter.species
        case .type: filter.type
        case .gender: filter.gender?.rawValue ?? ""
        }
    }

    /// Puts a value into a filter. It must be one of the ``choices`` where there are any; `any` and an empty text
    /// take the part out of the filter.
    func set(_ value: String, in filter: inout CharacterFilter) {
        let value = value.trimmed.lowercased() == Self.any ? "" : value.trimmed
        switch self {
        case .status: filter.status = Character.Status.allCases.first { $0.rawValue.lowercased() == value.lowercased() }
        case .species: filter.species = value
        case .type: filter.type = value
        case .gender: filter.gender = Character.Gender.allCases.first { $0.rawValue.lowercased() == value.lowercased() }
        }
    }
}

extension CharacterFilter {
    /// The parts that narrow something down, by their keys; the name, which a search sets, is not among them.
    nonisolated var parts: [(key: String, value: String)] {
        AdvancedSearchField.allCases.map { ($0.rawValue, $0.value(in: self)) }.filter { !$0.value.isEmpty }
    }
}
