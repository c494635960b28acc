import ChallengeCore

protocol AboutTrackerContract {
    func trackScreenViewed()
    func trackClosed()
}

struct AboutTracker: AboutTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(AboutEvent.screenViewed) }

    func trackClosed() { tracker.track(AboutEvent.closed) }
}
