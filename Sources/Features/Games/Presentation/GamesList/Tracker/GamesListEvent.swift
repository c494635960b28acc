import ChallengeCore
import ChallengeListing

nonisolated enum GamesListEvent: TrackingEventContract, Hashable {
    case screenViewed
    case gameSelected(identifier: Int)
    case searchPerformed(query: String)
    case filtered(by: [String: String])
    case recentSearchDeleted
    case refreshed
    case moreLoaded(page: Int)
    case retried

    init(_ event: ListEvent) {
        self =
            switch event {
            case .viewed: .screenViewed
            case .selected(let identifier): .gameSelected(identifier: identifier)
            case .searched(let query): .searchPerformed(query: query)
            case .filtered(let values): .filtered(by: values)
            case .recentSearchDeleted: .recentSearchDeleted
            case .refreshed: .refreshed
            case .loadedMore(let page): .moreLoaded(page: page)
            case .retried: .retried
            }
    }

    var name: String {
        switch self {
        case .screenViewed: "games_list_viewed"
        case .gameSelected: "game_selected"
        case .searchPerformed: "games_search_performed"
        case .filtered: "games_list_filtered"
        case .recentSearchDeleted: "recent_game_search_deleted"
        case .refreshed: "games_list_refreshed"
        case .moreLoaded: "games_list_more_loaded"
        case .retried: "games_list_retried"
        }
    }

    var properties: [String: String] {
        switch self {
        case .gameSelected(let identifier): ["id": "\(identifier)"]
        case .searchPerformed(let query): ["query": query]
        case .filtered(let values): values
        case .moreLoaded(let page): ["page": "\(page)"]
        case .screenViewed, .recentSearchDeleted, .refreshed, .retried: [:]
        }
    }
}
