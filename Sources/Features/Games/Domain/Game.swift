import ChallengeCore
import ChallengeListing

nonisolated struct Game: ListItem {
    let id: Int
    let title: String
    /// Of its first release; nil where it is not known.
    let year: Int?
    /// What it was first made for.
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

/// Which games are wanted, by a part of the title, of a platform, of the year and of the genre.
nonisolated struct GameFilter: FilterQuery {
    static let keys = ["platform", "year", "genre"]
    static let partsSchema: ContentSchema? = .object([
        "platform": .string.optional, "year": .string.optional, "genre": .string.optional,
    ])

    var text = ""
    var values: [String: String] = [:]
}

typealias GamesRepository = Repository<Game, GameFilter>
typealias GetGameUseCase = GetItemUseCase<Game, GameFilter>
typealias RefreshGameUseCase = RefreshItemUseCase<Game, GameFilter>
typealias GetGamesUseCase = GetPageUseCase<Game, GameFilter>
typealias RefreshGamesUseCase = RefreshPageUseCase<Game, GameFilter>
typealias SearchGamesUseCase = SearchPageUseCase<Game, GameFilter>
