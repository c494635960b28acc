import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport

@testable import ChallengeCharacter

/// A list's view model over pages that a test decides on, recent searches in memory, and what remembers the rest.
struct ListUnderTest {
    let pages: ScriptedPages
    let recentSearches: RecentSearchesRepository
    let navigator = RecordingNavigator()
    let tracker = RecordingTracker()
    let viewModel: CharacterListViewModel

    init(
        recentSearches source: any RecentSearchesLocalDataSourceContract = RecentSearchesLocalDataSource(path: nil) {
            _ in
        },
        answer: @escaping @Sendable (ScriptedPages.Request) async -> ScriptedPages.Answer = { _ in .page(.sample()) }
    ) {
        recentSearches = RecentSearchesRepository(localDataSource: source)
        pages = ScriptedPages(answer: answer)
        viewModel = CharacterListViewModel(
            getCharactersPageUseCase: GetCharactersPageUseCase(repository: pages),
            refreshCharactersPageUseCase: RefreshCharactersPageUseCase(repository: pages),
            searchCharactersPageUseCase: SearchCharactersPageUseCase(repository: pages),
            getRecentSearchesUseCase: GetRecentSearchesUseCase(repository: recentSearches),
            saveRecentSearchUseCase: SaveRecentSearchUseCase(repository: recentSearches),
            deleteRecentSearchUseCase: DeleteRecentSearchUseCase(repository: recentSearches),
            navigator: CharacterListNavigator(navigator: navigator), tracker: CharacterListTracker(tracker: tracker))
    }

    /// What a failure or a cancellation must leave as it was.
    struct Shown: Equatable {
        let state: CharacterListViewState
        let filter: CharacterFilter
        let recentSearches: [String]
    }

    var shown: Shown {
        Shown(state: viewModel.state, filter: viewModel.filter, recentSearches: viewModel.recentSearches)
    }

    /// The names of the states from now on.
    func followStates() -> FollowedValues<String> {
        FollowedValues { [viewModel] in viewModel.state.name }
    }
}

extension CharacterListViewState {
    /// The first page of a list, loaded.
    static func loaded(_ page: CharactersPage) -> Self { .loaded(LoadedPages(first: page)) }
}
