import ChallengeCore
import ChallengeDesignSystem
import ChallengeInjection
import ChallengeListing
import ChallengeText
import ChallengeViews
import SwiftUI

final class GamesViewModel: Sendable {
    @Injected(\.gamesSource) private var source
    @Injected(\.tracker) private var tracker

    private(set) lazy var list = ListModel(source, track: ListTracker(tracker, GamesListView.events).track)

    nonisolated init() {}
}

struct GamesListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "game", plural: "games", key: "title", picture: "cover", isFiltered: true)

    nonisolated static let events = ListEventNames(
        screen: "games_list", noun: "game", searched: "games_search_performed")

    nonisolated static let declaration = ScreenDeclaration(
        "GamesList", title: "Games", navigation: "GamesIncomingNavigation.list", GamesIncomingNavigation.list,
        route: .init("game-list", help: "the list of games, without a redirect"),
        links: ["challenge://games/list", "challenge://games"], events: events.events(filteredBy: GameFilter.keys))

    let viewModel: GamesViewModel

    var body: some View {
        PagedList(
            viewModel.list, nouns: Self.nouns, failure: \.gameText, row: Self.row, to: GamesIncomingNavigation.detail)
    }

    nonisolated static func row(_ game: Game) -> Row {
        Row {
            Column.id(game.id)
            Column("title", game.title, .emphasis)
            Column("year", game.year, alignment: .trailing, shrinks: false, rank: 1) {
                .integer().optional.described("The year of the first release; absent if unknown.")
            }
            Column.hidden("platforms", game.platforms)
            Column("genre", game.genre, .secondary, rank: 2)
            Column.hidden("developer", game.developer)
        }
    }
}
