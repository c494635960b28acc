import ChallengeCore

/// What is counted on a game's details.
nonisolated protocol GameDetailTrackerContract: Sendable {
    func trackScreenViewed(identifier: Int)
    func trackRefreshed(identifier: Int)
    func trackRetried(identifier: Int)
    func trackImageSelected(identifier: Int)
    func trackClosed(identifier: Int)
}

nonisolated struct GameDetailTracker: GameDetailTrackerContract {
    let tracker: any TrackerContract

    func trackScreenViewed(identifier: Int) { track("viewed", identifier) }
    func trackRefreshed(identifier: Int) { track("refreshed", identifier) }
    func trackRetried(identifier: Int) { track("retried", identifier) }
    func trackImageSelected(identifier: Int) { track("image_selected", identifier) }
    func trackClosed(identifier: Int) { track("closed", identifier) }

    private func track(_ what: String, _ identifier: Int) {
        tracker.track(GameDetailEvent(name: "game_detail_\(what)", identifier: identifier))
    }
}

/// All of them say whose details they are about.
nonisolated struct GameDetailEvent: TrackingEventContract {
    let name: String
    let identifier: Int

    var properties: [String: String] { ["id": "\(identifier)"] }
}
