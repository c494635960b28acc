import ChallengeCore

protocol AdvancedSearchTrackerContract {
    func trackScreenViewed()
    func trackReset()
    func trackApplied()
    func trackClosed()
}

struct AdvancedSearchTracker: AdvancedSearchTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed() { track(.screenViewed) }
    func trackReset() { track(.reset) }
    func trackApplied() { track(.applied) }
    func trackClosed() { track(.closed) }

    private func track(_ event: AdvancedSearchEvent) { tracker.track(event) }
}
