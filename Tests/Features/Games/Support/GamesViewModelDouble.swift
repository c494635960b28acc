import ChallengeNetworking

@testable import ChallengeGames

/// Shows what a test decides on, and remembers what it was asked for.
@MainActor
final class GamesViewModelDouble: GamesViewModelContract {
    var state: GamesViewState
    let query: String
    var recentSearches: [String] = []
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
    func didAskForRecentSearches() { calls.append("ask for recent searches") }

    func didDeleteRecentSearch(_ text: String) -> Bool {
        calls.append("delete '\(text)'")
        guard let index = recentSearches.firstIndex(of: text) else { return false }
        recentSearches.remove(at: index)
        return true
    }

    func didDeleteAllRecentSearches() {
        calls.append("delete all")
        recentSearches = []
    }

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
