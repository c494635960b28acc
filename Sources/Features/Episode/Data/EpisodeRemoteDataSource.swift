import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Asks the API for episodes.
nonisolated struct EpisodeRemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Episode? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "/api/episode/\(identifier)"), nothing: "Episode not found")
    }

    func page(_ page: Int, fitting query: TextQuery) async throws(LoadFailure) -> ListPage<Episode> {
        let search = query.isEmpty ? [] : [Endpoint.QueryItem("name", query.text.lowercased())]
        let answer: PageAnswer<Episode>? = try await httpClient.value(
            at: Endpoint(path: "/api/episode", query: [Endpoint.QueryItem("page", "\(page)")] + search),
            nothing: "There is nothing here")
        return ListPage(answer, page: page)
    }
}

/// Decodes an episode from an answer of the API. The id must be there; every other field may be missing or null.
nonisolated extension Episode: Decodable {
    private enum CodingKeys: CodingKey {
        case id, name
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(id: try fields.identifier(.id), name: try fields.field(.name) ?? "")
    }
}
