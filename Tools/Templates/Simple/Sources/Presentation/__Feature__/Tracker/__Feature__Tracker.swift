import ChallengeCore

protocol __Feature__TrackerContract {
    func trackScreenViewed()
    func trackClosed()
}

struct __Feature__Tracker: __Feature__TrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed() { tracker.track(__Feature__Event.screenViewed) }
    func trackClosed() { tracker.track(__Feature__Event.closed) }
}
