import ChallengeNetworking
import FoundationEssentials

/// Asks the API for characters.
nonisolated protocol CharacterRemoteDataSourceContract: Sendable {
    /// One character, or nil where the API knows nobody with this identifier.
    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO?
    /// A page of those who fit the filter, or nil where the API has nothing there: nobody fits, or the page is
    /// past the last one.
    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO?
}

nonisolated struct CharacterRemoteDataSource: CharacterRemoteDataSourceContract {
    private let httpClient: any HTTPClientContract

    init(httpClient: any HTTPClientContract) {
        self.httpClient = httpClient
    }

    func character(identifier: Int) async throws(LoadFailure) -> CharacterDTO? {
        try await get(Endpoint(path: "/api/character/\(identifier)"), nothing: "Character not found")
    }

    func charactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO? {
        let parts = [
            ("name", filter.name), ("status", filter.status?.rawValue ?? ""), ("species", filter.species),
            ("type", filter.type), ("gender", filter.gender?.rawValue ?? ""),
        ]
        let query = parts.filter { !$0.1.isEmpty }.map { Endpoint.QueryItem($0.0, $0.1.lowercased()) }
        return try await get(
            Endpoint(path: "/api/character", query: [Endpoint.QueryItem("page", "\(page)")] + query),
            nothing: "There is nothing here")
    }

    /// Gets and decodes; nil when the API says, with a 404, the words that mean that there is nothing.
    /// Any other 404 is a failure: the address is not that of the API.
    private func get<Value: Decodable & Sendable>(
        _ endpoint: Endpoint, nothing: String
    ) async throws(LoadFailure) -> Value? {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await httpClient.response(to: endpoint)
        } catch {
            if case .status(404, let body) = error, let answer = try? await Self.decode(body) as ErrorDTO,
                answer.error == nothing
            {
                return nil
            }
            throw LoadFailure(error)
        }
        // Not as an optional: `null` is no answer of the API.
        let value: Value = try await Self.decode(response.body)
        return value
    }

    /// Off the main actor: a large answer must not hold up the prompt.
    @concurrent
    private static func decode<Value: Decodable & Sendable>(_ body: Data) async throws(LoadFailure) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: body)
        } catch {
            throw LoadFailure.unreadable(reason(of: error))
        }
    }

    private static func reason(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            let place = place(context.codingPath)
            return "'\(key.stringValue)' is missing" + (place.isEmpty ? "" : " in '\(place)'")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let place = place(context.codingPath)
            return place.isEmpty ? "it is not the JSON that was expected" : "'\(place)' is of the wrong type"
        case .dataCorrupted, .none, .some:
            return "it is not the JSON that was expected"
        }
    }

    /// A path as one writes it: `results[3].name`.
    private static func place(_ path: [any CodingKey]) -> String {
        path.reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
    }

    private struct ErrorDTO: Decodable, Sendable {
        let error: String
    }
}

extension LoadFailure {
    nonisolated init(_ error: HTTPError) {
        self =
            switch error {
            case .invalidURL(let url): .unreachable("'\(url)' is not an address that can be asked")
            case .connection(let reason): .unreachable(reason)
            case .timeout: .timeout
            case .status(let code, _): .status(code)
            case .rateLimited(let pause): .rateLimited(retryAfter: pause)
            case .bodyTooLarge(let limit): .tooLarge(limit: limit)
            case .cancelled: .cancelled
            }
    }
}
