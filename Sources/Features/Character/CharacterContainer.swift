import ChallengeCore
import ChallengeListing
import ChallengeNetworking

/// Wires the Character feature and holds the shared dependencies of its view models.
struct CharacterContainer {
    private let tracker: any TrackerContract
    private let source: RepositorySource<Character, CharacterFilter>

    init(httpClient: any HTTPClientContract, tracker: any TrackerContract) {
        self.tracker = tracker
        let remoteDataSource = CharacterRemoteDataSource(httpClient: httpClient)
        let recentSearchesDataSource = RecentSearchesLocalDataSource(list: "characters")
        source = RepositorySource(
            CharacterRepository(of: CharacterListView.nouns, remoteDataSource: remoteDataSource),
            recentSearches: RecentSearches(localDataSource: recentSearchesDataSource))
    }

    func makeCharacterListViewModel(navigator: any NavigatorContract) -> CharacterListViewModel {
        CharacterListViewModel(
            list: ListModel(source, track: ListTracker(tracker, CharacterListView.events).track),
            navigator: CharacterListNavigator(navigator: navigator), tracker: CharacterListTracker(tracker: tracker))
    }

    func makeCharacterDetail(identifier: Int) -> DetailModel<Character> {
        DetailModel(
            identifier: identifier, source,
            track: DetailTracker(tracker, noun: "character", identifier: identifier).track)
    }

    func makeAdvancedSearchViewModel(
        delegate: any CharacterFilterDelegate, navigator: any NavigatorContract
    ) -> AdvancedSearchViewModel {
        AdvancedSearchViewModel(
            delegate: delegate,
            navigator: AdvancedSearchNavigator(navigator: navigator),
            tracker: AdvancedSearchTracker(tracker: tracker))
    }
}
