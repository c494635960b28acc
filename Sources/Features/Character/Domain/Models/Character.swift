import ChallengeListing
import ChallengeText

/// A character of the show.
nonisolated package struct Character: ListItem {
    /// A character's status in the API's words; any other value counts as unknown.
    enum Status: String, Hashable, CaseIterable, ContentValue {
        case alive = "Alive"
        case dead = "Dead"
        case unknown
    }

    enum Gender: String, Hashable, CaseIterable, ContentValue {
        case female = "Female"
        case male = "Male"
        case genderless = "Genderless"
        case unknown
    }

    /// The place of a character's origin or last appearance.
    struct Place: Sendable, Hashable {
        /// The API's word for an unknown place.
        static let unknown = Place(name: "unknown", identifier: nil)

        let name: String
        /// The identifier of the location; nil if the API names no location.
        let identifier: Int?
    }

    let identifier: Int
    let name: String
    let status: Status
    let species: String
    /// A subgroup of the species; often empty.
    let type: String
    let gender: Gender
    let origin: Place
    let location: Place
    let episodes: [Int]
    package let image: String

    package var id: Int { identifier }
    package var displayName: String { name }

    package func values(of key: String) -> [String] {
        switch CharacterFilter.Field(rawValue: key) {
        case .status: [status.rawValue]
        case .species: [species]
        case .type: [type]
        case .gender: [gender.rawValue]
        case .origin: [origin.name]
        case .location: [location.name]
        case nil: []
        }
    }
}

nonisolated extension RawRepresentable<String> where Self: CaseIterable {
    /// The name for people.
    var title: String { rawValue.capitalizedAtStart }

    /// Finds the case with this raw value, ignoring letter case.
    init?(parsing text: String) {
        func isSpelled(_ value: Self) -> Bool { value.rawValue.lowercased() == text.lowercased() }
        guard let value = Self(rawValue: text) ?? Self.allCases.first(where: isSpelled) else { return nil }
        self = value
    }
}
