import ChallengeCore

nonisolated protocol GamesListTrackerProtocol: Sendable {
    func track(_ event: GamesListEvent)
}

nonisolated struct GamesListTracker: GamesListTrackerProtocol {
    let tracker: any TrackerContract

    func track(_ event: GamesListEvent) { tracker.track(event) }
}
