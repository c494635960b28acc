/// The types that can be asked for, their fields, and what these take; all as the public API has them.
enum GraphQLSchema {
    struct Field {
        /// The type of the object or the objects that it is; nil for a single value.
        var type: String?
        var arguments: [String: Input] = [:]
    }

    struct Input {
        let type: InputType
        var isRequired = false
    }

    enum InputType {
        case id, ids, integer, boolean
        /// An object of texts with these names.
        case filter(Set<String>)
    }

    static let types: [String: [String: Field]] = [
        "Query": root,
        "Characters": list(of: "Character"), "Episodes": list(of: "Episode"), "Locations": list(of: "Location"),
        "Info": values("count", "pages", "next", "prev"),
        "Character": values("id", "name", "status", "species", "type", "gender", "image", "created").merging(
            [
                "origin": Field(type: "Location"), "location": Field(type: "Location"),
                "episode": Field(type: "Episode"),
            ],
            uniquingKeysWith: { $1 }),
        "Episode": values("id", "name", "air_date", "episode", "created").merging(
            ["characters": Field(type: "Character")], uniquingKeysWith: { $1 }),
        "Location": values("id", "name", "type", "dimension", "created").merging(
            ["residents": Field(type: "Character")], uniquingKeysWith: { $1 }),
    ]

    private static let root = [
        "character": one("Character"), "charactersByIds": several("Character"),
        "characters": page("Characters", ["name", "status", "species", "type", "gender"]),
        "episode": one("Episode"), "episodesByIds": several("Episode"),
        "episodes": page("Episodes", ["name", "episode"]),
        "location": one("Location"), "locationsByIds": several("Location"),
        "locations": page("Locations", ["name", "type", "dimension"]),
    ]

    private static func one(_ type: String) -> Field {
        Field(type: type, arguments: ["id": Input(type: .id, isRequired: true)])
    }

    private static func several(_ type: String) -> Field {
        Field(type: type, arguments: ["ids": Input(type: .ids, isRequired: true)])
    }

    private static func page(_ type: String, _ filter: Set<String>) -> Field {
        Field(type: type, arguments: ["page": Input(type: .integer), "filter": Input(type: .filter(filter))])
    }

    private static func list(of type: String) -> [String: Field] {
        ["info": Field(type: "Info"), "results": Field(type: type)]
    }

    private static func values(_ names: String...) -> [String: Field] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, Field()) })
    }
}
