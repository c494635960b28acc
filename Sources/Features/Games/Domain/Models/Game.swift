/// A video game.
nonisolated struct Game: Sendable, Hashable, Identifiable {
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
}
