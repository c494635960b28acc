import ChallengeListing

nonisolated struct Game: ListItem {
    static let nouns = ListNouns(singular: "game", plural: "games", key: "title", picture: "cover", isFiltered: true)

    let id: Int
    let title: String
    /// The year of the first release; nil if it is unknown.
    let year: Int?
    let platforms: [String]
    let genre: String
    let developer: String
    let image: String

    var displayName: String { title }

    func values(of key: String) -> [String] {
        switch key {
        case "platform": platforms
        case "year": year.map { ["\($0)"] } ?? []
        case "genre": [genre]
        case "developer": [developer]
        default: []
        }
    }
}
