import ChallengeCatalogue
import ChallengeNetworking
import ChallengeText

/// The types that can be asked for, their fields, what these take and what they hold; all as the public API has them.
///
/// The objects are the catalogue for `Query` and its records for the types of these. Where somebody is that is no
/// location of the catalogue is a `Place`: a `Location` that has a name and nothing else.
enum GraphQLSchema {
    struct Field: Sendable {
        /// The type of the object or the objects that it is; nil for a single value.
        var type: String?
        var arguments: [String: Input] = [:]
        /// What it holds of an object.
        let contents: @Sendable (Any, Call) -> Contents
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

    /// What a field is asked with.
    struct Call {
        let arguments: [String: GraphQLDocument.Value]
        let catalogue: Catalogue
        let addresses: Addresses
    }

    enum Contents {
        case value(JSON)
        case object(Any?)
        case objects([Any])
    }

    /// The result of a search; nil for the page where there is none.
    private struct Search {
        let page: Page?
        let records: [Any]
    }

    static let types: [String: [String: Field]] = [
        "Query": records("Character", ["name", "status", "species", "type", "gender"]) { $0.characters }
            .merging(records("Episode", ["name", "episode"]) { $0.episodes }) { $1 }
            .merging(records("Location", ["name", "type", "dimension"]) { $0.locations }) { $1 },
        "Characters": list(of: "Character"), "Episodes": list(of: "Episode"), "Locations": list(of: "Location"),
        "Info": [
            "count": number { $0.itemCount }, "pages": number { $0.pageCount }, "next": number { $0.next },
            "prev": number { $0.previous },
        ],
        "Character": character, "Episode": episode, "Location": location,
    ]

    private static let character: [String: Field] = [
        "id": text { (it: CharacterRecord) in String(it.id) },
        "name": text { (it: CharacterRecord) in it.name },
        "status": text { (it: CharacterRecord) in it.status },
        "species": text { (it: CharacterRecord) in it.species },
        "type": text { (it: CharacterRecord) in it.type },
        "gender": text { (it: CharacterRecord) in it.gender },
        "image": field { (it: CharacterRecord, call) in .value(.string(call.addresses.avatar(it.id))) },
        "created": text { (it: CharacterRecord) in it.created },
        "origin": place { $0.origin },
        "location": place { $0.location },
        "episode": field("Episode") { (it: CharacterRecord, call) in
            .objects(call.catalogue.episodes.records(with: it.episodes))
        },
    ]

    private static let episode: [String: Field] = [
        "id": text { (it: EpisodeRecord) in String(it.id) },
        "name": text { (it: EpisodeRecord) in it.name },
        "air_date": text { (it: EpisodeRecord) in it.airDate },
        "episode": text { (it: EpisodeRecord) in it.code },
        "created": text { (it: EpisodeRecord) in it.created },
        "characters": field("Character") { (it: EpisodeRecord, call) in
            .objects(call.catalogue.characters.records(with: it.characters))
        },
    ]

    private static let location: [String: Field] = [
        "id": text { (it: LocationRecord) in String(it.id) },
        "name": text { (it: Any) in (it as? LocationRecord)?.name ?? (it as? Place)?.name },
        "type": text { (it: LocationRecord) in it.type },
        "dimension": text { (it: LocationRecord) in it.dimension },
        "created": text { (it: LocationRecord) in it.created },
        "residents": field("Character") { (it: LocationRecord, call) in
            .objects(call.catalogue.characters.records(with: it.residents))
        },
    ]

    /// One record, several, and a page of a search, as the public API does it: that of the REST API, and nothing in it
    /// where that has nothing.
    private static func records<Record>(
        _ type: String, _ filter: Set<String>, _ shelf: @escaping @Sendable (Catalogue) -> RecordIndex<Record>
    ) -> [String: Field] {
        let name = type.lowercased()
        return [
            name: field(type, ["id": Input(type: .id, isRequired: true)]) { (it: Catalogue, call) in
                .object(call.ids.first.flatMap { shelf(it).byID[$0] })
            },
            "\(name)sByIds": field(type, ["ids": Input(type: .ids, isRequired: true)]) {
                (it: Catalogue, call) in .objects(shelf(it).records(with: call.ids))
            },
            "\(name)s": field(
                "\(type)s", ["page": Input(type: .integer), "filter": Input(type: .filter(filter))]
            ) { (it: Catalogue, call) in
                let found = shelf(it).search(call.query)
                return .object(Search(page: found?.page, records: Array(found?.records ?? [])))
            },
        ]
    }

    private static func list(of type: String) -> [String: Field] {
        [
            "info": field("Info") { (it: Search, _) in .object(it) },
            "results": field(type) { (it: Search, _) in .objects(it.records) },
        ]
    }

    private static func place(_ place: @escaping @Sendable (CharacterRecord) -> Place) -> Field {
        field("Location") { (it: CharacterRecord, call) in
            let place = place(it)
            return .object(place.location.flatMap { call.catalogue.locations.byID[$0] } ?? place)
        }
    }

    private static func text<Object>(_ text: @escaping @Sendable (Object) -> String?) -> Field {
        field { (it: Object, _) in .value(text(it).map { .string($0) } ?? .null) }
    }

    private static func number(_ number: @escaping @Sendable (Page) -> Int?) -> Field {
        field { (it: Search, _) in .value(it.page.flatMap(number).map { .number($0) } ?? .null) }
    }

    /// A field that is null for objects of another type.
    private static func field<Object>(
        _ type: String? = nil, _ arguments: [String: Input] = [:],
        contents: @escaping @Sendable (Object, Call) -> Contents
    ) -> Field {
        Field(type: type, arguments: arguments) { object, call in
            (object as? Object).map { contents($0, call) } ?? .value(.null)
        }
    }
}

extension GraphQLSchema.Call {
    /// The numbers among the ids that it is given; nobody has another id.
    fileprivate var ids: [Int] {
        if case .list(let ids) = arguments["ids"] { return ids.compactMap { $0.text.flatMap { Int($0) } } }
        return arguments["id"]?.text.flatMap { Int($0) }.map { [$0] } ?? []
    }

    /// The filter and the page, as a query of the REST API.
    fileprivate var query: [Endpoint.QueryItem] {
        var query: [Endpoint.QueryItem] = []
        if case .object(let filter) = arguments["filter"] {
            query = filter.compactMap { name, value in value.text.map { Endpoint.QueryItem(name, $0) } }
        }
        if case .integer(let page) = arguments["page"] { query.append(Endpoint.QueryItem("page", String(page))) }
        return query
    }
}
