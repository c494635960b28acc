import ChallengeNetworking

@testable import ChallengeCharacter

// Values that a test spells out only where they matter to it.

extension Character {
    nonisolated static func sample(
        _ identifier: Int = 1, name: String? = nil, status: Status = .alive, type: String = "",
        gender: Gender = .male, episodes: [Int] = [1, 2], image: String = "https://host/1.jpeg"
    ) -> Character {
        Character(
            identifier: identifier, name: name ?? "Character \(identifier)", status: status, species: "Human",
            type: type, gender: gender, origin: "Earth", location: "Citadel", episodes: episodes, image: image)
    }
}

extension CharactersPage {
    /// A page with the characters of these identifiers.
    nonisolated static func sample(
        _ identifiers: [Int] = [1, 2], page: Int = 1, pages: Int = 1, total: Int? = nil
    ) -> CharactersPage {
        CharactersPage(
            items: identifiers.map { .sample($0) }, page: page, pages: pages, total: total ?? identifiers.count)
    }

    /// What a search has found that nobody fits.
    nonisolated static let none = CharactersPage(items: [], page: 1, pages: 0, total: 0)
}

extension LoadFailure {
    /// A request that has failed.
    nonisolated static func sample(_ failure: RequestFailure) -> LoadFailure { .request("/api/character", failure) }

    nonisolated static let timeout = sample(.timeout)
    nonisolated static func status(_ code: Int) -> LoadFailure { sample(.status(code)) }
}

extension CharacterDTO {
    nonisolated static func sample(_ identifier: Int = 1) -> CharacterDTO {
        CharacterDTO(
            id: identifier, name: "Character \(identifier)", status: "Alive", species: "Human", type: "",
            gender: "Male", origin: Place(name: "Earth"), location: Place(name: "Citadel"),
            image: "https://host/1.jpeg", episode: ["https://host/api/episode/1", "https://host/api/episode/2"])
    }
}
