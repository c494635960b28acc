import ChallengeCore

/// What is counted on the list.
protocol CharacterListTrackerContract {
    func trackScreenViewed()
    func trackCharacterSelected(identifier: Int)
    func trackSearchPerformed(query: String)
    func trackRecentSearchDeleted()
    func trackAdvancedSearchSelected()
    func trackFilterApplied(_ filter: CharacterFilter)
    func trackRefreshed()
    func trackLoadedMore(page: Int)
    func trackRetried()
}

struct CharacterListTracker: CharacterListTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(CharacterListEvent.screenViewed) }
    func trackCharacterSelected(identifier: Int) {
        tracker.track(CharacterListEvent.characterSelected(identifier: identifier))
    }
    func trackSearchPerformed(query: String) { tracker.track(CharacterListEvent.searchPerformed(query: query)) }
    func trackRecentSearchDeleted() { tracker.track(CharacterListEvent.recentSearchDeleted) }
    func trackAdvancedSearchSelected() { tracker.track(CharacterListEvent.advancedSearchSelected) }
    func trackFilterApplied(_ filter: CharacterFilter) { tracker.track(CharacterListEvent.filterApplied(filter)) }
    func trackRefreshed() { tracker.track(CharacterListEvent.refreshed) }
    func trackLoadedMore(page: Int) { tracker.track(CharacterListEvent.loadedMore(page: page)) }
    func trackRetried() { tracker.track(CharacterListEvent.retried) }
}

nonisolated enum CharacterListEvent: TrackingEventContract {
    case screenViewed
    case characterSelected(identifier: Int)
    case searchPerformed(query: String)
    case recentSearchDeleted
    case advancedSearchSelected
    case filterApplied(CharacterFilter)
    case refreshed
    case loadedMore(page: Int)
    case retried

    var name: String {
        switch self {
        case .screenViewed: "character_list_viewed"
        case .characterSelected: "character_selected"
        case .searchPerformed: "search_performed"
        case .recentSearchDeleted: "recent_search_deleted"
        case .advancedSearchSelected: "advanced_search_selected"
        case .filterApplied: "filter_applied"
        case .refreshed: "character_list_refreshed"
        case .loadedMore: "character_list_more_loaded"
        case .retried: "character_list_retried"
        }
    }

    var properties: [String: String] {
        switch self {
        case .characterSelected(let identifier): ["id": "\(identifier)"]
        case .searchPerformed(let query): ["query": query]
        case .loadedMore(let page): ["page": "\(page)"]
        case .filterApplied(let filter): Dictionary(filter.parts.map { ($0.key, $0.value) }) { $1 }
        default: [:]
        }
    }
}
