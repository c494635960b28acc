import ChallengeCore

/// What is counted on a character's details.
protocol CharacterDetailTrackerContract {
    func trackScreenViewed(identifier: Int)
    func trackRefreshed(identifier: Int)
    func trackRetried(identifier: Int)
    func trackImageSelected(identifier: Int)
    func trackClosed(identifier: Int)
}

struct CharacterDetailTracker: CharacterDetailTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed(identifier: Int) { track("viewed", identifier) }
    func trackRefreshed(identifier: Int) { track("refreshed", identifier) }
    func trackRetried(identifier: Int) { track("retried", identifier) }
    func trackImageSelected(identifier: Int) { track("image_selected", identifier) }
    func trackClosed(identifier: Int) { track("closed", identifier) }

    private func track(_ what: String, _ identifier: Int) {
        tracker.track(CharacterDetailEvent(name: "character_detail_\(what)", identifier: identifier))
    }
}

/// All of them say whose details they are about.
nonisolated struct CharacterDetailEvent: TrackingEventContract {
    let name: String
    let identifier: Int

    var properties: [String: String] { ["id": "\(identifier)"] }
}
