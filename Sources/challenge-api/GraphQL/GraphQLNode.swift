import ChallengeCatalogue
import ChallengeNetworking

/// An object that a query can ask for fields of.
enum GraphQLNode {
    case query
    case character(CharacterRecord)
    case episode(EpisodeRecord)
    case location(LocationRecord)
    /// Where somebody is that is no location of the catalogue: it has a name and nothing else.
    case place(Place)
    /// The result of a search; nil for the page where there is none.
    case list(of: String, Page?, [GraphQLNode])
    case info(Page?)

    /// What a field holds.
    enum Contents {
        case value(JSON)
        case node(GraphQLNode?)
        case nodes([GraphQLNode])
    }

    var type: String {
        switch self {
        case .query: "Query"
        case .character: "Character"
        case .episode: "Episode"
        case .location, .place: "Location"
        case .list(let type, _, _): type
        case .info: "Info"
        }
    }

    /// What a field of the schema holds.
    func contents(
        of field: GraphQLPlan.Field, in catalogue: Catalogue, at addresses: Addresses
    ) -> Contents {
        switch self {
        case .query: catalogue.contents(of: field)
        case .character(let character): Self.contents(field.name, of: character, catalogue, addresses)
        case .episode(let episode): Self.contents(field.name, of: episode, catalogue)
        case .location(let location): Self.contents(field.name, of: location, catalogue)
        case .place(let place): .init(field.name == "name" ? place.name : nil)
        case .list(_, let page, let nodes): field.name == "info" ? .node(.info(page)) : .nodes(nodes)
        case .info(let page): Self.contents(field.name, of: page)
        }
    }

    private static func contents(
        _ field: String, of character: CharacterRecord, _ catalogue: Catalogue, _ addresses: Addresses
    ) -> Contents {
        switch field {
        case "id": .init(String(character.id))
        case "name": .init(character.name)
        case "status": .init(character.status)
        case "species": .init(character.species)
        case "type": .init(character.type)
        case "gender": .init(character.gender)
        case "image": .init(addresses.avatar(character.id))
        case "created": .init(character.created)
        case "origin": .node(location(character.origin, catalogue))
        case "location": .node(location(character.location, catalogue))
        case "episode": .nodes(catalogue.episodes.records(with: character.episodes).map { .episode($0) })
        default: .init(nil)
        }
    }

    private static func contents(_ field: String, of episode: EpisodeRecord, _ catalogue: Catalogue) -> Contents {
        switch field {
        case "id": .init(String(episode.id))
        case "name": .init(episode.name)
        case "air_date": .init(episode.airDate)
        case "episode": .init(episode.code)
        case "created": .init(episode.created)
        case "characters": .nodes(catalogue.characters.records(with: episode.characters).map { .character($0) })
        default: .init(nil)
        }
    }

    private static func contents(_ field: String, of location: LocationRecord, _ catalogue: Catalogue) -> Contents {
        switch field {
        case "id": .init(String(location.id))
        case "name": .init(location.name)
        case "type": .init(location.type)
        case "dimension": .init(location.dimension)
        case "created": .init(location.created)
        case "residents": .nodes(catalogue.characters.records(with: location.residents).map { .character($0) })
        default: .init(nil)
        }
    }

    private static func contents(_ field: String, of page: Page?) -> Contents {
        let number =
            switch field {
            case "count": page?.itemCount
            case "pages": page?.pageCount
            case "next": page?.next
            case "prev": page?.previous
            default: nil as Int?
            }
        return .value(number.map { .number($0) } ?? .null)
    }

    private static func location(_ place: Place, _ catalogue: Catalogue) -> GraphQLNode {
        place.location.flatMap { catalogue.locations.byID[$0] }.map { .location($0) } ?? .place(place)
    }
}

extension GraphQLNode.Contents {
    fileprivate init(_ text: String?) {
        self = .value(text.map { .string($0) } ?? .null)
    }
}

extension Catalogue {
    /// What a field of the query itself holds.
    fileprivate func contents(of field: GraphQLPlan.Field) -> GraphQLNode.Contents {
        switch field.name {
        case "character": one(field, characters) { .character($0) }
        case "characters": list(field, "Characters", characters) { .character($0) }
        case "charactersByIds": several(field, characters) { .character($0) }
        case "episode": one(field, episodes) { .episode($0) }
        case "episodes": list(field, "Episodes", episodes) { .episode($0) }
        case "episodesByIds": several(field, episodes) { .episode($0) }
        case "location": one(field, locations) { .location($0) }
        case "locations": list(field, "Locations", locations) { .location($0) }
        case "locationsByIds": several(field, locations) { .location($0) }
        default: .value(.null)
        }
    }

    private func one<Record>(
        _ field: GraphQLPlan.Field, _ shelf: Shelf<Record>, _ node: (Record) -> GraphQLNode
    ) -> GraphQLNode.Contents {
        .node(field.ids.first.flatMap { shelf.byID[$0] }.map(node))
    }

    private func several<Record>(
        _ field: GraphQLPlan.Field, _ shelf: Shelf<Record>, _ node: (Record) -> GraphQLNode
    ) -> GraphQLNode.Contents {
        .nodes(shelf.records(with: field.ids).map(node))
    }

    /// As the public API does it: a search of the REST API, and nothing in it where that has nothing.
    private func list<Record>(
        _ field: GraphQLPlan.Field, _ type: String, _ shelf: Shelf<Record>, _ node: (Record) -> GraphQLNode
    ) -> GraphQLNode.Contents {
        let result = shelf.search(field.query)
        return .node(.list(of: type, result?.page, result?.records.map(node) ?? []))
    }
}

extension GraphQLPlan.Field {
    /// The numbers among the ids that it is given; nobody has another id.
    fileprivate var ids: [Int] {
        switch (arguments["id"], arguments["ids"]) {
        case (.string(let id), _): [id].compactMap { Int($0) }
        case (_, .list(let ids)):
            ids.compactMap { if case .string(let id) = $0 { Int(id) } else { nil } }
        default: []
        }
    }

    /// The filter and the page, as a query of the REST API.
    fileprivate var query: [Endpoint.QueryItem] {
        var query: [Endpoint.QueryItem] = []
        if case .object(let filter) = arguments["filter"] {
            for (name, value) in filter {
                if case .string(let text) = value { query.append(Endpoint.QueryItem(name, text)) }
            }
        }
        if case .integer(let page) = arguments["page"] { query.append(Endpoint.QueryItem("page", String(page))) }
        return query
    }
}
