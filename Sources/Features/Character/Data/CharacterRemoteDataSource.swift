import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Asks the API for characters.
nonisolated struct CharacterRemoteDataSource: RemoteDataSourceContract {
    let httpClient: any HTTPClientContract

    func item(_ identifier: Int) async throws(LoadFailure) -> Character? {
        let dto: CharacterDTO? = try await httpClient.record(
            identifier, at: Endpoint(path: "/api/character/\(identifier)"), nothing: "Character not found")
        return dto.map { Character($0) }
    }

    func page(_ page: Int, fitting filter: CharacterFilter) async throws(LoadFailure) -> CharactersPage {
        let parts = [("name", filter.name)] + CharacterFilter.Field.allCases.map { ($0.rawValue, $0.value(in: filter)) }
        let query = parts.filter { !$0.1.isEmpty }.map { Endpoint.QueryItem($0.0, $0.1.lowercased()) }
        let answer: PageAnswer<CharacterDTO>? = try await httpClient.value(
            at: Endpoint(path: "/api/character", query: [Endpoint.QueryItem("page", "\(page)")] + query),
            nothing: "There is nothing here")
        return CharactersPage(answer, page: page) { Character($0) }
    }
}
