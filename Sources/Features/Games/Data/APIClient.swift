import ChallengeCore
import ChallengeCoreInjection
import ChallengeListing
import ChallengeNetworking

/// Asks the API for games.
nonisolated struct APIClient: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract
    let logger: any LoggerContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Game? {
        let endpoint = Endpoint(path: "/api/game/\(identifier)")
        return try await noting(endpoint) { () async throws(LoadFailure) -> Game? in
            let dto: GameDTO? = try await httpClient.record(identifier, at: endpoint, nothing: "Game not found")
            return dto.map { Game($0) }
        }
    }

    func page(_ page: Int, fitting query: TextQuery) async throws(LoadFailure) -> ListPage<Game> {
        let search = query.isEmpty ? [] : [Endpoint.QueryItem("title", query.text.lowercased())]
        let endpoint = Endpoint(path: "/api/game", query: [Endpoint.QueryItem("page", "\(page)")] + search)
        return try await noting(endpoint) { () async throws(LoadFailure) -> ListPage<Game> in
            let answer: PageAnswer<GameDTO>? = try await httpClient.value(
                at: endpoint, nothing: "There is nothing here")
            return ListPage(answer, page: page) { Game($0) }
        }
    }

    /// Notes why a request has failed, if it has.
    private func noting<Value>(
        _ endpoint: Endpoint, _ request: () async throws(LoadFailure) -> Value
    ) async throws(LoadFailure) -> Value {
        do {
            return try await request()
        } catch {
            if error != .cancelled { logger.note("\(endpoint) has failed: \(error.reason)") }
            throw error
        }
    }
}
