/// A character as the API sends it. Only what makes it a character must be there, its number; the rest may be missing or
/// null.
nonisolated struct CharacterDTO: Sendable {
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

    /// - Throws: `DecodingError` with the place of what cannot be used; also where a number is one that `Int` does not
    ///   have or a text is not UTF-8, of which the decoder itself does not say where they are.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func field<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            do {
                return try fields.decodeIfPresent(Value.self, forKey: key)
            } catch let error as DecodingError {
                throw error
            } catch {
                throw DecodingError.dataCorruptedError(forKey: key, in: fields, debugDescription: "\(error)")
            }
        }
        guard let id: Int = try field(.id) else {
            throw DecodingError.keyNotFound(
                CodingKeys.id, .init(codingPath: decoder.codingPath, debugDescription: "it is missing or null"))
        }
        guard id > 0 else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "it is not positive")
        }
        self.id = id
        name = try field(.name)
        status = try field(.status)
        species = try field(.species)
        type = try field(.type)
        gender = try field(.gender)
        origin = try field(.origin)
        location = try field(.location)
        image = try field(.image)
        episode = try field(.episode)
    }
}

extension Character {
    /// Unknown statuses and genders count as unknown; an episode is known by the number at the end of its URL.
    nonisolated init(_ dto: CharacterDTO) {
        self.init(
            identifier: dto.id,
            name: dto.name ?? "",
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
