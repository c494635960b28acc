import ChallengeCore
import ChallengeListing
import ChallengeText

/// A location of the show: a planet, a space station, a dream.
nonisolated struct Location: ListItem {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// Who was last seen there.
    var residents: Related<Resident>

    var displayName: String { name }

    func values(of key: String) -> [String] { key == "type" ? [type] : [dimension] }

    var json: JSON {
        [
            "id": id, "name": name, "type": type, "dimension": dimension, "residents": residents.items,
            "leftOut": residents.leftOut(Resident.words.noun),
        ]
    }

    static let schema = ContentSchema.object([
        "id": .integer(from: 1), "name": .string, "type": .string, "dimension": .string,
        "residents": .array(of: Resident.schema).optional.described("Only in the details."),
        "leftOut": .array(of: .string, minimum: 1).optional.described(
            "Why some are not among the residents; not there if all are."),
    ])
}

/// A character as far as it matters to a location.
nonisolated struct Resident: ListItem {
    static let words = ListWords(noun: "character", plural: "characters", key: "name", noMatch: "")

    let id: Int
    let name: String
    let species: String

    var displayName: String { name }

    var json: JSON { ["id": id, "name": name, "species": species] }

    static let schema = ContentSchema.object(["id": .integer(from: 1), "name": .string, "species": .string])
}

/// Which locations are wanted, by a part of the name, of the type and of the dimension.
nonisolated struct LocationFilter: FilterQuery {
    static let keys = ["type", "dimension"]
    static let partsSchema: ContentSchema? = .object(["type": .string.optional, "dimension": .string.optional])

    var text = ""
    var values: [String: String] = [:]
}

typealias LocationRepository = Repository<Location, LocationFilter>
typealias GetLocationUseCase = GetItemUseCase<Location, LocationFilter>
typealias RefreshLocationUseCase = RefreshItemUseCase<Location, LocationFilter>
typealias GetLocationsPageUseCase = GetPageUseCase<Location, LocationFilter>
typealias RefreshLocationsPageUseCase = RefreshPageUseCase<Location, LocationFilter>
typealias SearchLocationsPageUseCase = SearchPageUseCase<Location, LocationFilter>
