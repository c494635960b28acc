@testable import ChallengeGames

/// Shows what a test decides on, and remembers what it was asked for.
@MainActor
final class GameDetailViewModelDouble: GameDetailViewModelContract {
    let identifier: Int
    var state: GameDetailViewState
    /// What a refresh fails with.
    var failure: GameError?
    /// What the state is after a retry.
    var stateAfterRetry: GameDetailViewState?
    private(set) var calls: [String] = []

    init(_ state: GameDetailViewState = .idle, identifier: Int = 7) {
        self.state = state
        self.identifier = identifier
    }

    func didAppear() { calls.append("appear") }

    func didRefresh() throws(GameError) {
        calls.append("refresh")
        if let failure { throw failure }
    }

    func didRetry() {
        calls.append("retry")
        state = stateAfterRetry ?? state
    }

    func didSelectClose() { calls.append("close") }
}
