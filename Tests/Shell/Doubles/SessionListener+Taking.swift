@testable import ChallengeShell

extension SessionListener {
    /// Takes an event as it is told where nothing special is wished.
    func take(_ event: SessionEvent) {
        take(event, settings: SessionSettings())
    }
}
