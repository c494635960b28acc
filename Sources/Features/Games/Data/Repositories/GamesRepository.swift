import ChallengeCore
import ChallengeListing

nonisolated protocol GamesRepositoryProtocol: Sendable {
    /// Returns a page of all games.
    func getGames(page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>
    /// Returns a page of the games that match a filter, always from the API. The games are cached, the page is not.
    func searchGames(_ filter: GameFilter, page: Int) async throws(LoadFailure) -> ListPage<Game>
    /// Returns a game. Throws `notFound` if no game has this identifier.
    func getGame(identifier: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<Game, LoadFailure>
    /// Returns all games if they are available without waiting. Called on any thread.
    func gamesIfCached() -> [Game]?
}

/// Keeps the games of an API in memory.
nonisolated struct GamesRepository: GamesRepositoryProtocol {
    private let games: Repository<Game, GameFilter>

    init(apiClient: some APIClientProtocol) {
        games = Repository(of: Game.nouns, remoteDataSource: apiClient)
    }

    func getGames(
        page: Int, cachePolicy: CachePolicy
    ) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure> {
        try await games.page(page, cachePolicy: cachePolicy)
    }

    func searchGames(_ filter: GameFilter, page: Int) async throws(LoadFailure) -> ListPage<Game> {
        try await games.search(filter, page: page)
    }

    func getGame(identifier: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<Game, LoadFailure> {
        try await games.item(identifier, cachePolicy: cachePolicy)
    }

    func gamesIfCached() -> [Game]? { games.itemsIfCached() }
}
