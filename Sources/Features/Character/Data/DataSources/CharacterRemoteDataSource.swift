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
        let endpoint = Endpoint(path: "/api/character/\(identifier)")
        let character: CharacterDTO? = try await get(endpoint, nothing: "Character not found")
        if let character, character.id != identifier {
            throw .request(endpoint.description, .unreadable(.otherCharacter(character.id)))
        }
        return character
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
            throw RequestFailure(error).map { .request(endpoint.description, $0) } ?? .cancelled
        }
        do throws(AnswerFault) {
            // Not as an optional: `null` is no answer of the API.
            let value: Value = try await Self.decode(response.body)
            return value
        } catch {
            throw .request(endpoint.description, .unreadable(error))
        }
    }

    /// Off the main actor: a large answer must not hold up the prompt. Answers that are nested too deeply, more than 512
    /// levels, are none for the decoder, so that they cannot exhaust the stack.
    @concurrent
    private static func decode<Value: Decodable & Sendable>(_ body: Data) async throws(AnswerFault) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: body)
        } catch {
            throw AnswerFault(error, of: body)
        }
    }

    private struct ErrorDTO: Decodable, Sendable {
        let error: String
    }
}

extension RequestFailure {
    /// Nil where there was no failure but a cancellation.
    nonisolated init?(_ error: HTTPError) {
        switch error {
        case .invalidURL(let url): self = .invalidURL(url)
        case .connection(let reason): self = .unreachable(reason)
        case .timeout: self = .timeout
        case .status(let code, _): self = .status(code)
        case .rateLimited(let pause): self = .rateLimited(retryAfter: pause)
        case .bodyTooLarge(let limit): self = .tooLarge(limit: limit)
        case .cancelled: return nil
        }
    }
}
