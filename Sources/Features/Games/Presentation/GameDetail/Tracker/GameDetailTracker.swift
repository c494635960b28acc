import ChallengeCore

nonisolated protocol GameDetailTrackerProtocol: Sendable {
    func track(_ event: GameDetailEvent)
}

nonisolated struct GameDetailTracker: GameDetailTrackerProtocol {
    let tracker: any TrackerContract

    func track(_ event: GameDetailEvent) { tracker.track(event) }
}
