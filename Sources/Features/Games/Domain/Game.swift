import ChallengeListing
import ChallengeText

nonisolated struct Game: ListItem {
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
        default: []
        }
    }
}

/// A filter of games by the title, the platform, the year and the genre.
nonisolated struct GameFilter: FilterQuery {
    static let keys = ["platform", "year", "genre"]
    static let partsSchema: ContentSchema? = .object([
        "platform": .string.optional, "year": .string.optional, "genre": .string.optional,
    ])

    var text = ""
    var values: [String: String] = [:]
}

typealias GamesRepository = Repository<Game, GameFilter>
