import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Requests characters from the API.
nonisolated protocol CharacterRemoteDataSourceContract: Sendable {
    /// Throws `notFound` if no character has this identifier.
    func fetchCharacter(identifier: Int) async throws(LoadFailure) -> CharacterDTO
    /// Returns a page of the matches. The page is empty without matches or past the last page.
    func fetchCharactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO
    /// Returns a page of all characters if that page is available without waiting. Called on any thread.
    func charactersPageIfCached(page: Int) -> CharactersPageDTO?
}

nonisolated struct CharacterRemoteDataSource: CharacterRemoteDataSourceContract {
    private static let path = "/api/character"

    private let httpClient: any HTTPClientContract

    init(httpClient: any HTTPClientContract) { self.httpClient = httpClient }

    func fetchCharacter(identifier: Int) async throws(LoadFailure) -> CharacterDTO {
        let endpoint = Endpoint(path: "\(Self.path)/\(identifier)")
        let character: CharacterDTO? = try await httpClient.record(
            identifier, at: endpoint, nothing: "Character not found")
        guard let character else { throw .notFound(identifier: identifier) }
        return character
    }

    func fetchCharactersPage(page: Int, filter: CharacterFilter) async throws(LoadFailure) -> CharactersPageDTO {
        try await httpClient.page(page, of: Self.path, matching: filter.conditions(textKey: "name"))
    }

    func charactersPageIfCached(page: Int) -> CharactersPageDTO? { httpClient.pageIfCached(page, of: Self.path) }
}
