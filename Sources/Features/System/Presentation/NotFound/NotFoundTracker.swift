import ChallengeCore

/// What is counted on the not-found screen.
protocol NotFoundTrackerContract {
    func trackScreenViewed()
    func trackClosed()
}

struct NotFoundTracker: NotFoundTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(NotFoundEvent.screenViewed) }
    func trackClosed() { tracker.track(NotFoundEvent.closed) }
}

nonisolated enum NotFoundEvent: TrackingEventContract {
    case screenViewed
    case closed

    var name: String {
        switch self {
        case .screenViewed: "not_found_viewed"
        case .closed: "not_found_closed"
        }
    }
}
