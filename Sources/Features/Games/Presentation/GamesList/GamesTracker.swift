import ChallengeCore

/// What is counted on the list.
nonisolated protocol GamesTrackerContract: Sendable {
    func trackScreenViewed()
    func trackGameSelected(identifier: Int)
    func trackSearchPerformed(query: String)
    func trackRecentSearchDeleted()
    func trackRefreshed()
    func trackLoadedMore(page: Int)
    func trackRetried()
}

nonisolated struct GamesTracker: GamesTrackerContract {
    let tracker: any TrackerContract

    func trackScreenViewed() { tracker.track(GamesEvent.screenViewed) }
    func trackGameSelected(identifier: Int) { tracker.track(GamesEvent.gameSelected(identifier: identifier)) }
    func trackSearchPerformed(query: String) { tracker.track(GamesEvent.searchPerformed(query: query)) }
    func trackRecentSearchDeleted() { tracker.track(GamesEvent.recentSearchDeleted) }
    func trackRefreshed() { tracker.track(GamesEvent.refreshed) }
    func trackLoadedMore(page: Int) { tracker.track(GamesEvent.loadedMore(page: page)) }
    func trackRetried() { tracker.track(GamesEvent.retried) }
}

nonisolated enum GamesEvent: TrackingEventContract {
    case screenViewed
    case gameSelected(identifier: Int)
    case searchPerformed(query: String)
    case recentSearchDeleted
    case refreshed
    case loadedMore(page: Int)
    case retried

    var name: String {
        switch self {
        case .screenViewed: "games_list_viewed"
        case .gameSelected: "game_selected"
        case .searchPerformed: "games_search_performed"
        case .recentSearchDeleted: "recent_game_search_deleted"
        case .refreshed: "games_list_refreshed"
        case .loadedMore: "games_list_more_loaded"
        case .retried: "games_list_retried"
        }
    }

    var properties: [String: String] {
        switch self {
        case .gameSelected(let identifier): ["id": "\(identifier)"]
        case .searchPerformed(let query): ["query": query]
        case .loadedMore(let page): ["page": "\(page)"]
        case .screenViewed, .recentSearchDeleted, .refreshed, .retried: [:]
        }
    }
}
