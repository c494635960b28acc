/// What the view of a list asks of its view model to search, and for what was searched for before.
@MainActor
package protocol RecentSearchesViewModelContract: AnyObject {
    /// The newest first.
    var recentSearches: [String] { get }

    /// An empty text, or one of blanks, ends the search. Any other is remembered, unless the load is cancelled.
    func didSearch(_ text: String) async
    /// Brings ``recentSearches`` up to date with what other sessions have searched for.
    func didAskForRecentSearches() async
    /// Whether there was such a search.
    func didDeleteRecentSearch(_ text: String) async -> Bool
    func didDeleteAllRecentSearches() async
}
