import ChallengeCore
import ChallengeListing
import ChallengeText

/// A video game.
nonisolated struct Game: ListItem {
    let id: Int
    let title: String
    /// Of its first release; nil where it is not known.
    let year: Int?
    /// What it was first made for.
    let platforms: [String]
    let genre: String
    let developer: String
    /// Where the picture of its cover is.
    let image: String

    var displayName: String { title }

    var json: JSON {
        [
            "id": id, "title": title, "year": year, "platforms": platforms, "genre": genre, "developer": developer,
        ]
    }

    static let schema = ContentSchema.object([
        "id": .integer(from: 1), "title": .string,
        "year": .integer().optional.described("Of the first release; not there if it is not known."),
        "platforms": .array(of: .string), "genre": .string, "developer": .string,
    ])
}

typealias GamesRepository = Repository<Game, TextQuery>
typealias GetGameUseCase = GetItemUseCase<Game, TextQuery>
typealias RefreshGameUseCase = RefreshItemUseCase<Game, TextQuery>
typealias GetGamesUseCase = GetPageUseCase<Game, TextQuery>
typealias RefreshGamesUseCase = RefreshPageUseCase<Game, TextQuery>
typealias SearchGamesUseCase = SearchPageUseCase<Game, TextQuery>
