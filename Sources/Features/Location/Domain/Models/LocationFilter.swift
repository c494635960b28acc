import ChallengeListing
import ChallengeText

/// A filter of locations by the name, the type and the dimension.
nonisolated struct LocationFilter: FilterQuery {
    static let keys = ["type", "dimension"]
    static let partsSchema: ContentSchema? = .object(["type": .string.optional, "dimension": .string.optional])

    var text = ""
    var values: [String: String] = [:]
}
