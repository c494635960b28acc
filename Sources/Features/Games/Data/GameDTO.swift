import ChallengeNetworking

/// A game as the API sends it. Only what makes it a game must be there, its number; the rest may be missing or null.
nonisolated struct GameDTO: Sendable, Identifiable {
    let id: Int
    let title: String?
    let year: Int?
    let platforms: [String]?
    let genre: String?
    let developer: String?
    let image: String?
}

nonisolated extension GameDTO: Decodable {
    private enum CodingKeys: CodingKey {
        case id, title, year, platforms, genre, developer, image
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.identifier(.id)
        title = try fields.field(.title)
        year = try fields.field(.year)
        platforms = try fields.field(.platforms)
        genre = try fields.field(.genre)
        developer = try fields.field(.developer)
        image = try fields.field(.image)
    }
}

extension Game {
    nonisolated init(_ dto: GameDTO) {
        self.init(
            id: dto.id, title: dto.title ?? "", year: dto.year, platforms: dto.platforms ?? [],
            genre: dto.genre ?? "", developer: dto.developer ?? "", image: dto.image ?? "")
    }
}
