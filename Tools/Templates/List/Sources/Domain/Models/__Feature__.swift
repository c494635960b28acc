import ChallengeListing

/// __A_noun__.
nonisolated struct __Feature__: ListItem {
    static let nouns = ListNouns(singular: "__noun__", plural: "__nouns__", key: "name")

    let id: Int
    let name: String

    var displayName: String { name }
}
