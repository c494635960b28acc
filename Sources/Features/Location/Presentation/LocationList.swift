import ChallengeCore
import ChallengeDesignSystem
import ChallengeListing

final class LocationListViewModel {
    let list: ListModel<Location, LocationFilter>
    private let navigator: LocationListNavigator
    private let tracker: LocationListTracker

    init(
        getLocationsPageUseCase: GetLocationsPageUseCase,
        refreshLocationsPageUseCase: RefreshLocationsPageUseCase,
        searchLocationsPageUseCase: SearchLocationsPageUseCase,
        recentSearches: RecentSearches, navigator: LocationListNavigator, tracker: LocationListTracker
    ) {
        list = ListModel(
            get: getLocationsPageUseCase, refresh: refreshLocationsPageUseCase,
            search: searchLocationsPageUseCase, recentSearches: recentSearches, tracker: tracker)
        self.navigator = navigator
        self.tracker = tracker
    }

    func didSelect(identifier: Int) {
        tracker.track(.selected(identifier: identifier))
        navigator.navigateToDetail(identifier: identifier)
    }
}

struct LocationListView: ListView {
    nonisolated static let words = ListWords(
        noun: "location", plural: "locations", key: "name", conditions: "search and filter",
        noMatch: "No location fits.",
        noMatchAdvice: "Type search \"\" to end the search, or filter clear to end the filter.")

    nonisolated static let declaration = makeDeclaration()

    /// - Parameter recent: the recent searches, newest first; called as ``Parameter/suggest`` is.
    nonisolated static func makeDeclaration(
        recent: @escaping @Sendable () -> [String] = { [] }
    ) -> ScreenDeclaration<Void> {
        ScreenDeclaration(
            "LocationList", title: "Locations", navigation: "LocationIncomingNavigation.list",
            LocationIncomingNavigation.list,
            route: .init("location-list", help: "the list of locations, without a redirect"),
            links: ["challenge://location/list", "challenge://location"],
            actions: ListActions.all(words, own: [ListActions.filter(by: LocationFilter.self)], recent: recent),
            rows: .init(words.noun, leadTo: LocationDetailView.declaration.description),
            contents: ListActions.contents(words, of: Location.self, by: LocationFilter.self),
            events: LocationListTracker.names.events(filteredBy: LocationFilter.keys))
    }

    nonisolated static let columns = [
        Table.Column(alignment: .trailing, shrinks: false), Table.Column(), Table.Column(rank: 1),
        Table.Column(rank: 2),
    ]

    let viewModel: LocationListViewModel

    var list: ListModel<Location, LocationFilter> { viewModel.list }

    func row(_ location: Location, named name: String) -> [[Span]] {
        [
            [Span("\(location.id)", .secondary)], [Span(name, .emphasis)], [Span(location.type)],
            [Span(location.dimension, .secondary)],
        ]
    }

    var ownActions: [Action] { [filterAction()] }

    func didSelect(identifier: Int) { viewModel.didSelect(identifier: identifier) }
}

struct LocationListNavigator {
    let navigator: any NavigatorContract

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: LocationIncomingNavigation.detail(identifier: identifier))
    }
}

struct LocationListTracker: ListTrackerContract {
    nonisolated static let names = ListEventNames(
        screen: "location_list", selected: "location_selected", searched: "location_search_performed",
        recentSearchDeleted: "recent_location_search_deleted")

    let tracker: any TrackerContract

    nonisolated func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, Self.names)) }
}
