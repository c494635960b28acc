import ChallengeListing

/// __A_noun__.
nonisolated struct __Feature__: ListItem {
    let id: Int
    let name: String

    var displayName: String { name }
}
