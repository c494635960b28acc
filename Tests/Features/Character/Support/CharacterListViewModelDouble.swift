import ChallengeNetworking

@testable import ChallengeCharacter

/// A list's view model that a test puts into any state, and that remembers what its view asked for.
final class CharacterListViewModelDouble: CharacterListViewModelContract {
    var state: CharacterListViewState
    var filter: CharacterFilter
    var recentSearches: [String]
    /// What refreshing and loading more throw.
    var failure: CharactersPageError?
    /// What trying again leads to; nil leaves everything as it was.
    var stateAfterRetry: CharacterListViewState?
    private(set) var calls: [String] = []

    init(
        _ state: CharacterListViewState = .idle, filter: CharacterFilter = CharacterFilter(),
        recentSearches: [String] = []
    ) {
        self.state = state
        self.filter = filter
        self.recentSearches = recentSearches
    }

    func didAppear() async { calls.append("appear") }
    func didSelect(identifier: Int) { calls.append("select \(identifier)") }
    func didSelectAdvancedSearch() { calls.append("advanced search") }
    func didSearch(_ text: String) async { calls.append("search '\(text)'") }
    func didRetry() async {
        calls.append("retry")
        if let stateAfterRetry { state = stateAfterRetry }
    }

    func didAskForRecentSearches() async { calls.append("ask for recent searches") }

    func didDeleteRecentSearch(_ text: String) async -> Bool {
        calls.append("delete '\(text)'")
        guard let index = recentSearches.firstIndex(of: text) else { return false }
        recentSearches.remove(at: index)
        return true
    }

    func didDeleteAllRecentSearches() async {
        calls.append("delete all")
        recentSearches = []
    }

    func didRefresh() async throws(CharactersPageError) {
        calls.append("refresh")
        if let failure { throw failure }
    }

    func didLoadMore() async throws(CharactersPageError) {
        calls.append("more")
        if let failure { throw failure }
    }
}
