import ChallengeCore

/// A game for programs. The order of the properties is the order of the keys.
nonisolated struct GameSnapshot: Encodable, Sendable {
    let id: Int
    let title: String
    /// Left out where it is not known.
    let year: Int?
    let platforms: [String]
    let genre: String
    let developer: String

    init(_ game: Game) {
        id = game.id
        title = game.title
        year = game.year
        platforms = game.platforms
        genre = game.genre
        developer = game.developer
    }
}

extension Game {
    /// The title for people, who would see nothing where it has nothing to be seen.
    nonisolated var name: String { title.trimmed.isEmpty ? "(no title)" : title }
}
