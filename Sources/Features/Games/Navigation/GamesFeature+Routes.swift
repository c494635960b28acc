package import ChallengeCore
import ChallengeInjection

extension GamesFeature {
    package var routes: [Route] {
        let useCase = container.getRecentSearchesUseCase()
        return [
            Route(
                name: "game-list", help: "the list of games, without a redirect",
                deepLink: "challenge://games/list", to: GamesIncomingNavigation.list,
                actions: [GamesListView.search(recent: useCase.executeAtHand)]),
            Route(
                name: "game", help: "one game",
                parameters: [Parameter("ID", .integer(1...Int.max), identifying: GamesListView.noun)],
                deepLink: "challenge://games/detail/ID",
                target: .navigation(name: "GamesIncomingNavigation.detail") { arguments in
                    GamesIncomingNavigation.detail(identifier: arguments.integer("ID") ?? 0)
                }),
        ]
    }
}
