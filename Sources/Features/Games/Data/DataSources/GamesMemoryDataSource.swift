import ChallengeNetworking

/// Keeps games and pages for as long as the session lasts.
nonisolated protocol GamesMemoryDataSourceContract: Sendable {
    func game(identifier: Int) async -> Game?
    func save(_ games: [Game]) async
    /// A page of all games.
    func gamesPage(page: Int) async -> ListPage<Game>?
    /// Keeps a page, and each game on it. A first page begins the list anew: the others kept are forgotten, so that no old
    /// page follows a new one.
    func save(_ page: ListPage<Game>) async
}

actor GamesMemoryDataSource: GamesMemoryDataSourceContract {
    private var games: [Int: Game] = [:]
    private var pages: [Int: ListPage<Game>] = [:]

    func game(identifier: Int) -> Game? { games[identifier] }

    func save(_ games: [Game]) {
        for game in games { self.games[game.id] = game }
    }

    func gamesPage(page: Int) -> ListPage<Game>? { pages[page] }

    func save(_ page: ListPage<Game>) {
        if page.page == 1 { pages = [:] }
        pages[page.page] = page
        save(page.items)
    }
}
