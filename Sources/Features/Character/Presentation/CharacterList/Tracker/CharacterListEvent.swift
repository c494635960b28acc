import ChallengeActions
import ChallengeCore

nonisolated enum CharacterListEvent: TrackingEventContract {
    case screenViewed
    case characterSelected(identifier: Int)
    case searchPerformed(query: String)
    case recentSearchDeleted
    case refreshed
    case moreLoaded(page: Int)
    case retried
    case advancedSearchSelected
    /// A filter was applied; its name belongs to the search.
    case filterApplied(CharacterFilter)

    var name: String {
        switch self {
        case .screenViewed: "character_list_viewed"
        case .characterSelected: "character_selected"
        case .searchPerformed: "search_performed"
        case .recentSearchDeleted: "recent_search_deleted"
        case .refreshed: "character_list_refreshed"
        case .moreLoaded: "character_list_more_loaded"
        case .retried: "character_list_retried"
        case .advancedSearchSelected: "advanced_search_selected"
        case .filterApplied: "filter_applied"
        }
    }

    var properties: [String: String] {
        switch self {
        case .characterSelected(let identifier): ["id": "\(identifier)"]
        case .searchPerformed(let query): ["query": query]
        case .moreLoaded(let page): ["page": "\(page)"]
        case .filterApplied(let filter): Dictionary((filter.parts ?? []).map { ($0.key, $0.value) }) { $1 }
        case .screenViewed, .recentSearchDeleted, .refreshed, .retried, .advancedSearchSelected: [:]
        }
    }
}
