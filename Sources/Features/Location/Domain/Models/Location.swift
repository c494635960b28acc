import ChallengeListing

/// A location of the show: a planet, a space station, a dream.
nonisolated struct Location: ListItem {
    static let nouns = ListNouns(singular: "location", plural: "locations", key: "name", isFiltered: true)

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
