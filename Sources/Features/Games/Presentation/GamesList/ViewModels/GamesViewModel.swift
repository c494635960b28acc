import ChallengeCore
import ChallengeInjection
import ChallengeListing
import Observation

/// The list of games. ``list`` has the observed state.
@Observable
final class GamesViewModel {
    @ObservationIgnored @Injected(\.getGamesUseCase) private var getGamesUseCase
    @ObservationIgnored @Injected(\.refreshGamesUseCase) private var refreshGamesUseCase
    @ObservationIgnored @Injected(\.searchGamesUseCase) private var searchGamesUseCase
    @ObservationIgnored @Injected(\.getRecentSearchesUseCase) private var getRecentSearchesUseCase
    @ObservationIgnored @Injected(\.saveRecentSearchUseCase) private var saveRecentSearchUseCase
    @ObservationIgnored @Injected(\.deleteRecentSearchUseCase) private var deleteRecentSearchUseCase
    @ObservationIgnored @Injected(\.gamesListTracker) private var tracker

    /// Navigates in the stack of the view. Nil until the view is made.
    @ObservationIgnored var navigator: (any GamesListNavigatorProtocol)?

    @ObservationIgnored private(set) lazy var list = ListModel(
        GamesSource(
            getGames: getGamesUseCase, refreshGames: refreshGamesUseCase, searchGames: searchGamesUseCase,
            getRecentSearches: getRecentSearchesUseCase, saveRecentSearch: saveRecentSearchUseCase,
            deleteRecentSearch: deleteRecentSearchUseCase)
    ) { [tracker] in
        tracker.track(GamesListEvent($0))
    }

    nonisolated init() {}

    /// Does the work of the first appearance. If `isLoading` is false, an intent follows that loads the games.
    func didAppear(loading isLoading: Bool) async {
        await list.appear(loading: false)
        if isLoading { await fetchGames() }
    }

    /// Loads the first page of the shown games.
    func fetchGames() async { await list.narrow(to: list.query) }

    func didSelect(_ identifier: Int) {
        list.select(identifier)
        navigator?.navigateToDetail(identifier: identifier)
    }
}

/// The use cases of the list, as a ``ListModel`` needs them.
private nonisolated struct GamesSource: ListSource {
    let getGames: any GetGamesUseCaseProtocol
    let refreshGames: any RefreshGamesUseCaseProtocol
    let searchGames: any SearchGamesUseCaseProtocol
    let getRecentSearches: any GetRecentSearchesUseCaseProtocol
    let saveRecentSearch: any SaveRecentSearchUseCaseProtocol
    let deleteRecentSearch: any DeleteRecentSearchUseCaseProtocol

    func page(_ page: Int) async throws(LoadFailure) -> ListPage<Game> { try await getGames.execute(page: page) }

    func freshPage(_ page: Int) async throws(LoadFailure) -> Fetched<ListPage<Game>, LoadFailure> {
        try await refreshGames.execute(page: page)
    }

    func matches(_ filter: GameFilter, page: Int) async throws(LoadFailure) -> ListPage<Game> {
        try await searchGames.execute(filter: filter, page: page)
    }

    func itemsIfCached() -> [Game]? { getGames.executeIfCached() }

    func recentSearches() async -> [String] { await getRecentSearches.execute() }
    func presentRecentSearches() -> [String] { getRecentSearches.executeNow() }
    func saveRecentSearch(_ text: String) async -> Bool { await saveRecentSearch.execute(text) }
    func deleteRecentSearch(_ text: String) async -> Bool { await deleteRecentSearch.execute(text) }
    func deleteAllRecentSearches() async { await deleteRecentSearch.executeForAll() }
}
