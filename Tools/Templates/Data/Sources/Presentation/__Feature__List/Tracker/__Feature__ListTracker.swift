import ChallengeCore
import ChallengeListing

protocol __Feature__ListTrackerContract {
    func trackScreenViewed()
    func trackSelected(identifier: Int)
    func trackSearchPerformed(query: String)
    func trackRecentSearchDeleted()
    func trackRefreshed()
    func trackMoreLoaded(page: Int)
    func trackRetried()
}

struct __Feature__ListTracker: __Feature__ListTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed() { track(.screenViewed) }
    func trackSelected(identifier: Int) { track(.selected(identifier: identifier)) }
    func trackSearchPerformed(query: String) { track(.searchPerformed(query: query)) }
    func trackRecentSearchDeleted() { track(.recentSearchDeleted) }
    func trackRefreshed() { track(.refreshed) }
    func trackMoreLoaded(page: Int) { track(.moreLoaded(page: page)) }
    func trackRetried() { track(.retried) }

    private func track(_ event: __Feature__ListEvent) { tracker.track(event) }
}

extension __Feature__ListTrackerContract {
    /// Tracks an event of the list's model.
    func track(_ event: ListEvent) {
        switch event {
        case .viewed: trackScreenViewed()
        case .selected(let identifier): trackSelected(identifier: identifier)
        case .searched(let query): trackSearchPerformed(query: query)
        // The list has no filter.
        case .filtered: break
        case .recentSearchDeleted: trackRecentSearchDeleted()
        case .refreshed: trackRefreshed()
        case .loadedMore(let page): trackMoreLoaded(page: page)
        case .retried: trackRetried()
        }
    }
}
