package import ChallengeCore
import ChallengeListing
import ChallengeViews
import SwiftUI

// What only a prompt needs of the games.

extension GamesFeature {
    package var name: String { "Games" }

    package var lookup: ItemLookup? {
        let repository = resolved(\.gamesRepository)
        return ItemLookup(Game.nouns, known: repository.gamesIfCached) {
            (filter: GameFilter) async throws(LoadFailure) in
            try await repository.searchGames(filter, page: 1)
        } item: { identifier async throws(LoadFailure) in
            try await repository.getGame(identifier: identifier, cachePolicy: .localFirst).value
        }
    }

    package var screens: [Screen] {
        [
            GamesListView.declaration.prompt { (view: GamesListView, _) in
                view.rows(of: Game.nouns.singular, leadTo: GamesIncomingNavigation.detail(identifier: 1))
            } preview: { _ in
                let viewModel = resolved(\.gamesViewModel)
                _ = viewModel.list.showing(.preview)
                return [GamesListView(viewModel: viewModel)]
            },
            GameDetailView.declaration.prompt { _ in
                let viewModel = resolved { $0.gameDetailViewModel(identifier: Game.preview.id) }
                _ = viewModel.detail.showing(.preview)
                return [GameDetailView(viewModel: viewModel)]
            },
        ]
    }
}

nonisolated extension GamesIncomingNavigation {
    package var navigationName: NavigationName {
        switch self {
        case .list: GamesListView.declaration.navigationName
        case .detail(let identifier): GameDetailView.declaration.navigationName(identifier)
        }
    }
}

extension GamesListView {
    nonisolated static let declaration = ScreenDeclaration(
        "GamesList", title: "Games", navigation: "GamesIncomingNavigation.list", GamesIncomingNavigation.list,
        route: .init("game-list", help: "the list of games, without a redirect"),
        links: ["challenge://games/list", "challenge://games"],
        events: ListEventNames(screen: "games_list", noun: "game", searched: "games_search_performed")
            .events(filteredBy: GameFilter.keys))
}

extension GameDetailView {
    nonisolated static let declaration = ScreenDeclaration(
        "GameDetail", navigation: "GamesIncomingNavigation.detail", label: "identifier",
        .identifier(of: Game.nouns.singular), GamesIncomingNavigation.detail,
        route: .init("game", help: "one game"),
        links: ["challenge://games/detail/ID", "challenge://games/detail?id=ID"],
        events: DetailEvent.events(of: "game", hasPicture: true))
}

extension Game {
    static let preview = Game(
        id: 1, title: "Tetris", year: 1985, platforms: ["Electronika 60"], genre: "Puzzle",
        developer: "Alexey Pajitnov", image: "")
}
