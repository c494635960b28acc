import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeText
import ChallengeViews
import SwiftUI

struct GamesListView: View {
    let viewModel: GamesViewModel

    var body: some View {
        PagedList(
            viewModel.list, nouns: Game.nouns, failure: \.gameText, row: Self.row, onSelect: viewModel.didSelect
        )
        .onFirstAppear(perform: viewModel.didAppear)
        .navigationTitle("Games")
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

nonisolated extension LoadFailure {
    var gameText: FailureText {
        // The public API has no path for games; this project added the games.
        guard case .request(_, .status(404, _)) = self else { return FailureText(self) }
        return FailureText(
            self, reason: "this API has no games (status 404); leave out --live and --base-url")
    }
}
