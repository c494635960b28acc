import ChallengeListing

/// A character, reduced to the fields that an episode shows.
nonisolated struct CastMember: ListItem {
    static let nouns = ListNouns(singular: "character", plural: "characters", key: "name")

    let id: Int
    let name: String
    let species: String

    var displayName: String { name }
}
