import ChallengeListing
import ChallengeText

/// A filter of games by the title, the platform, the year, the genre and the developer.
nonisolated struct GameFilter: FilterQuery {
    static let keys = ["platform", "year", "genre", "developer"]
    static let partsSchema: ContentSchema? = .object([
        "platform": .string.optional, "year": .string.optional, "genre": .string.optional,
        "developer": .string.optional,
    ])

    var text = ""
    var values: [String: String] = [:]
}
