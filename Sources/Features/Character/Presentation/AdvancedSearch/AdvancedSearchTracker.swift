import ChallengeCore

/// What is counted on the advanced search.
protocol AdvancedSearchTrackerContract {
    func trackScreenViewed()
    func trackApplied()
    func trackReset()
    func trackClosed()
}

struct AdvancedSearchTracker: AdvancedSearchTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(AdvancedSearchEvent.screenViewed) }
    func trackApplied() { tracker.track(AdvancedSearchEvent.applied) }
    func trackReset() { tracker.track(AdvancedSearchEvent.reset) }
    func trackClosed() { tracker.track(AdvancedSearchEvent.closed) }
}

nonisolated enum AdvancedSearchEvent: TrackingEventContract {
    case screenViewed
    case applied
    case reset
    case closed

    var name: String {
        switch self {
        case .screenViewed: "advanced_search_viewed"
        case .applied: "advanced_search_applied"
        case .reset: "advanced_search_reset"
        case .closed: "advanced_search_closed"
        }
    }
}
