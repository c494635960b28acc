import ChallengeNetworking

/// Asks the API for characters.
nonisolated protocol CharacterRemoteDataSourceContract: Sendable {
    /// One character, or nil where the API knows nobody with this identifier.
    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO?
    /// A page of those who fit the filter, or nil where the API has nothing there: nobody fits, or the page is
    /// past the last one.
    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> PageAnswer<CharacterDTO>?
}

nonisolated struct CharacterRemoteDataSource: CharacterRemoteDataSourceContract {
    private let httpClient: any HTTPClientContract

    init(httpClient: any HTTPClientContract) {
        self.httpClient = httpClient
    }

    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO? {
        try await httpClient.record(
            identifier, at: Endpoint(path: "/api/character/\(identifier)"), nothing: "Character not found")
    }

    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> PageAnswer<CharacterDTO>? {
        let parts = [
            ("name", filter.name), ("status", filter.status?.rawValue ?? ""), ("species", filter.species),
            ("type", filter.type), ("gender", filter.gender?.rawValue ?? ""),
        ]
        let query = parts.filter { !$0.1.isEmpty }.map { Endpoint.QueryItem($0.0, $0.1.lowercased()) }
        return try await httpClient.value(
            at: Endpoint(path: "/api/character", query: [Endpoint.QueryItem("page", "\(page)")] + query),
            nothing: "There is nothing here")
    }
}
