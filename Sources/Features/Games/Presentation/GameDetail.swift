import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeInjection
import ChallengeListing
import ChallengeViews
import SwiftUI

final class GameDetailViewModel: Sendable {
    @Injected(\.gamesSource) private var source
    @Injected(\.tracker) private var tracker
    private let identifier: Int

    private(set) lazy var detail = DetailModel(
        identifier: identifier, source,
        track: DetailTracker(tracker, noun: "game", identifier: identifier).track)

    nonisolated init(identifier: Int) { self.identifier = identifier }
}

struct GameDetailView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "GameDetail", navigation: "GamesIncomingNavigation.detail", label: "identifier",
        .identifier(of: GamesListView.nouns.singular), GamesIncomingNavigation.detail,
        route: .init("game", help: "one game"),
        links: ["challenge://games/detail/ID", "challenge://games/detail?id=ID"],
        events: DetailEvent.events(of: "game", hasPicture: true))

    let viewModel: GameDetailViewModel

    var body: some View {
        Details(viewModel.detail, nouns: GamesListView.nouns, failure: \.gameText, row: GamesListView.row) { game in
            LabeledContent("Year", value: game.year.map { "\($0)" } ?? "unknown")
            LabeledContent("Platforms", value: game.platforms)
            LabeledContent("Genre", value: game.genre)
            LabeledContent("Developer", value: game.developer)
            LabeledContent("Image", value: game.image, .secondary)
        }
    }
}

extension Game {
    static let preview = Game(
        id: 1, title: "Tetris", year: 1985, platforms: ["Electronika 60"], genre: "Puzzle",
        developer: "Alexey Pajitnov", image: "")
}

nonisolated extension LoadFailure {
    var gameText: FailureText {
        // The public API has no path for games; this project added the games.
        guard case .request(_, .status(404, _)) = self else { return FailureText(self) }
        return FailureText(
            self, reason: "this API has no games (status 404); leave out --live and --base-url")
    }
}
