import ChallengeCore
import ChallengeInjection
import ChallengeListing
import ChallengeNetworking

nonisolated protocol APIClientProtocol: RemoteDataSourceContract<Game, GameFilter> {}

/// Requests games from an API, and logs failures.
nonisolated struct APIClient: APIClientProtocol {
    @Injected(\.httpClient) private var httpClient
    @Injected(\.logger) private var logger

    func item(_ identifier: Int) async throws(LoadFailure) -> Game? {
        try await noting { () async throws(LoadFailure) -> Game? in
            try await httpClient.record(
                identifier, at: Endpoint(path: "/api/game/\(identifier)"), nothing: "Game not found")
        }
    }

    func page(_ page: Int, matching filter: GameFilter) async throws(LoadFailure) -> ListPage<Game> {
        try await noting { () async throws(LoadFailure) -> ListPage<Game> in
            try await httpClient.page(page, of: "/api/game", matching: filter.conditions(textKey: "title"))
        }
    }

    func pageIfCached(_ page: Int) -> ListPage<Game>? { httpClient.pageIfCached(page, of: "/api/game") }

    private func noting<Value>(_ request: () async throws(LoadFailure) -> Value) async throws(LoadFailure) -> Value {
        do {
            return try await request()
        } catch {
            if let target = error.target { logger.note("\(target) has failed: \(error.reason)") }
            throw error
        }
    }
}

/// Decodes a game from an API response. The id is required; every other field may be missing or null.
nonisolated extension Game: ResponseDecodable {
    init(from value: ResponseValue) throws(ResponseFault) {
        let fields = try value.fields()
        self.init(
            id: try fields.identifier(), title: try fields.text("title") ?? "", year: try fields.integer("year"),
            platforms: try fields.texts("platforms") ?? [], genre: try fields.text("genre") ?? "",
            developer: try fields.text("developer") ?? "", image: try fields.text("image") ?? "")
    }
}
