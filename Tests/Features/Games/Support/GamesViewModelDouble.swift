import ChallengeNetworking

@testable import ChallengeGames

/// Shows what a test decides on, and remembers what it was asked for.
@MainActor
final class GamesViewModelDouble: GamesViewModelContract {
    var state: GamesViewState
    let query: String
    /// What a load fails with.
    var failure: LoadFailure?
    /// What the state is after a retry.
    var stateAfterRetry: GamesViewState?
    private(set) var calls: [String] = []

    init(_ state: GamesViewState = .idle, query: String = "") {
        self.state = state
        self.query = query
    }

    func didAppear() { calls.append("appear") }
    func didSelect(identifier: Int) { calls.append("select \(identifier)") }
    func didSearch(_ text: String) { calls.append("search '\(text)'") }

    func didRefresh() throws(LoadFailure) {
        calls.append("refresh")
        if let failure { throw failure }
    }

    func didLoadMore() throws(LoadFailure) {
        calls.append("more")
        if let failure { throw failure }
    }

    func didRetry() {
        calls.append("retry")
        state = stateAfterRetry ?? state
    }
}
