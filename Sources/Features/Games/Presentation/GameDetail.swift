import ChallengeCore
import ChallengeDesignSystem
import ChallengeInjection
import ChallengeListing

final class GameDetailViewModel: Sendable {
    @Injected(\.getGameUseCase) private var getGameUseCase
    @Injected(\.refreshGameUseCase) private var refreshGameUseCase
    @Injected(\.getImageUseCase) private var getImageUseCase
    @Injected(\.gameDetailTracker) private var tracker
    private let identifier: Int
    private let navigator: GameDetailNavigator

    private(set) lazy var detail = DetailModel(
        identifier: identifier, get: getGameUseCase, refresh: refreshGameUseCase, image: getImageUseCase,
        tracker: tracker)

    nonisolated init(identifier: Int, navigator: GameDetailNavigator) {
        self.identifier = identifier
        self.navigator = navigator
    }

    func didSelectClose() { navigator.goBack() }
}

struct GameDetailView: DetailView {
    nonisolated static let words = GamesListView.words

    nonisolated static let declaration = ScreenDeclaration(
        "GameDetail", navigation: "GamesIncomingNavigation.detail", label: "identifier", .identifier(of: words.noun),
        GamesIncomingNavigation.detail,
        route: .init("game", help: "one game"),
        links: ["challenge://games/detail/ID", "challenge://games/detail?id=ID"],
        actions: DetailActions.all(words), contents: DetailActions.contents(words, of: Game.self),
        events: DetailEvent.events(of: "game_detail"))

    let viewModel: GameDetailViewModel

    var detail: DetailModel<Game, GameFilter> { viewModel.detail }

    func rows(of game: Game) -> [(label: String, value: [Span])] {
        [
            (label: "Year", value: [Span(game.year.map { "\($0)" } ?? "unknown")]),
            (label: "Platforms", value: [Span(game.platforms.joined(separator: ", "))]),
            (label: "Genre", value: [Span(game.genre)]),
            (label: "Developer", value: [Span(game.developer)]),
            (label: "Image", value: [Span(game.image, .secondary)]),
        ]
    }

    func text(for failure: LoadFailure) -> FailureText { failure.gameText }

    func didSelectClose() { viewModel.didSelectClose() }
}

nonisolated struct GameDetailNavigator: Sendable {
    let navigator: any NavigatorContract

    @MainActor func goBack() { navigator.goBack() }
}

nonisolated struct GameDetailTracker: DetailTrackerContract {
    let tracker: any TrackerContract

    func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "game_detail", identifier: identifier))
    }
}

nonisolated extension LoadFailure {
    var gameText: FailureText {
        // The games are this project's own addition: the public API knows no such path.
        guard case .request(_, .status(404)) = self else { return FailureText(self) }
        return FailureText(
            self, reason: "this API has no games (status 404); the program has some, without --live and --base-url")
    }
}
