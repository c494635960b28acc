import ChallengeListing

/// A character, reduced to the fields that a location shows.
nonisolated struct Resident: ListItem {
    static let nouns = ListNouns(singular: "character", plural: "characters", key: "name")

    let id: Int
    let name: String
    let species: String

    var displayName: String { name }
}
