import ChallengeCore

nonisolated enum AdvancedSearchEvent: TrackingEventContract, CaseIterable {
    case screenViewed
    case reset
    case applied
    case closed

    var name: String {
        switch self {
        case .screenViewed: "advanced_search_viewed"
        case .reset: "advanced_search_reset"
        case .applied: "advanced_search_applied"
        case .closed: "advanced_search_closed"
        }
    }
}
