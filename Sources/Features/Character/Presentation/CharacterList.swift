import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class CharacterListViewModel: CharacterFilterDelegate {
    let list: ListModel<Character, CharacterFilter>
    private let navigator: CharacterListNavigator
    private let tracker: CharacterListTracker

    init(
        getCharactersPageUseCase: GetCharactersPageUseCase,
        refreshCharactersPageUseCase: RefreshCharactersPageUseCase,
        searchCharactersPageUseCase: SearchCharactersPageUseCase,
        recentSearches: RecentSearches, navigator: CharacterListNavigator, tracker: CharacterListTracker
    ) {
        list = ListModel(
            get: getCharactersPageUseCase, refresh: refreshCharactersPageUseCase,
            search: searchCharactersPageUseCase, recentSearches: recentSearches, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    var filter: CharacterFilter { list.query }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }

    /// Presents the advanced search, and delivers it the values or `clear`, if there are any, which it applies at once.
    func didFilter(_ arguments: Arguments) async throws {
        tracker.trackAdvancedSearchSelected()
        try await navigator.presentAdvancedSearch(delegate: self, filtering: arguments)
    }

    func didApply(_ applied: CharacterFilter) async {
        var wanted = applied
        wanted.name = filter.name
        tracker.trackFilterApplied(wanted.withoutName)
        await list.narrow(to: wanted)
    }
}

struct CharacterListView: ListView {
    nonisolated static let words = ListWords(
        noun: "character", plural: "characters", key: "name", picture: "picture", conditions: "search and filter",
        noMatch: "Nobody fits.",
        noMatchAdvice: "Type search \"\" to end the search, or filter clear to end the filter.")

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            "CharacterList", title: "Characters", navigation: "CharacterIncomingNavigation.list",
            CharacterIncomingNavigation.list,
            route: .init("character-list", help: "the list of characters, without a redirect"),
            links: ["challenge://character/list", "challenge://character"],
            actions: ListActions.all(words, own: [filter], recent: recent),
            rows: .init(words.noun, leadTo: CharacterDetailView.declaration.description),
            contents: ListActions.contents(words, of: Character.self, by: CharacterFilter.self),
            events: CharacterListTracker.names.events() + [
                "advanced_search_selected",
                .init("filter_applied", keys: CharacterFilter.Field.allCases.map(\.rawValue)),
            ])
    }

    nonisolated static let filter = AdvancedSearchView.filter.with(
        .leads(to: AdvancedSearchView.declaration.description.navigation, as: .sheet))

    nonisolated static let columns = [
        Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(shrinks: false, rank: 1),
        Table.Column(rank: 2), Table.Column(rank: 3),
    ]

    let viewModel: CharacterListViewModel

    var list: ListModel<Character, CharacterFilter> { viewModel.list }

    func row(_ character: Character, named name: String) -> [[Span]] {
        [
            [Span("\(character.identifier)", .secondary)], [Span(name, .emphasis)], character.status.indicator,
            [Span(character.species)], [Span(character.location.name, .secondary)],
        ]
    }

    var ownActions: [Action] {
        [
            Action(Self.filter) { arguments in
                try await viewModel.didFilter(arguments)
                return .done
            }
        ]
    }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct CharacterListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: CharacterIncomingNavigation.detail(identifier: identifier))
    }

    /// - Parameter arguments: those of the intent `filter`; with none, the screen is presented only.
    func presentAdvancedSearch(delegate: any CharacterFilterDelegate, filtering arguments: Arguments) async throws {
        navigator.present(CharacterIncomingNavigation.advancedSearch(delegate: delegate), style: .sheet)
        guard !arguments.isEmpty else { return }
        _ = try await navigator.deliver(Intent(AdvancedSearchView.filter.name, arguments))
    }
}

struct CharacterListTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "character_list", selected: "character_selected", searched: "search_performed",
        recentSearchDeleted: "recent_search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }

    func trackAdvancedSearchSelected() { tracker.track(TrackingEvent("advanced_search_selected")) }

    func trackFilterApplied(_ filter: CharacterFilter) {
        tracker.track(
            TrackingEvent("filter_applied", Dictionary((filter.parts ?? []).map { ($0.key, $0.value) }) { $1 }))
    }
}

extension Character.Status {
    /// A coloured dot, and beside it the title, which has the same meaning without colour: `● Alive`.
    var indicator: [Span] {
        let (dot, role): (Symbol, Span.Role) =
            switch self {
            case .alive: (.filledDot, .success)
            case .dead: (.filledDot, .failure)
            case .unknown: (.emptyDot, .secondary)
            }
        return [Span(dot, role), Span(" ", role), Span(title, role)]
    }
}
