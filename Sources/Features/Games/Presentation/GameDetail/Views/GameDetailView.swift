import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

struct GameDetailView: View {
    let viewModel: GameDetailViewModel

    var body: some View {
        Details(viewModel.detail, nouns: Game.nouns, failure: \.gameText, row: GamesListView.row) { game in
            LabeledContent("Year", value: game.year.map { "\($0)" } ?? "unknown")
            LabeledContent("Platforms", value: game.platforms)
            LabeledContent("Genre", value: game.genre)
            LabeledContent("Developer", value: game.developer)
            LabeledContent("Image", value: game.image, .secondary)
        }
    }
}
