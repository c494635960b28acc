import ChallengeListing

nonisolated struct Episode: ListItem {
    static let nouns = ListNouns(singular: "episode", plural: "episodes", key: "name", searched: "name or code")

    let id: Int
    let name: String
    /// Season and number: `S01E01`.
    let code: String
    /// The date of the first broadcast, in words.
    let airDate: String
    var cast: RelatedItems<CastMember>

    var displayName: String { name }
    var names: [String] {
        [name, code, code.replacing("S0", with: "S").replacing("E0", with: "E")]
    }
}
