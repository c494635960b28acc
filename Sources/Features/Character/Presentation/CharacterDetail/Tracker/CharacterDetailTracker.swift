import ChallengeCore
import ChallengeListing

/// Tracks the events of the details of the character with an identifier.
protocol CharacterDetailTrackerContract {
    func trackScreenViewed(identifier: Int)
    func trackRefreshed(identifier: Int)
    func trackRetried(identifier: Int)
    func trackClosed(identifier: Int)
    func trackImageSelected(identifier: Int)
    func trackOriginSelected(identifier: Int)
    func trackLocationSelected(identifier: Int)
    func trackEpisodesSelected(identifier: Int)
}

struct CharacterDetailTracker: CharacterDetailTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) { self.tracker = tracker }

    func trackScreenViewed(identifier: Int) { track(.screenViewed(identifier: identifier)) }
    func trackRefreshed(identifier: Int) { track(.refreshed(identifier: identifier)) }
    func trackRetried(identifier: Int) { track(.retried(identifier: identifier)) }
    func trackClosed(identifier: Int) { track(.closed(identifier: identifier)) }
    func trackImageSelected(identifier: Int) { track(.imageSelected(identifier: identifier)) }
    func trackOriginSelected(identifier: Int) { track(.originSelected(identifier: identifier)) }
    func trackLocationSelected(identifier: Int) { track(.locationSelected(identifier: identifier)) }
    func trackEpisodesSelected(identifier: Int) { track(.episodesSelected(identifier: identifier)) }

    private func track(_ event: CharacterDetailEvent) { tracker.track(event) }
}

extension CharacterDetailTrackerContract {
    /// Tracks an event of the details' model.
    func track(_ event: DetailEvent, identifier: Int) {
        switch event {
        case .viewed: trackScreenViewed(identifier: identifier)
        case .refreshed: trackRefreshed(identifier: identifier)
        case .retried: trackRetried(identifier: identifier)
        case .closed: trackClosed(identifier: identifier)
        case .imageSelected: trackImageSelected(identifier: identifier)
        // The view model follows the links, and tracks them.
        case .selected: break
        }
    }
}
