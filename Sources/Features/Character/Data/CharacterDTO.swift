import ChallengeNetworking

/// A character as the API sends it. Only what makes it a character must be there, its number; the rest may be missing or
/// null.
nonisolated struct CharacterDTO: Sendable, Identifiable {
    struct Place: Decodable, Sendable {
        let name: String?
    }

    let id: Int
    let name: String?
    let status: String?
    let species: String?
    let type: String?
    let gender: String?
    let origin: Place?
    let location: Place?
    let image: String?
    let episode: [String]?
}

nonisolated extension CharacterDTO: Decodable {
    private enum CodingKeys: CodingKey {
        case id, name, status, species, type, gender, origin, location, image, episode
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.identifier(.id)
        name = try fields.field(.name)
        status = try fields.field(.status)
        species = try fields.field(.species)
        type = try fields.field(.type)
        gender = try fields.field(.gender)
        origin = try fields.field(.origin)
        location = try fields.field(.location)
        image = try fields.field(.image)
        episode = try fields.field(.episode)
    }
}

extension Character {
    /// Unknown statuses and genders count as unknown; an episode is known by the number at the end of its URL.
    nonisolated init(_ dto: CharacterDTO) {
        self.init(
            identifier: dto.id,
            name: dto.name ?? "",
            status: dto.status.flatMap(Status.init(spelled:)) ?? .unknown,
            species: dto.species ?? "",
            type: dto.type ?? "",
            gender: dto.gender.flatMap(Gender.init(spelled:)) ?? .unknown,
            origin: dto.origin?.name ?? "unknown",
            location: dto.location?.name ?? "unknown",
            episodes: (dto.episode ?? []).compactMap { $0.split(separator: "/").last.flatMap { Int($0) } },
            image: dto.image ?? "")
    }
}
