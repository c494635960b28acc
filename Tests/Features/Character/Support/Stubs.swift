import ChallengeTestSupport

@testable import ChallengeCharacter

nonisolated extension Character {
    /// A character whose origin is the location 20; there are no details of its last location.
    static func stub(_ identifier: Int = 1, name: String = "Rick") -> Character {
        Character(
            identifier: identifier, name: name, status: .alive, species: "Human", type: "", gender: .male,
            origin: Place(name: "Earth", identifier: 20), location: Place(name: "Citadel", identifier: nil),
            episodes: [1], image: "")
    }
}

nonisolated extension CharactersPage {
    /// A first page of three, by default with two characters.
    static func stub(_ identifiers: [Int] = [1, 2], page: Int = 1) -> CharactersPage {
        CharactersPage(
            characters: identifiers.map { .stub($0) }, page: page, pages: 3, total: 41, leftOut: [])
    }
}

nonisolated extension CharacterDTO {
    static func stub(_ identifier: Int = 1, name: String? = "Rick") -> CharacterDTO {
        CharacterDTO(
            id: identifier, name: name, status: "Alive", species: "Human", type: nil, gender: "Male",
            origin: Place(name: "Earth", url: "https://host/api/location/20"),
            location: Place(name: "Citadel", url: ""), episodes: [1], image: nil)
    }
}

nonisolated extension CharactersPageDTO {
    static func stub(_ identifiers: [Int] = [1, 2], page: Int = 1, pages: Int = 3) -> CharactersPageDTO {
        CharactersPageDTO(items: identifiers.map { .stub($0) }, page: page, pages: pages, total: 41)
    }
}

nonisolated extension LoadFailure {
    static let stub = LoadFailure.request("/api/character", .timeout)
}

extension ActivityLog {
    /// Makes a repository whose use of the cache this log records.
    func making<Repository>(_ make: () -> Repository) -> Repository {
        var environment = AppEnvironment(variables: [:])
        environment.activity = self
        return environment.making(make)
    }
}
