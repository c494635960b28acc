import ChallengeCore
import ChallengeListing
import ChallengeNetworking

nonisolated struct CharacterRemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Character? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "/api/character/\(identifier)"), nothing: "Character not found")
    }

    func page(_ page: Int, matching filter: CharacterFilter) async throws(LoadFailure) -> ListPage<Character> {
        try await httpClient.page(page, of: "/api/character", matching: filter.conditions(textKey: "name"))
    }

    func pageIfCached(_ page: Int) -> ListPage<Character>? { httpClient.pageIfCached(page, of: "/api/character") }
}

/// Decodes a character from an API response. The id is required; every other field may be missing or null. Unknown
/// statuses and genders become `unknown`. An episode or a location is identified by the number at the end of its URL.
nonisolated extension Character: ResponseDecodable {
    private struct Location: ResponseDecodable {
        let name: String?
        let url: String?

        init(from value: ResponseValue) throws(ResponseFault) {
            let fields = try value.fields()
            (name, url) = (try fields.text("name"), try fields.text("url"))
        }
    }

    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        func text(_ name: String) throws(ResponseFault) -> String { try fields.text(name) ?? "" }
        func place(_ name: String) throws(ResponseFault) -> Place {
            guard let location: Location = try fields.value(name), let name = location.name else { return .unknown }
            return Place(name: name, identifier: location.url?.trailingIdentifier)
        }
        self.init(
            identifier: try fields.identifier(), name: try text("name"),
            status: Character.Status(parsing: try text("status")) ?? .unknown, species: try text("species"),
            type: try text("type"), gender: Character.Gender(parsing: try text("gender")) ?? .unknown,
            origin: try place("origin"), location: try place("location"), episodes: try fields.identifiers("episode"),
            image: try text("image"))
    }
}
