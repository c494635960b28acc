import ChallengeCore

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
