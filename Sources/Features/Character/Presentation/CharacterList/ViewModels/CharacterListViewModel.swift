import ChallengeListing

protocol CharacterListViewModelContract: AnyObject {
    var list: ListModel<Character, CharacterFilter> { get }
    func didSelectCharacter(identifier: Int)
    func didSelectAdvancedSearch()
}

final class CharacterListViewModel: CharacterListViewModelContract, CharacterFilterDelegate {
    let list: ListModel<Character, CharacterFilter>
    private let navigator: any CharacterListNavigatorContract
    private let tracker: any CharacterListTrackerContract

    init(
        getCharactersPageUseCase: any GetCharactersPageUseCaseContract,
        refreshCharactersPageUseCase: any RefreshCharactersPageUseCaseContract,
        searchCharactersPageUseCase: any SearchCharactersPageUseCaseContract,
        getRecentSearchesUseCase: any GetRecentSearchesUseCaseContract,
        saveRecentSearchUseCase: any SaveRecentSearchUseCaseContract,
        deleteRecentSearchUseCase: any DeleteRecentSearchUseCaseContract,
        navigator: any CharacterListNavigatorContract,
        tracker: any CharacterListTrackerContract
    ) {
        let source = CharacterListSource(
            getCharactersPageUseCase: getCharactersPageUseCase,
            refreshCharactersPageUseCase: refreshCharactersPageUseCase,
            searchCharactersPageUseCase: searchCharactersPageUseCase,
            getRecentSearchesUseCase: getRecentSearchesUseCase,
            saveRecentSearchUseCase: saveRecentSearchUseCase,
            deleteRecentSearchUseCase: deleteRecentSearchUseCase)
        list = ListModel(source) { tracker.track($0) }
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelectCharacter(identifier: Int) {
        list.select(identifier)
        navigator.navigateToCharacterDetail(identifier: identifier)
    }

    func didSelectAdvancedSearch() {
        tracker.trackAdvancedSearchSelected()
        navigator.presentAdvancedSearch(delegate: self)
    }

    // MARK: CharacterFilterDelegate

    var filter: CharacterFilter { list.query }
    var knownCharacters: @Sendable () -> [Character] { list.knownItems }

    func didApply(_ applied: CharacterFilter) async {
        var wanted = applied
        wanted.name = filter.name
        tracker.trackFilterApplied(wanted.withoutName)
        await list.narrow(to: wanted)
    }
}
