import ChallengeCore
import ChallengeTestSupport

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
    /// Why there is no picture; nil where there is one.
    var imageError: ImageError?
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

    func didSelectImage(of game: Game) throws(ImageError) -> Picture {
        calls.append("image of \(game.id)")
        if let imageError { throw imageError }
        return .sample(width: 300, height: 300)
    }

    func didSelectClose() { calls.append("close") }
}
