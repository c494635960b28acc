import ChallengeCore
import ChallengeListing

protocol CharacterListTrackerContract {
    func trackScreenViewed()
    func trackCharacterSelected(identifier: Int)
    func trackSearchPerformed(query: String)
    func trackRecentSearchDeleted()
    func trackRefreshed()
    func trackMoreLoaded(page: Int)
    func trackRetried()
    func trackAdvancedSearchSelected()
    func trackFilterApplied(_ filter: CharacterFilter)
}

struct CharacterListTracker: CharacterListTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed() { track(.screenViewed) }
    func trackCharacterSelected(identifier: Int) { track(.characterSelected(identifier: identifier)) }
    func trackSearchPerformed(query: String) { track(.searchPerformed(query: query)) }
    func trackRecentSearchDeleted() { track(.recentSearchDeleted) }
    func trackRefreshed() { track(.refreshed) }
    func trackMoreLoaded(page: Int) { track(.moreLoaded(page: page)) }
    func trackRetried() { track(.retried) }
    func trackAdvancedSearchSelected() { track(.advancedSearchSelected) }
    func trackFilterApplied(_ filter: CharacterFilter) { track(.filterApplied(filter)) }

    private func track(_ event: CharacterListEvent) { tracker.track(event) }
}

extension CharacterListTrackerContract {
    /// Tracks an event of the list's model.
    func track(_ event: ListEvent) {
        switch event {
        case .viewed: trackScreenViewed()
        case .selected(let identifier): trackCharacterSelected(identifier: identifier)
        case .searched(let query): trackSearchPerformed(query: query)
        // The view model applies the filter, and tracks it.
        case .filtered: break
        case .recentSearchDeleted: trackRecentSearchDeleted()
        case .refreshed: trackRefreshed()
        case .loadedMore(let page): trackMoreLoaded(page: page)
        case .retried: trackRetried()
        }
    }
}
