/// A character as the API sends it. Only what makes it a character must be there; the rest may be missing or null.
nonisolated struct CharacterDTO: Decodable, Sendable {
    struct Place: Decodable, Sendable {
        let name: String?
    }

    let id: Int
    let name: String
    let status: String?
    let species: String?
    let type: String?
    let gender: String?
    let origin: Place?
    let location: Place?
    let image: String?
    let episode: [String]?
}

/// A page of characters as the API sends it.
nonisolated struct CharactersPageDTO: Decodable, Sendable {
    struct Info: Decodable, Sendable {
        let count: Int
        let pages: Int
    }

    let info: Info
    let results: [CharacterDTO]
}

extension Character {
    /// Unknown statuses and genders count as unknown; an episode is known by the number at the end of its URL.
    nonisolated init(_ dto: CharacterDTO) {
        self.init(
            identifier: dto.id,
            name: dto.name,
            status: Status.allCases.first { $0.rawValue.lowercased() == dto.status?.lowercased() } ?? .unknown,
            species: dto.species ?? "",
            type: dto.type ?? "",
            gender: Gender.allCases.first { $0.rawValue.lowercased() == dto.gender?.lowercased() } ?? .unknown,
            origin: dto.origin?.name ?? "unknown",
            location: dto.location?.name ?? "unknown",
            episodes: (dto.episode ?? []).compactMap { $0.split(separator: "/").last.flatMap { Int($0) } },
            image: dto.image ?? "")
    }
}
