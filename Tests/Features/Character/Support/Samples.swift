@testable import ChallengeCharacter

extension CharacterFilter {
    nonisolated init(
        name: String = "", status: Character.Status? = nil, species: String = "", type: String = "",
        gender: Character.Gender? = nil
    ) {
        self.init()
        (self.name, self.status, self.species, self.type, self.gender) = (name, status, species, type, gender)
    }
}
