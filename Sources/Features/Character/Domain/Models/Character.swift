/// Someone in the show.
nonisolated struct Character: Sendable, Hashable, Identifiable {
    /// What the API says of someone's life; anything it may say one day counts as unknown.
    enum Status: String, Sendable, Hashable, CaseIterable {
        case alive = "Alive"
        case dead = "Dead"
        case unknown
    }

    enum Gender: String, Sendable, Hashable, CaseIterable {
        case female = "Female"
        case male = "Male"
        case genderless = "Genderless"
        case unknown
    }

    let identifier: Int
    let name: String
    let status: Status
    let species: String
    /// A kind within the species; often empty.
    let type: String
    let gender: Gender
    /// The names of places; `unknown` where nobody knows.
    let origin: String
    let location: String
    /// The identifiers of the episodes with this character.
    let episodes: [Int]
    /// Where the picture is.
    let image: String

    var id: Int { identifier }
}
