import ChallengeListing
import ChallengeText

/// A filter of games by the title, the platform, the year and the genre.
nonisolated struct GameFilter: FilterQuery {
    static let keys = ["platform", "year", "genre"]
    static let partsSchema: ContentSchema? = .object([
        "platform": .string.optional, "year": .string.optional, "genre": .string.optional,
    ])

    var text = ""
    var values: [String: String] = [:]
}
