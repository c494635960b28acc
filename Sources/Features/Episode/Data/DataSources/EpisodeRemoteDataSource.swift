import ChallengeActions
import ChallengeCore
import ChallengeListing
import ChallengeNetworking

nonisolated struct EpisodeRemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Episode? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "/api/episode/\(identifier)"), nothing: "Episode not found")
    }

    func page(_ page: Int, matching query: EpisodeQuery) async throws(LoadFailure) -> ListPage<Episode> {
        if let character = query.character { return try await episodes(of: character, matching: query) }
        let code = query.code.map { [Assignment(key: "episode", value: $0)] }
        return try await httpClient.page(page, of: "/api/episode", matching: code ?? query.conditions(textKey: "name"))
    }

    func pageIfCached(_ page: Int) -> ListPage<Episode>? { httpClient.pageIfCached(page, of: "/api/episode") }

    /// Returns a character's matching episodes as one page. The API lists only the identifiers of a character's episodes.
    private func episodes(
        of character: Int, matching query: EpisodeQuery
    ) async throws(LoadFailure) -> ListPage<Episode> {
        let endpoint = Endpoint(path: "/api/character/\(character)")
        let appearances: Appearances? = try await httpClient.record(
            character, at: endpoint, nothing: "Character not found")
        guard let appearances else { throw .request(endpoint.description, .status(404)) }
        let wanted = RelatedItems<Episode>(appearances.episodes).requested
        guard !wanted.isEmpty else { return ListPage(items: [], page: 1, pages: 1, total: 0) }
        let all: ListPage<Episode> = try await httpClient.records(
            wanted, below: "/api/episode", nothing: "Episode not found")
        let matching = query.filter(all.items)
        return ListPage(items: matching, page: 1, pages: 1, total: matching.count, leftOut: all.leftOut)
    }

    func details(of episode: Episode) async -> Fetched<Episode, LoadFailure> {
        let cast = await episode.cast.loaded { identifiers async throws(LoadFailure) in
            try await httpClient.records(identifiers, below: "/api/character", nothing: "Character not found")
        }
        var episode = episode
        episode.cast = cast.value
        return Fetched(episode, fallbackReason: cast.fallbackReason)
    }
}

/// A character, reduced to the identifiers of its episodes.
private nonisolated struct Appearances: ResponseDecodable, Identifiable {
    let id: Int
    let episodes: [Int]

    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        (id, episodes) = (try fields.identifier(), try fields.identifiers("episode"))
    }
}

/// Decodes an episode from an API response. The id is required; every other field may be missing or null.
nonisolated extension Episode: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), name: try fields.text("name") ?? "", code: try fields.text("episode") ?? "",
            airDate: try fields.text("air_date") ?? "", cast: RelatedItems(try fields.identifiers("characters")))
    }
}

/// Decodes a member of the cast, with the same rules as an ``Episode``.
nonisolated extension CastMember: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), name: try fields.text("name") ?? "",
            species: try fields.text("species") ?? "")
    }
}
