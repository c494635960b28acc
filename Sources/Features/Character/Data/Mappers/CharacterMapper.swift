import ChallengeCore
import ChallengeNetworking

/// Makes a character of the API's answer. Unknown statuses and genders become `unknown`, and missing texts empty.
nonisolated struct CharacterMapper: MapperContract {
    func map(_ dto: CharacterDTO) -> Character {
        Character(
            identifier: dto.id, name: dto.name ?? "",
            status: Character.Status(parsing: dto.status ?? "") ?? .unknown,
            species: dto.species ?? "", type: dto.type ?? "",
            gender: Character.Gender(parsing: dto.gender ?? "") ?? .unknown, origin: place(dto.origin),
            location: place(dto.location), episodes: dto.episodes, image: dto.image ?? "")
    }

    /// The number at the end of a place's address identifies its location.
    private func place(_ dto: CharacterDTO.Place?) -> Character.Place {
        guard let dto, let name = dto.name else { return .unknown }
        return Character.Place(name: name, identifier: dto.url?.trailingIdentifier)
    }
}
