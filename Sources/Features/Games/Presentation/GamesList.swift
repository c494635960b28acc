import ChallengeCore
import ChallengeDesignSystem
import ChallengeInjection
import ChallengeListing

final class GamesViewModel: Sendable {
    @Injected(\.getGamesUseCase) private var getGamesUseCase
    @Injected(\.refreshGamesUseCase) private var refreshGamesUseCase
    @Injected(\.searchGamesUseCase) private var searchGamesUseCase
    @Injected(\.recentSearches) private var recentSearches
    @Injected(\.gamesTracker) private var tracker
    /// Set by ``GamesNavigator``, which makes the view.
    var navigator: GamesListNavigator?

    private(set) lazy var list = ListModel(
        get: getGamesUseCase, refresh: refreshGamesUseCase, search: searchGamesUseCase,
        recentSearches: recentSearches, tracker: tracker)

    nonisolated init() {}

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator?.navigateToDetail(identifier: identifier)
    }
}

struct GamesListView: ListView {
    nonisolated static let words = ListWords(
        noun: "game", plural: "games", key: "title", picture: "cover", conditions: "search and filter",
        noMatch: "No game fits.",
        noMatchAdvice: "Type search \"\" to end the search, or filter clear to end the filter.")

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            "GamesList", title: "Games", navigation: "GamesIncomingNavigation.list", GamesIncomingNavigation.list,
            route: .init("game-list", help: "the list of games, without a redirect"),
            links: ["challenge://games/list", "challenge://games"],
            actions: ListActions.all(words, own: [ListActions.filter(by: GameFilter.self)], recent: recent),
            rows: .init(words.noun, leadTo: GameDetailView.declaration.description),
            contents: ListActions.contents(words, of: Game.self, by: GameFilter.self),
            events: GamesTracker.names.events(filteredBy: GameFilter.keys))
    }

    nonisolated static let columns = [
        Table.Column(alignment: .trailing, shrinks: false), Table.Column(),
        Table.Column(alignment: .trailing, shrinks: false, rank: 1), Table.Column(rank: 2),
    ]

    let viewModel: GamesViewModel

    var list: ListModel<Game, GameFilter> { viewModel.list }

    func row(_ game: Game, named name: String) -> [[Span]] {
        [
            [Span("\(game.id)", .secondary)], [Span(name, .emphasis)], [Span(game.year.map { "\($0)" } ?? "")],
            [Span(game.genre, .secondary)],
        ]
    }

    func text(for failure: LoadFailure) -> FailureText { failure.gameText }

    var ownActions: [Action] { [filterAction()] }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

/// Makes the view of the list for a stack.
final class GamesNavigator: Sendable {
    @Injected(\.gamesViewModel) private var gamesViewModel
    private let navigator: any NavigatorContract

    nonisolated init(navigator: any NavigatorContract) {
        self.navigator = navigator
    }

    func makeGamesListView() -> GamesListView {
        gamesViewModel.navigator = GamesListNavigator(navigator: navigator)
        return GamesListView(viewModel: gamesViewModel)
    }
}

struct GamesListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: GamesIncomingNavigation.detail(identifier: identifier))
    }
}

nonisolated struct GamesTracker: ListTrackerContract {
    static let names = ListEventNames(
        screen: "games_list", selected: "game_selected", searched: "games_search_performed",
        recentSearchDeleted: "recent_game_search_deleted")

    let tracker: any TrackerContract

    func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
