import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing
import ChallengeViews
import SwiftUI

final class CharacterListViewModel: CharacterFilterDelegate {
    let list: ListModel<Character, CharacterFilter>
    private let navigator: CharacterListNavigator
    private let tracker: CharacterListTracker

    init(
        list: ListModel<Character, CharacterFilter>, navigator: CharacterListNavigator, tracker: CharacterListTracker
    ) {
        self.list = list
        self.navigator = navigator
        self.tracker = tracker
    }

    var filter: CharacterFilter { list.query }
    var filterKeys: [Parameter.Key] { CharacterFilter.Field.keys(list.knownItems) }

    /// Presents the advanced search. If there are arguments, the advanced search applies them at once.
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

struct CharacterListView: View {
    nonisolated static let nouns = ListNouns(
        singular: "character", plural: "characters", key: "name", picture: "picture", isFiltered: true)

    nonisolated static let events = ListEventNames(
        screen: "character_list", noun: "character", searched: "search_performed",
        recentSearchDeleted: "recent_search_deleted")

    nonisolated static let declaration = ScreenDeclaration(
        "CharacterList", title: "Characters", navigation: "CharacterIncomingNavigation.list",
        CharacterIncomingNavigation.list,
        route: .init("character-list", help: "the list of characters, without a redirect"),
        links: ["challenge://character/list", "challenge://character"],
        events: events.events() + [
            "advanced_search_selected", .init("filter_applied", keys: CharacterFilter.Field.allCases.map(\.rawValue)),
        ])

    let viewModel: CharacterListViewModel

    var body: some View {
        PagedList(viewModel.list, nouns: Self.nouns, row: Self.row, to: CharacterIncomingNavigation.detail) {
            AdvancedSearchView.filterButton(
                effect: .leads(to: AdvancedSearchView.declaration.description.navigation, as: .sheet),
                keys: viewModel.filterKeys
            ) {
                try await viewModel.didFilter($0)
            }
        }
    }

    nonisolated static func row(_ character: Character) -> Row {
        Row {
            Column.id(character.identifier)
            Column("name", character.name, .emphasis)
            Column("status", character.status, shrinks: false, rank: 1, cell: character.status.indicator)
            Column("species", character.species, rank: 2)
            Column.hidden("type", character.type)
            Column.hidden("gender", character.gender)
            Column.hidden("origin", character.origin.name)
            Column("location", character.location.name, .secondary, rank: 3)
        }
    }
}

struct CharacterListNavigator {
    let navigator: any NavigatorContract

    /// - Parameter arguments: the arguments of the intent `filter`; if empty, the screen is only presented.
    func presentAdvancedSearch(delegate: any CharacterFilterDelegate, filtering arguments: Arguments) async throws {
        navigator.present(CharacterIncomingNavigation.advancedSearch(delegate: delegate), style: .sheet)
        guard !arguments.isEmpty else { return }
        _ = try await navigator.deliver(Intent(AdvancedSearchView.filter, arguments))
    }
}

struct CharacterListTracker {
    let tracker: any TrackerContract

    func trackAdvancedSearchSelected() { tracker.track(TrackingEvent("advanced_search_selected")) }

    func trackFilterApplied(_ filter: CharacterFilter) {
        tracker.track(
            TrackingEvent("filter_applied", Dictionary((filter.parts ?? []).map { ($0.key, $0.value) }) { $1 }))
    }
}

nonisolated extension Character.Status {
    /// A coloured dot and the title: `● Alive`. The title gives the meaning without colour.
    var indicator: [Span] {
        switch self {
        case .alive: Self.aliveIndicator
        case .dead: Self.deadIndicator
        case .unknown: Self.unknownIndicator
        }
    }

    private static let aliveIndicator = indicator(of: .alive, .filledDot, .success)
    private static let deadIndicator = indicator(of: .dead, .filledDot, .failure)
    private static let unknownIndicator = indicator(of: .unknown, .emptyDot, .secondary)

    private static func indicator(of status: Self, _ dot: Symbol, _ role: Span.Role) -> [Span] {
        [Span(dot, role), Span(" ", role), Span(status.title, role)]
    }
}
