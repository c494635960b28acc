import ChallengeCore
import ChallengeListing

/// Tracks the events of the details of the __noun__ with an identifier.
protocol __Feature__DetailTrackerContract {
    func trackScreenViewed(identifier: Int)
    func trackRefreshed(identifier: Int)
    func trackRetried(identifier: Int)
    func trackClosed(identifier: Int)
    func trackListSelected(identifier: Int)
}

struct __Feature__DetailTracker: __Feature__DetailTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed(identifier: Int) { track(.screenViewed(identifier: identifier)) }
    func trackRefreshed(identifier: Int) { track(.refreshed(identifier: identifier)) }
    func trackRetried(identifier: Int) { track(.retried(identifier: identifier)) }
    func trackClosed(identifier: Int) { track(.closed(identifier: identifier)) }
    func trackListSelected(identifier: Int) { track(.listSelected(identifier: identifier)) }

    private func track(_ event: __Feature__DetailEvent) { tracker.track(event) }
}

extension __Feature__DetailTrackerContract {
    /// Tracks an event of the details' model.
    func track(_ event: DetailEvent, identifier: Int) {
        switch event {
        case .viewed: trackScreenViewed(identifier: identifier)
        case .refreshed: trackRefreshed(identifier: identifier)
        case .retried: trackRetried(identifier: identifier)
        case .closed: trackClosed(identifier: identifier)
        // The details have no picture, and the view model tracks their links.
        case .imageSelected, .selected: break
        }
    }
}
