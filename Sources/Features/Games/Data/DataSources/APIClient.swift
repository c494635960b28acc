import ChallengeNetworking

/// Asks the API for games.
nonisolated protocol APIClientContract: Sendable {
    /// One game, or nil where the API knows none with this identifier.
    func game(identifier: Int) async throws(LoadFailure) -> GameDTO?
    /// A page of the games with a text in their titles, or of all where it is empty; nil where the API has nothing there: no
    /// game fits, or the page is past the last one.
    func gamesPage(page: Int, title: String) async throws(LoadFailure) -> PageAnswer<GameDTO>?
}

nonisolated struct APIClient: APIClientContract {
    let httpClient: any HTTPClientContract
    let logger: any LoggerContract

    func game(identifier: Int) async throws(LoadFailure) -> GameDTO? {
        let endpoint = Endpoint(path: "/api/game/\(identifier)")
        return try await noting(endpoint) { () async throws(LoadFailure) -> GameDTO? in
            try await httpClient.record(identifier, at: endpoint, nothing: "Game not found")
        }
    }

    func gamesPage(page: Int, title: String) async throws(LoadFailure) -> PageAnswer<GameDTO>? {
        let search = title.isEmpty ? [] : [Endpoint.QueryItem("title", title.lowercased())]
        let endpoint = Endpoint(path: "/api/game", query: [Endpoint.QueryItem("page", "\(page)")] + search)
        return try await noting(endpoint) { () async throws(LoadFailure) -> PageAnswer<GameDTO>? in
            try await httpClient.value(at: endpoint, nothing: "There is nothing here")
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
