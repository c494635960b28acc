import ChallengeListing
import ChallengeText

/// A location of the show: a planet, a space station, a dream.
nonisolated struct Location: ListItem {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// The characters that were last seen at this location.
    var residents: RelatedItems<Resident>

    var displayName: String { name }

    func values(of key: String) -> [String] {
        switch key {
        case "type": [type]
        case "dimension": [dimension]
        default: []
        }
    }
}

/// A character, reduced to the fields that a location shows.
nonisolated struct Resident: ListItem {
    static let nouns = ListNouns(singular: "character", plural: "characters", key: "name")

    let id: Int
    let name: String
    let species: String

    var displayName: String { name }
}

/// A filter of locations by the name, the type and the dimension.
nonisolated struct LocationFilter: FilterQuery {
    static let keys = ["type", "dimension"]
    static let partsSchema: ContentSchema? = .object(["type": .string.optional, "dimension": .string.optional])

    var text = ""
    var values: [String: String] = [:]
}
