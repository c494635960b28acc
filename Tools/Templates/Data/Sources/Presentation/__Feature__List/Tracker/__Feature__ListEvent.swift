import ChallengeCore

nonisolated enum __Feature__ListEvent: TrackingEventContract {
    case screenViewed
    case selected(identifier: Int)
    case searchPerformed(query: String)
    case recentSearchDeleted
    case refreshed
    case moreLoaded(page: Int)
    case retried

    var name: String {
        switch self {
        case .screenViewed: "__event___list_viewed"
        case .selected: "__event___selected"
        case .searchPerformed: "__event___search_performed"
        case .recentSearchDeleted: "recent___event___search_deleted"
        case .refreshed: "__event___list_refreshed"
        case .moreLoaded: "__event___list_more_loaded"
        case .retried: "__event___list_retried"
        }
    }

    var properties: [String: String] {
        switch self {
        case .selected(let identifier): ["id": "\(identifier)"]
        case .searchPerformed(let query): ["query": query]
        case .moreLoaded(let page): ["page": "\(page)"]
        case .screenViewed, .recentSearchDeleted, .refreshed, .retried: [:]
        }
    }
}
