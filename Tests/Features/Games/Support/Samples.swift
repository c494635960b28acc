import ChallengeNetworking

@testable import ChallengeGames

nonisolated extension Game {
    static func sample(
        _ id: Int = 7, title: String? = nil, year: Int? = 1986, platforms: [String] = ["NES"],
        genre: String = "Adventure", developer: String = "Nintendo", image: String = ""
    ) -> Game {
        Game(
            id: id, title: title ?? "Game \(id)", year: year, platforms: platforms, genre: genre,
            developer: developer, image: image)
    }
}

nonisolated extension ListPage<Game> {
    static func sample(
        _ ids: [Int] = [1, 2, 3], page: Int = 1, pages: Int = 1, total: Int? = nil, leftOut: [AnswerFault] = []
    ) -> ListPage {
        ListPage(
            items: ids.map { .sample($0) }, page: page, pages: pages, total: total ?? ids.count, leftOut: leftOut)
    }

    static var none: ListPage { ListPage(items: [], page: 1, pages: 0, total: 0) }
}

nonisolated extension LoadFailure {
    /// Why the list of games cannot be loaded.
    static func list(_ cause: RequestFailure) -> LoadFailure { .request("/api/game?page=1", cause) }
}
