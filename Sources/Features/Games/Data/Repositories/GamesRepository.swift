import ChallengeCore
import ChallengeNetworking

nonisolated struct GamesRepository: GamesRepositoryContract {
    let apiClient: any APIClientContract
    let memory: any GamesMemoryDataSourceContract
    let log: ActivityLog

    func getGame(identifier: Int, cachePolicy: CachePolicy) async throws(GameError) -> Fetched<Game, GameError> {
        try await cachePolicy.fetch(
            "game \(identifier)", log: log,
            local: { await memory.game(identifier: identifier) },
            store: { await memory.save([$0]) },
            remote: { () async throws(GameError) -> Game in
                let dto: GameDTO?
                do throws(LoadFailure) {
                    dto = try await apiClient.game(identifier: identifier)
                } catch {
                    throw .failed(error)
                }
                guard let dto else { throw .notFound(identifier: identifier) }
                return Game(dto)
            })
    }

    func getGames(page: Int, cachePolicy: CachePolicy) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure>
    {
        try await cachePolicy.fetch(
            "games page \(page)", log: log,
            local: { await memory.gamesPage(page: page) },
            store: { await memory.save($0) },
            remote: { () async throws(LoadFailure) -> ListPage<Game> in try await load(page: page, title: "") })
    }

    func searchGames(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game> {
        let found = try await load(page: page, title: title)
        await memory.save(found.items)
        return found
    }

    private func load(page: Int, title: String) async throws(LoadFailure) -> ListPage<Game> {
        ListPage(try await apiClient.gamesPage(page: page, title: title), page: page) { Game($0) }
    }
}
